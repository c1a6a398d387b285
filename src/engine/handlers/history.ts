import { flatMapped } from '../../source/flat-mapped';
import type { Op } from '../../bytecode/table';
import { isTerm, type Term } from '../../bytecode/term';
import { withCandidate, type Handlers } from '../../vm/context';
import { objectsOf, type Entity, type ObjectId } from '../../vm/entity';
import {
  entitiesOf,
  evalNum,
  numOf,
  optionalTerm,
  optionalWord,
  patternOf,
  playersOfArg,
  termOf,
  termsOf,
  wordOf,
} from '../../vm/evaluate';
import type { Happened } from '../events/event';
import { asEntered, controllerOf, objectOrLast } from '../state/last-known';
import { phaseOf } from '../turn/phases';
import { compare } from './compare';
import { isEnough, isOneOfThem } from './enough';
import { countTogether, differenceIn, likenessIn } from './kinds-among';
import { matchEvent } from './events/compound';
import { isSoMuch, saysHowMuch } from './events/damage';
import type { Game, GameContext, Roles } from '../world';

/** All that happened in the game. */
function wholeHistory({ state: { earlier, lastTurn, history } }: Game): readonly Happened[] {
  return [...earlier.flat(), ...lastTurn, ...history];
}

/** The events of the period that an instruction looks at (CR 608.2i). */
function eventsOf(context: GameContext, term: Term): readonly Happened[] {
  const { history, lastTurn } = context.world.state;
  switch (wordOf(context, term, 'period')) {
    case 'thisTurn':
      return history;
    case 'lastTurn':
      return lastTurn;
    case 'thisGame':
    case 'yet':
    case 'ever':
      return wholeHistory(context.world);
    case 'thisWay':
      return doneThisWay(context);
    case 'thisCombat': {
      const begun = history.findLast(({ event }) => event.kind === 'beginStep' && event.step === 'beginCombat');
      return begun === undefined ? [] : history.filter(({ id }) => id >= begun.id);
    }
    default:
      return [];
  }
}

/** What the spell or ability that is resolving has done so far, in a process that is repeated in this round. */
export function doneThisWay({ scope, world }: GameContext): readonly Happened[] {
  const { since, batch, until, round } = scope.follows;
  const from = round ?? since ?? batch ?? world.state.nextEvent;
  return world.state.history.filter(({ id }) => id >= from && (until === null || id < until));
}

const matching = (context: GameContext, term: Term): readonly Happened[] =>
  found(context, term).map(({ happened }) => happened);

function found(context: GameContext, term: Term): readonly Found[] {
  const event = termOf(context, term, 'event');
  const all = flatMapped(eventsOf(context, term), apart);
  const fitting = flatMapped(all, (happened) => {
    const roles = matchEvent(context, event, { event: happened.event, happened });
    return roles === null ? [] : [{ happened, roles }];
  });
  return saysHowMuch(event) ? enoughDamage(context, event, fitting) : fitting;
}

interface Found {
  readonly happened: Happened;
  readonly roles: Roles;
}

/** "Was dealt 7 or more damage this turn": all of the period together, for each thing, or for several of a kind. */
function enoughDamage(context: GameContext, event: Term, found: readonly Found[]): readonly Found[] {
  const what = optionalTerm(event, 'what');
  const isTogether = what?.op === 'some' && optionalWord(what, 'quantity') === 'bare';
  const keyOf = ({ roles }: Found): string =>
    isTogether ? '' : ((roles['what'] ?? roles['who'])?.entities.join() ?? '');
  const sums = new Map<string, number>();
  for (const each of found) sums.set(keyOf(each), (sums.get(keyOf(each)) ?? 0) + (each.roles['amount']?.num ?? 0));
  return found.filter((each) => isSoMuch(context, event, sums.get(keyOf(each)) ?? 0));
}

/** What is revealed together is revealed one by one where it is counted. */
function apart(happened: Happened): readonly Happened[] {
  const { event } = happened;
  if (event.kind !== 'reveal' || event.objects.length < 2) return [happened];
  return event.objects.map((object) => ({ ...happened, event: { ...event, objects: [object] } }));
}

/** "Two or more creatures entered under an opponent's control": as many as one of those players had. */
function mostOfOne(context: GameContext, event: Term, all: readonly Found[]): number {
  const place = event.op === 'putInto' ? optionalTerm(event, 'to') : null;
  const under = event.op === 'enters' || event.op === 'dies' ? optionalTerm(event, 'under') : null;
  const whose = under ?? (place?.op === 'zone' ? optionalTerm(place, 'owner') : null);
  if (whose?.op !== 'some' || optionalWord(whose, 'quantity') !== 'a') return all.length;
  const counts = new Map<Entity | undefined, number>();
  for (const { roles } of all) {
    const [what] = objectsOf(roles['what']?.entities ?? []);
    const of =
      roles['under']?.entities[0] ?? (what === undefined ? undefined : objectOrLast(context.world, what)?.owner);
    counts.set(of, (counts.get(of) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** "If a creature died this turn": has something of the kind happened? */
export const historyConditions: Handlers<Game>['bool'] = {
  /** The last event by which "you" got control of it comes after the upkeep of your turn before this one (CR 702.30a). */
  cameUnderControl: (context, term) => {
    const { state } = context.world;
    const all = wholeHistory(context.world);
    const upkeeps = all.filter(
      ({ event }) => event.kind === 'beginStep' && event.step === 'upkeep' && event.player === context.scope.controller,
    );
    const before = upkeeps.at(state.turn.active === context.scope.controller ? -2 : -1)?.id ?? 0;
    return entitiesOf(context, term, 'what').every((id) => {
      const began = all.findLast(
        ({ event, became }) => became === id || (event.kind === 'changeControl' && event.object === id),
      );
      return began !== undefined && began.id > before;
    });
  },
  lifeChanged: (context, term) => {
    const kind = wordOf(context, term, 'change') === 'gained' ? 'gainLife' : 'loseLife';
    const happened = eventsOf(context, term);
    return context.world.state.order.some((player) => {
      if (!patternOf(withCandidate(context, player), term, 'who')) return false;
      const sum = happened.reduce(
        (so, { event, amount }) => (event.kind === kind && event.player === player ? so + amount : so),
        0,
      );
      return compare(sum, wordOf(context, term, 'how'), numOf(context, term, 'count'));
    });
  },
  /** In which phase of whose turn it was when it was cast. */
  castDuring: (context, term) => {
    const [object] = entitiesOf(context, term, 'what');
    const { history } = context.world.state;
    const at = history.findIndex(({ event }) => event.kind === 'cast' && event.object === object);
    const cast = history[at]?.event;
    const begun = history.slice(0, Math.max(at, 0)).findLast(({ event }) => event.kind === 'beginStep')?.event;
    if (cast?.kind !== 'cast' || begun?.kind !== 'beginStep') return false;
    return (
      playersOfArg(context, term, 'who').includes(cast.player) &&
      playersOfArg(context, term, 'whose').includes(begun.player) &&
      (wordOf(context, term, 'phase') === 'turn' || phaseOf(begun.step) === 'main')
    );
  },
  nthTurnOf: (context, term) => {
    const { turn } = context.world.state;
    if (!patternOf(withCandidate(context, turn.active), term, 'who')) return false;
    const turns = wholeHistory(context.world).filter(
      ({ event }) => event.kind === 'beginTurn' && event.player === turn.active,
    ).length;
    return termsOf(term, 'nth').some((nth) => evalNum(context, nth) === turns);
  },
  nthTimeOf: (context, term) => {
    const times = matching(context, term).length;
    return termsOf(term, 'nth').some((nth) => evalNum(context, nth) === times);
  },
  excessDealt: (context, term) => excessThisWay(context, term) > 0,
  happened: (context, term) => {
    const event = termOf(context, term, 'event');
    const counted = countedIn(event);
    const all = found(context, term);
    const isKin = counted !== null && saysKinship(context, counted);
    const things = isKin ? all.flatMap(({ roles }) => roles['what']?.entities ?? []) : [];
    const count = isKin ? countTogether(context, counted, things) : mostOfOne(context, event, all);
    // What is said of the turn before this one is not so where there was none.
    if (wordOf(context, term, 'period') === 'lastTurn' && !wasTurnBefore(context.world)) return false;
    return isEnough(context, counted, count) === (wordOf(context, term, 'polarity') === 'did');
  },
};

const wasTurnBefore = ({ state }: Game): boolean => state.lastTurn.some(({ event }) => event.kind === 'beginTurn');

/** The excess damage that was dealt this way, to whomever or to what is described (CR 120.10). */
function excessThisWay(context: GameContext, term: Term): number {
  const to = optionalTerm(term, 'to');
  return doneThisWay(context).reduce((sum, { event, excess }) => {
    if (event.kind !== 'damage' || excess === undefined) return sum;
    return to === null || patternOf(withCandidate(context, event.to), term, 'to') ? sum + excess : sum;
  }, 0);
}

/** The participant that an event asks a number of: "two or more creatures died", "you cast two or more spells". */
function countedIn(event: Term): Term | null {
  const patterns = event.args.filter(isTerm).filter(({ op }) => op === 'some');
  const asked = patterns.find(
    (pattern) => counts.includes(optionalWord(pattern, 'quantity') ?? '') && !isOneOfThem(pattern),
  );
  return asked ?? null;
}

/** Must those be alike, or differ: "if two cards that share a color were milled this way"? */
function saysKinship(context: GameContext, pattern: Term): boolean {
  const filter = optionalTerm(pattern, 'filter');
  return likenessIn(context, filter) !== null || differenceIn(context, filter) !== null;
}

const counts: readonly string[] = ['no', 'atLeast', 'atMost', 'exactly', 'number'];

/** "The amount of life you gained this turn", "the number of creatures that died this turn". */
export const historyQuantities: Handlers<Game>['num'] = {
  excessDamage: excessThisWay,
  tally: (context, term) => {
    const events = matching(context, term);
    return isMeasured(termOf(context, term, 'event'))
      ? events.reduce((sum, { amount }) => sum + amount, 0)
      : events.length;
  },
};

/** "The amount of life you gained this turn". */
export const lifeChanges: Handlers<Game>['num'] = {
  damageDone: (context, term) =>
    eventsOf(context, term).reduce(
      (sum, { event, amount }) =>
        event.kind === 'damage' && patternOf(withCandidate(context, event.to), term, 'to') ? sum + amount : sum,
      0,
    ),
  lifeChange: (context, term) => {
    const kind = wordOf(context, term, 'change') === 'gained' ? 'gainLife' : 'loseLife';
    return eventsOf(context, term).reduce((sum, { event, amount }) => {
      const counts = event.kind === kind && patternOf(withCandidate(context, event.player), term, 'who');
      return counts ? sum + amount : sum;
    }, 0);
  },
};

const causes: Readonly<Record<string, string>> = {
  discard: 'discarded',
  sacrifice: 'sacrificed',
  mill: 'milled',
};

/** What was drawn, discarded, sacrificed, blocked … in the period by those who are meant, as it was then. */
export function thingsDone(context: GameContext, term: Term): readonly ObjectId[] {
  const or = optionalWord(term, 'or');
  const deeds = [wordOf(context, term, 'how'), ...(or === null ? [] : [or])];
  const things = flatMapped(eventsOf(context, term), (happened) => {
    const done = doneIn(context.world, happened);
    return done !== null && deeds.includes(done.how) && isBy(context, term, done.by) ? [done.to] : [];
  });
  // A card that is cycled is discarded, too (CR 702.29a).
  return [...new Set(things)];
}

/** What a permanent devoured or exploited, as it was then (CR 702.82b, CR 702.110b). */
export function thingsEaten(context: GameContext, term: Term): readonly ObjectId[] {
  const action = wordOf(context, term, 'how') === 'devoured' ? 'devour' : 'exploit';
  const by = entitiesOf(context, term, 'by');
  return flatMapped(wholeHistory(context.world), ({ event }) =>
    event.kind === 'action' &&
    event.action === action &&
    event.object !== null &&
    event.whom !== undefined &&
    by.includes(asEntered(context.world, event.object))
      ? [event.whom]
      : [],
  );
}

/** Was it done to this object, or to what it was before it was put where it is? */
export function wasDone(context: GameContext, term: Term, id: ObjectId): boolean {
  const things = thingsDone(context, term);
  const previous = context.world.state.objects[id]?.previous ?? null;
  return things.includes(id) || (previous !== null && things.includes(previous));
}

interface Deed {
  readonly how: string;
  readonly by: Entity;
  readonly to: ObjectId;
}

/** What somebody did to a thing. */
function doneIn(game: Game, { event, became }: Happened): Deed | null {
  switch (event.kind) {
    case 'createToken':
      return { how: 'created', by: event.player, to: event.id };
    case 'draw':
      return became === null ? null : { how: 'drawn', by: event.player, to: became };
    case 'block':
      return { how: 'blocked', by: event.object, to: event.attacker };
    case 'action': {
      if (event.action !== 'cycle' || event.object === null) return null;
      const before = objectOrLast(game, event.object)?.previous ?? event.object;
      return { how: 'cycled', by: event.player, to: before };
    }
    case 'move': {
      const how = causes[event.cause];
      return how === undefined || event.by === null ? null : { how, by: event.by, to: event.object };
    }
    default:
      return null;
  }
}

function isBy(context: GameContext, term: Term, by: Entity): boolean {
  return patternOf(withCandidate(context, by), term, 'who');
}

/** Spells that the players cast in the period, "spells you've cast this turn". */
export function spellsCast(context: GameContext, term: Term): readonly ObjectId[] {
  const before = optionalTerm(term, 'before') === null ? null : entitiesOf(context, term, 'before');
  const all = eventsOf(context, term);
  const at =
    before === null ? -1 : all.findIndex(({ event }) => event.kind === 'cast' && before.includes(event.object));
  return (before === null ? all : all.slice(0, Math.max(at, 0))).flatMap(({ event }) =>
    event.kind === 'cast' && patternOf(withCandidate(context, event.player), term, 'who') ? [event.object] : [],
  );
}

/** What left its zone in such an event and is looked for as it was: "creatures that died this turn". */
export function departed(context: GameContext, term: Term): readonly ObjectId[] {
  return leavingEvents.includes(termOf(context, term, 'event').op)
    ? eventsOf(context, term).flatMap(({ event }) =>
        event.kind === 'move' || event.kind === 'destroy' ? [event.object] : [],
      )
    : [];
}

/** What entered the battlefield in such an event, whether it is still there or not. */
export function arrived(context: GameContext, term: Term): readonly ObjectId[] {
  if (termOf(context, term, 'event').op !== 'enters') return [];
  return eventsOf(context, term).flatMap(({ event, became }) => {
    if (event.kind !== 'createToken' && (event.kind !== 'move' || event.to.zone !== 'battlefield')) return [];
    return became ?? [];
  });
}

/** Those that helped to cast or activate something, "each creature that convoked this spell", also when they are gone. */
export function helpersIn(context: GameContext, relative: Term): readonly ObjectId[] {
  const condition = termOf(context, relative, 'condition');
  if (condition.op !== 'happened' || termOf(context, condition, 'event').op !== 'helps') return [];
  const action = wordOf(context, termOf(context, condition, 'event'), 'action');
  return eventsOf(context, condition).flatMap(({ event }) =>
    event.kind === 'action' && event.action === action && event.object !== null ? [event.object] : [],
  );
}

/** Events after which the object is somewhere else. */
const leavingEvents: readonly Op[] = ['dies', 'leaves', 'leavesZone', 'putInto', 'exiled', 'returned', 'destroyed'];

/** "That was dealt damage this turn", about the candidate. */
export const historyFilters: Handlers<Game>['filter'] = {
  history: (context, term) => matching(context, term).length > 0,
  /** A player whom "you" declared attackers against (CR 508.6). */
  attackedByYou: (context, term) =>
    eventsOf(context, term).some(
      ({ event }) =>
        event.kind === 'attack' &&
        event.defender === context.candidate &&
        controllerOf(context.world, event.object) === context.scope.controller,
    ),
};

/** Events that are counted by how much: damage, life, counters. */
function isMeasured(event: Term): boolean {
  switch (event.op) {
    case 'dealsDamage':
    case 'isDealtDamage':
    case 'damageDealt':
    case 'gainsLife':
    case 'losesLife':
    case 'countersPut':
      return true;
    default:
      return false;
  }
}
