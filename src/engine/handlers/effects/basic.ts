import type { Op } from '../../../bytecode/table';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../../vm/entity';
import {
  entitiesOf,
  intOf,
  numOf,
  optionalTerm,
  optionalWord,
  playersOfArg,
  speaksOfEach,
  termOf,
} from '../../../vm/evaluate';
import type { Task } from '../../agenda/task';
import { undertaken } from '../../actions/undertake';
import type { EventOf, GameEvent } from '../../events/event';
import { excessOver } from '../../events/excess';
import { propose } from '../../events/propose';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { isTerm, type Term } from '../../../bytecode/term';
import { bindEntities, nothing } from '../../../vm/scope';
import { targetSlotOf } from '../../stack/targets';
import { events } from '../outcome';
import { followed, objectsToMove } from './follow';

/** One event for each player who is the subject. */
function forWho(context: EffectContext, term: Term, event: (player: PlayerId) => GameEvent): EffectOutcome {
  return events(playersOfArg(context, term, 'who').map(event));
}

/**
 * One event for each object that is tapped or untapped. "Tap all creatures. Those creatures don't untap": those that were
 * so before are spoken of, too, although nothing is done to them (CR 701.26a).
 */
function turned(
  context: EffectContext,
  term: Term,
  event: (object: ObjectId, by: PlayerId) => GameEvent,
): EffectOutcome {
  const by = doer(context, term);
  const objects = objectsToMove(context, term, 'what');
  const all = objects.map((object) => event(object, by));
  const isSoBefore = (id: ObjectId): boolean => context.world.state.objects[id]?.tapped === (term.op === 'tap');
  if (!objects.some(isSoBefore)) return events(all);
  const named: Task = { kind: 'result', binding: { ...nothing, entities: objects } };
  return {
    kind: 'tasks',
    tasks: [{ kind: 'oneByOne', groups: [[propose(...all)], [named]], did: nothing }],
  };
}

/** The player who acts: the subject, or the controller of the effect. */
function doer(context: EffectContext, term: Term): PlayerId {
  return playersOfArg(context, term, 'who')[0] ?? context.scope.controller;
}

/** Each source deals its damage: "they each deal damage equal to their power". */
function damageEvents(context: EffectContext, term: Term): readonly GameEvent[] {
  const sources = entitiesOf(context, term, 'source').filter(isObject);
  const said = termOf(context, term, 'source');
  return sources.flatMap((source) => damageOf(onlyOf(context, said, source), term, source));
}

/** The surroundings in which the reference to several things means one of them. */
function onlyOf(context: EffectContext, said: Term, source: ObjectId): EffectContext {
  const [inner] = said.args;
  const reference = said.op === 'severally' && isTerm(inner) ? inner : said;
  const value = reference.op === 'ref' ? intOf(context, reference, 'value') : null;
  const values = context.scope.values.map((bound, at) => (at === value ? bindEntities([source]) : bound));
  return { ...context, subject: [source], candidate: source, scope: { ...context.scope, values } };
}

function damageOf(context: EffectContext, term: Term, source: ObjectId): readonly GameEvent[] {
  const to = termOf(context, term, 'to');
  // How much each target gets was announced, where it is divided (CR 601.2d).
  const slot = targetSlotOf(context, to);
  const shares = slot === null ? undefined : context.scope.divided[slot];
  const isDivided = optionalWord(term, 'divided') !== null;
  return receivers(context, term).flatMap((recipient: Entity, at) => {
    const amount = isDivided ? (shares?.[at] ?? 0) : numOf(perRecipient(context, term, recipient), term, 'amount');
    const preventable = optionalWord(term, 'sure') === null ? 'yes' : 'no';
    return withoutExcess(context, term, {
      kind: 'damage',
      source,
      to: recipient,
      amount,
      combat: 'noncombat',
      preventable,
    });
  });
}

/** "Excess damage is dealt to that creature's controller instead": the event is modified before anything else (CR 120.4a). */
function withoutExcess(context: EffectContext, term: Term, event: EventOf<'damage'>): readonly GameEvent[] {
  const others = optionalTerm(term, 'excess') === null ? [] : entitiesOf(context, term, 'excess');
  const excess = others.length === 0 || isPlayer(event.to) ? 0 : excessOver(context.world, event.to, [event]);
  if (excess === 0) return [event];
  return [{ ...event, amount: event.amount - excess }, ...others.map((to) => ({ ...event, to, amount: excess }))];
}

/** What is dealt damage: what this effect has moved is meant where it is now (CR 400.7j). */
function receivers(context: EffectContext, term: Term): readonly Entity[] {
  return entitiesOf(context, term, 'to').map((entity) =>
    isPlayer(entity) ? entity : (followed(context, entity) ?? entity),
  );
}

/** Sources that each deal damage of their own: what is said of each is said of them, not of what is dealt damage. */
const severalSources: readonly Op[] = ['all', 'severally', 'union'];

/** "Deals damage to each player equal to the number of cards in that player's hand": another amount for each of them. */
function perRecipient(context: EffectContext, term: Term, recipient: Entity): EffectContext {
  const isOfSources = severalSources.includes(termOf(context, term, 'source').op);
  return isOfSources || !isOfEach(context, termOf(context, term, 'amount'))
    ? context
    : {
        ...context,
        subject: [recipient],
        candidate: recipient,
        actor: isPlayer(recipient) ? recipient : context.actor,
      };
}

/** Is a number another one for each thing that the statement is about, by itself or by what a value in it is? */
function isOfEach(context: EffectContext, amount: Term): boolean {
  if (speaksOfEach(amount)) return true;
  if (amount.op === 'numRef') return context.scope.values[intOf(context, amount, 'value')]?.code !== undefined;
  return amount.args.some((arg) => isTerm(arg) && isOfEach(context, arg));
}

/** Effects that are events and nothing else. */
export const basicEffects: Rules['effects'] = {
  draw: (context, term) => {
    const count = numOf(context, term, 'count');
    return forWho(context, term, (player) => ({ kind: 'drawCards', player, count }));
  },
  gainLife: (context, term) => {
    const amount = numOf(context, term, 'amount');
    return forWho(context, term, (player) => ({ kind: 'gainLife', player, amount, source: context.scope.source }));
  },
  loseLife: (context, term) => {
    const amount = numOf(context, term, 'amount');
    return forWho(context, term, (player) => ({
      kind: 'loseLife',
      player,
      amount,
      cause: 'effect',
      source: context.scope.source,
    }));
  },
  dealDamage: (context, term) => events(damageEvents(context, term)),
  tap: (context, term) => turned(context, term, (object, by) => ({ kind: 'tap', object, cause: 'effect', by })),
  untap: (context, term) => turned(context, term, (object) => ({ kind: 'untap', object, cause: 'effect' })),
  winGame: (context, term) => forWho(context, term, (player) => ({ kind: 'winGame', player })),
  drawGame: (context) => events([{ kind: 'drawGame', player: context.scope.controller }]),
  loseGame: (context, term) => forWho(context, term, (player) => ({ kind: 'loseGame', player, reason: 'CR 104.3e' })),
  scry: (context, term) => {
    const count = numOf(context, term, 'count');
    const players = playersOfArg(context, term, 'who').filter(isPlayer);
    return {
      kind: 'tasks',
      tasks: players.flatMap((player) =>
        undertaken(
          context.world,
          { action: 'scry', player, object: null, amount: count },
          { kind: 'scry', player, count, to: 'bottom', stage: 'ask' },
        ),
      ),
    };
  },
};
