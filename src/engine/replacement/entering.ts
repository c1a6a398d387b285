import { Answers } from '../../source/answers';
import type { ObjectId } from '../../vm/entity';
import { isTerm, type Arg, type Term } from '../../bytecode/term';
import { abilityPath, cardOf, type AbilityPath, type CardPool } from '../../vm/pool';
import { heldAbilities } from '../characteristics/abilities';
import { keywordNames } from '../characteristics/keyword-names';
import type { EnteringEvent as Entering, GameEvent } from '../events/event';
import { eventRuleOf } from '../events/rules';
import { fork } from '../fork';
import { objectOrLast, snapshot } from '../state/last-known';
import { objectOf, setObject } from '../write';
import type { Game, Occasion, Roles } from '../world';

/** The entering that an event is, or is about: a permanent that would enter, or counters it would enter with. */
export function enteringOf(event: GameEvent): Entering | null {
  switch (event.kind) {
    case 'move':
      return event.to.zone === 'battlefield' ? event : null;
    case 'createToken':
      return event;
    case 'putCounters':
      return event.entering ?? null;
    case 'createTokens': {
      const { player, values, entry, source } = event;
      return { kind: 'createToken', player, values, entry, source, id: 'o0' };
    }
    default:
      return null;
  }
}

/** A game in which an object has entered already, and the event as it would have happened there. */
export interface AsEntered {
  readonly game: Game;
  readonly id: ObjectId;
  readonly occasion: Occasion;
}

/**
 * The game as it would be with the permanent on the battlefield (CR 614.12): replacement effects that have modified how
 * it enters, its own static abilities and all other effects count; others that enter with it do not.
 */
export function asEntered(game: Game, event: GameEvent, entering: Entering): AsEntered {
  const copy = fork(game);
  if (entering.kind === 'move') snapshot(copy, entering.object);
  const { became } = eventRuleOf(entering).apply?.(copy, entering) ?? { became: null };
  if (became === null) throw new Error('nothing entered');
  const happened = { id: game.state.nextEvent, batch: game.state.nextEvent, event, became, amount: 1 };
  const { counters } = entering.entry;
  if (Object.keys(counters).length > 0) setObject(copy, became, { counters });
  const its: GameEvent = event.kind === 'putCounters' ? { ...event, on: became } : event;
  return {
    game: copy,
    id: became,
    occasion: { event: its, happened: { ...happened, event: its, amount: countOf(event) } },
  };
}

function countOf(event: GameEvent): number {
  return event.kind === 'putCounters' || event.kind === 'createTokens' ? event.count : 1;
}

const printedReplacements = new Answers<object, boolean>();

/** May the object itself have an ability that changes how it enters? A quick answer from what is printed. */
export function mayReplaceOwnEntering(game: Game, entering: Entering): boolean {
  if (entering.entry.copyOf !== null || entering.entry.faceDown !== null || entering.entry.transformed) return true;
  if (entering.kind === 'createToken') return hasReplacement(game, entering.values.abilities);
  return printsReplacement(game, entering.object);
}

/** Is a replacement ability printed on the object, on any of its faces? */
export function printsReplacement(game: Game, id: ObjectId): boolean {
  const object = objectOrLast(game, id);
  if (object?.printed.kind === 'made') return hasReplacement(game, object.printed.values.abilities);
  if (object?.printed.kind !== 'card') return false;
  const { card } = object.printed;
  const program = cardOf(game.pool, card);
  const known = printedReplacements.get(program);
  if (known !== undefined) return known;
  const paths = program.faces.flatMap((face, at) => face.abilities.map((_, index) => abilityPath(card, at, index)));
  const its = hasReplacement(game, paths);
  printedReplacements.set(program, its);
  return its;
}

function hasReplacement(game: Game, paths: readonly AbilityPath[]): boolean {
  const abilities = paths.map((path) => ({ path, timestamp: 0, grantedBy: null, scope: null }));
  return heldAbilities(game.pool, { abilities }).some(
    // A Saga that has read ahead enters with counters of a choice.
    ({ ability }) =>
      ability.kind === 'replacement' ||
      (ability.kind === 'triggered' && ability.event.op === 'chapter') ||
      (ability.kind === 'keyword' && isOfEntering(ability.keyword)),
  );
}

/** Keywords that say how a permanent enters, by a rule of the game and not in words (CR 702.44a, CR 702.104a, CR 702.145b). */
const ofEntering = ['sunburst', 'tribute', 'daybound'] as const;

function isOfEntering(keyword: Term): boolean {
  const names = keywordNames(keyword);
  return ofEntering.some((name) => names.includes(name));
}

/** Does a permanent give abilities that change how others enter? */
export function givesEnteringAbilities(game: Game): boolean {
  return game.state.battlefield.some((id) => {
    const { printed } = objectOf(game, id);
    if (printed.kind !== 'card') return false;
    const program = cardOf(game.pool, printed.card);
    const known = givers.get(program);
    if (known !== undefined) return known;
    const its = program.faces.some((face) => face.abilities.some((ability) => nestsReplacement(game.pool, ability)));
    givers.set(program, its);
    return its;
  });
}

const givers = new Answers<object, boolean>();

/** A replacement ability in quotation marks, or a keyword that may stand for one, somewhere inside a static ability. */
function nestsReplacement(pool: CardPool, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value && value.kind === 'replacement' && 'item' in value) return true;
  const [keyword] = isTerm(value as Arg) && (value as Term).op === 'grantKeyword' ? (value as Term).args : [];
  if (isTerm(keyword)) return isOfEntering(keyword) || pool.expand(keyword).some(({ kind }) => kind === 'replacement');
  return Object.values(value).some((inner) => nestsReplacement(pool, inner));
}

/** The participants, with the object that enters by its identity before. */
export function renamed(roles: Roles, { id }: AsEntered, event: GameEvent): Roles {
  const before = event.kind === 'move' ? event.object : event.kind === 'putCounters' ? event.on : id;
  return Object.fromEntries(
    Object.entries(roles).map(([name, binding]) => [
      name,
      { ...binding, entities: binding.entities.map((entity) => (entity === id ? before : entity)) },
    ]),
  );
}
