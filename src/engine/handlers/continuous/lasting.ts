import { isTerm, termsIn, type Term } from '../../../bytecode/term';
import { withCandidate, type DurationValue } from '../../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../../vm/entity';
import {
  conjunctsOf,
  evalEntities,
  optionalTerm,
  optionalWord,
  playersOfArg,
  termsOf,
  trap,
  wordOf,
  wordsOf,
} from '../../../vm/evaluate';
import { pathOf } from '../../../vm/pool';
import { subjectTermOf } from '../../../vm/subjects';
import { affectedTerm } from '../../characteristics/clauses';
import type { Modification } from '../../characteristics/modification';
import { controllerOf } from '../../state/last-known';
import { isLater } from '../../statics/later';
import type { NewEffect } from '../../statics/lasting';
import type { ContinuousHandler, EffectContext, EffectHandler, EffectOutcome } from '../../world';
import { about, followed } from '../effects/follow';
import { grantsOf } from './abilities';

/** A continuous effect that changes characteristics or control begins: its set and its values are fixed (CR 611.2c, CR 611.2d). */
export function beginChange(handler: ContinuousHandler): EffectHandler {
  return (context, term) => {
    if (isLater(context.duration)) return trap(context, term, 'a change of characteristics that begins later');
    const subject = affectedTerm(term);
    if (subject !== null && areStillToCome(subject)) return beginForComing(context, handler, term, subject);
    const affected = subject === null ? [] : asTheyAre(context, evalEntities(context, subject));
    const groups = new Map<string, { readonly content: Modification; readonly affected: Entity[] }>();
    // Who gains control of it is the subject, not what is affected.
    const who = subjectTermOf(term);
    const isOfPlayers = who?.op === 'subject' && who !== subject;
    for (const entity of affected) {
      const inside = { ...withCandidate(context, entity), subject: isOfPlayers ? context.subject : [entity] };
      for (const change of handler.changes(inside, term)) {
        const content = fixed(change);
        const key = JSON.stringify(content);
        const group = groups.get(key) ?? { content, affected: [] };
        groups.set(key, group);
        group.affected.push(entity);
      }
    }
    const duration = context.duration ?? forever;
    const effects = [...groups.values()].map((group) => ({ ...about(context), duration, ...group }));
    const outcome = begin(affected, effects, term);
    if (term.op === 'changeText') return afterWords(context, term, outcome);
    const asked = [
      ...grantsOf(term).flatMap((grant) =>
        grant.op === 'grantKeyword' ? choiceIn(optionalTerm(grant, 'keyword')) : [],
      ),
      ...(term.op === 'become' ? kindsOfChoice(optionalTerm(term, 'filter')) : []),
    ][0];
    return asked === undefined ? outcome : afterChoice(context, asked, outcome);
  };
}

/** Spells that are described and not cast yet: "the next creature spell you cast this turn … that spell". */
export const areStillToCome = (subject: Term): boolean =>
  (subject.op === 'all' || subject.op === 'again') &&
  termsIn(subject).some(({ op }) => op === 'nextCast' || (op === 'cast' && subject.op === 'all'));

function beginForComing(context: EffectContext, handler: ContinuousHandler, term: Term, subject: Term): EffectOutcome {
  const described = pathOf(context.pool, subject);
  const duration = context.duration ?? forever;
  const effects = handler
    .changes({ ...context, subject: [] }, term)
    .map((change): NewEffect => ({ ...about(context), duration, affected: null, described, content: fixed(change) }));
  return begin([], effects, term);
}

/** "The color of your choice" in what something becomes. */
function kindsOfChoice(filter: Term | null): readonly Term[] {
  if (filter === null) return [];
  return conjunctsOf(filter).filter(({ op }) => op === 'ofChoice');
}

/** What a granted keyword leaves to a player's choice. */
function choiceIn(keyword: Term | null): readonly Term[] {
  if (keyword?.op !== 'protection' && keyword?.op !== 'hexproofFrom') return [];
  return termsOf(keyword, 'from').filter(({ op }) => op === 'ofChoice');
}

function afterChoice(context: EffectContext, asked: Term, outcome: EffectOutcome): EffectOutcome {
  const [event] = outcome.kind === 'events' ? outcome.events : [];
  const [player] = playersOfArg(context, asked, 'who');
  if (event?.kind !== 'beginEffect' || player === undefined) return outcome;
  const code = pathOf(context.pool, asked);
  const task = {
    kind: 'chooseQuality',
    player,
    what: wordOf(context, asked, 'what'),
    code,
    event,
    chosen: [],
    stage: 'ask',
  } as const;
  return { kind: 'tasks', tasks: [task] };
}

/** Who changes a text chooses which word takes the place of which (CR 612.1). */
function afterWords(context: EffectContext, term: Term, outcome: EffectOutcome): EffectOutcome {
  const [event] = outcome.kind === 'events' ? outcome.events : [];
  const [player] = playersOfArg(context, term, 'who');
  if (event?.kind !== 'beginEffect' || event.effects.length === 0 || player === undefined) return outcome;
  const words = wordsOf(term, 'words');
  const code = pathOf(context.pool, term);
  const [to, never] = [optionalWord(term, 'to'), optionalWord(term, 'never')];
  return {
    kind: 'tasks',
    tasks: [{ kind: 'chooseWords', player, words, from: null, to, never, code, event, stage: 'ask' }],
  };
}

/** Only what is printed on an object defines its characteristics (CR 604.3a). */
function fixed(change: Modification): Modification {
  return change.kind === 'definePt' ? { ...change, kind: 'setPt' } : change;
}

/**
 * A rule of the game begins (CR 611.2c): about the things named, or, where a description names them, about whatever
 * fits at any time.
 */
export const beginRule: EffectHandler = (context, term) => {
  const code = pathOf(context.pool, term);
  const named = namedThings(context, term);
  const effects = lengths(context, term, named).map(([affected, duration]): NewEffect => ({
    ...about(context),
    duration,
    affected,
    content: { kind: 'rule', code },
  }));
  return begin(named ?? [], effects, term);
};

const forever: DurationValue = { kind: 'forever' };

function begin(objects: readonly Entity[], effects: readonly NewEffect[], term: Term): EffectOutcome {
  const others = (term.op === 'loseAll' && optionalWord(term, 'which') === 'other') || term.op === 'loseTypes';
  const before = others ? 'sameAbility' : 'nothing';
  return { kind: 'events', events: [{ kind: 'beginEffect', objects, effects, before }] };
}

/** The things that a rule names, null when it describes them. */
function namedThings(context: EffectContext, term: Term): readonly Entity[] | null {
  const subject = affectedTerm(term);
  if (subject === null || (subject.op === 'all' && !isSaidOfEachNow(term))) return null;
  if (areStillToCome(subject)) return null;
  return asTheyAre(context, evalEntities(context, subject));
}

/** Does a rule about a description speak of each thing that fits now ("its controller's next untap step")? */
function isSaidOfEachNow(term: Term): boolean {
  return term.args.some(
    (arg) => isTerm(arg) && ((arg.op === 'acted' && arg.args[0] === 'one') || isSaidOfEachNow(arg)),
  );
}

/** What this resolution has moved is meant where it is now (CR 400.7j). */
function asTheyAre(context: EffectContext, entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => (isPlayer(entity) ? entity : (followed(context, entity) ?? entity)));
}

/** The named things with the duration of the rule for each: the rule's own, or what its words imply. */
function lengths(
  context: EffectContext,
  term: Term,
  named: readonly Entity[] | null,
): readonly (readonly [readonly Entity[] | null, DurationValue])[] {
  if (context.duration !== null) return [[named, context.duration]];
  if (term.op === 'doesntUntap' && optionalWord(term, 'which') === 'next')
    return named === null
      ? whoseSteps(context, term).map((player) => [null, { kind: 'untapStepOf', player }])
      : named.filter(isObject).map((id) => [[id], { kind: 'untapStepOf', player: whoseStep(context, term, id) }]);
  if (term.op === 'must' || term.op === 'mustAttack' || term.op === 'additionalLands' || term.op === 'activatesLoyalty')
    return [[named, implied(term)]];
  return [[named, forever]];
}

function whoseStep(context: EffectContext, term: Term, id: ObjectId): PlayerId {
  const [player] = playersOfArg({ ...context, subject: [id] }, term, 'whose');
  return player ?? controllerOf(context.world, id);
}

/** The players in whose next untap step a rule about whatever fits its description holds. */
function whoseSteps(context: EffectContext, term: Term): readonly PlayerId[] {
  const described = affectedTerm(term);
  const subject = described === null ? [] : evalEntities(context, described);
  return playersOfArg({ ...context, subject }, term, 'whose');
}

/** "Attacks this turn if able", "you may play an additional land this turn". */
function implied(term: Term): DurationValue {
  switch (optionalWord(term, 'when')) {
    case 'thisTurn':
    case 'twiceThisTurn':
      return { kind: 'endOfTurn' };
    case 'thisCombat':
      return { kind: 'endOfCombat' };
    default:
      return forever;
  }
}
