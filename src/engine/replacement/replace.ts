import { termsIn } from '../../bytecode/term';
import { makeFrame } from '../../vm/frame';
import { statementsAt, termAt } from '../../vm/pool';
import { bindNum } from '../../vm/scope';
import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Decision } from '../decision';
import type { Besides, GameEvent, Proposed } from '../events/event';
import { entryWith } from '../handlers/effects/entry';
import { objectOf } from '../write';
import { contextFor, type Game } from '../world';
import type { Applicable, Rider } from './applicable';
import { enteringOf } from './entering';
import { chooserOf, findReplacements } from './find';
import { withPrevented, withRedirected } from './prevent';
import { useShield } from './shields';

/** Applies one effect to a proposed event; who is affected chooses which, if it matters (CR 616.1). */
export function replace(game: Game, task: TaskOf<'replace'>, given: Given): Next {
  const { proposed } = task;
  const options = findReplacements(game, proposed);
  const [first] = options;
  if (first === undefined) return proposedInstead([proposed]);
  if (task.stage === 'find' && options.length > 1 && !commute(game, options))
    return ask(decision(game, proposed, options), { ...task, stage: 'chosen' });
  const chosen = task.stage === 'chosen' ? options[answerOf(given, 'option').index] : first;
  return apply(game, proposed, chosen ?? first);
}

/** The result of a replacement: what is proposed in place of the event. */
export function proposedInstead(events: readonly Proposed[], besides?: Besides): Next {
  return { kind: 'done', result: { kind: 'proposed', events, besides } };
}

function decision(game: Game, { event }: Proposed, options: readonly Applicable[]): Decision {
  return {
    kind: 'option',
    what: 'replacement',
    player: chooserOf(game, event),
    reason: { source: null, ability: null, code: null, rule: 'CR 616.1' },
    options: options.map(({ source, how, ability, id }) => ({
      entity: source,
      code: how.kind === 'body' ? how.code : ability,
      label: id,
    })),
  };
}

/** Is the order of the effects without consequence, since they only add to how something enters? */
function commute(game: Game, options: readonly Applicable[]): boolean {
  return options.every(({ how }) => {
    switch (how.kind) {
      case 'body':
        return (
          how.form === 'enters' &&
          statementsAt(game.pool, how.code)
            .flatMap(termsIn)
            .every(({ op }) => op !== 'chooseAsEnters' && op !== 'may' && op !== 'entersUntapped')
        );
      case 'events':
        return how.events.every((event) => enteringOf(event) !== null);
      case 'entry':
      case 'attachAura':
      case 'protector':
      case 'tribute':
      case 'chapter':
        return true;
      case 'prevent':
        return how.most === null && how.shield === null && how.then === null;
      case 'multiply':
        return true;
      case 'redirect':
      case 'regenerate':
      case 'toCommand':
      case 'mayEvents':
        return false;
    }
  });
}

function apply(game: Game, { event, replacedBy, doneBesides = [] }: Proposed, { id, how }: Applicable): Next {
  const used = [...replacedBy, id];
  const instead = (events: readonly GameEvent[]): Next =>
    proposedInstead(events.map((each) => ({ event: each, replacedBy: used, doneBesides })));
  const proposed: Proposed = { event, replacedBy: used, doneBesides };
  switch (how.kind) {
    case 'events':
      return instead(how.events);
    case 'prevent': {
      if (event.kind !== 'damage') return instead([event]);
      const { event: rest, prevented } = withPrevented(game, event, how.most);
      if (how.shield !== null) useShield(game, how.shield, prevented);
      if (how.then !== null && prevented > 0) return withRider(game, proposed, rest, how.then, prevented);
      return instead(rest === null ? [] : [rest]);
    }
    case 'multiply':
      return instead([event.kind === 'damage' ? { ...event, amount: event.amount * how.factor } : event]);
    case 'redirect': {
      if (event.kind !== 'damage') return instead([event]);
      const { events, redirected } = withRedirected(event, how.most, how.onto);
      if (how.shield !== null) useShield(game, how.shield, redirected);
      return instead(events);
    }
    case 'regenerate':
      if (event.kind !== 'destroy') return instead([event]);
      if (how.shield !== null) useShield(game, how.shield, 1);
      return instead(regeneration(game, event.object));
    case 'body': {
      if (how.shield !== null) useShield(game, how.shield, 1);
      const frame = makeFrame(how.scope, how.code);
      const fresh = { event, collected: [], besides: 'no', acted: 'no', waits: 'nothing', choice: '' } as const;
      return run({ kind: 'replaceBody', proposed, form: how.form, frame, ...fresh });
    }
    case 'entry': {
      const entering = enteringOf(event);
      if (entering?.kind !== 'move') return instead([event]);
      const context = contextFor(game, how.scope);
      const entry = entryWith(context, termAt(game.pool, how.code), entering.entry, entering.object);
      return instead([{ ...entering, entry }]);
    }
    case 'mayEvents':
      return run({
        kind: 'mayReplace',
        proposed,
        player: how.player,
        events: how.events,
        label: how.label,
        stage: 'ask',
      });
    case 'toCommand':
      return run({ kind: 'toCommand', proposed, player: how.player, stage: 'ask' });
    case 'attachAura': {
      const entering = enteringOf(event);
      if (entering === null) return instead([event]);
      const { player, hosts } = how;
      return run({ kind: 'chooseHost', proposed, event: entering, player, hosts, stage: 'ask' });
    }
    case 'chapter': {
      const entering = enteringOf(event);
      if (entering === null) return instead([event]);
      const { player, last } = how;
      return run({ kind: 'chooseChapter', proposed, event: entering, player, last, stage: 'ask' });
    }
    case 'tribute': {
      const entering = enteringOf(event);
      if (entering === null) return instead([event]);
      const { player, players, count } = how;
      return run({ kind: 'payTribute', proposed, event: entering, player, players, count, stage: 'ask' });
    }
    case 'protector': {
      const entering = enteringOf(event);
      if (entering === null) return instead([event]);
      const { player, players } = how;
      return run({ kind: 'chooseProtector', proposed, event: entering, player, players, stage: 'ask' });
    }
  }
}

/** Damage is prevented, and what the effect does besides happens with what is left of it (CR 615.5). */
function withRider(game: Game, proposed: Proposed, rest: GameEvent | null, rider: Rider, prevented: number): Next {
  const { scope, code, value } = rider;
  const values = [...scope.values];
  values[value] = bindNum(prevented, [scope.controller]);
  const frame = makeFrame({ ...scope, values }, code);
  const fresh = { collected: [], besides: 'no', acted: 'yes', waits: 'nothing', choice: '' } as const;
  return run({ kind: 'replaceBody', proposed, form: 'instead', frame, event: rest, ...fresh });
}

/** "Remove all damage marked on it, its controller taps it, and it is removed from combat" (CR 701.19a). */
export function regeneration(game: Game, object: `o${number}`): readonly GameEvent[] {
  const tap: readonly GameEvent[] = objectOf(game, object).tapped ? [] : [{ kind: 'tap', object, cause: 'effect' }];
  return [{ kind: 'regenerated', object }, ...tap, { kind: 'leaveCombat', object }];
}
