import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import {
  conjunctsOf,
  evalPattern,
  numOf,
  optionalNum,
  optionalTerm,
  optionalWord,
  termOf,
  wordOf,
} from '../../vm/evaluate';
import { abilityAt } from '../../vm/pool';
import { doneWith, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { compare } from '../handlers/compare';
import { statistic } from '../handlers/quantities';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { playerOf } from '../write';
import type { Game, GameContext } from '../world';

interface Walk {
  readonly cards: readonly ObjectId[];
  readonly found: readonly ObjectId[];
}

/** The cards from the top of a library down to the one that ends the search; the whole library if none does. */
function walked(context: GameContext, what: Term, player: PlayerId): Walk {
  const wanted = what.op === 'some' ? (optionalNum(context, what, 'count') ?? 1) : 1;
  const sum = what.op === 'some' ? sumIn(what) : null;
  const cards: ObjectId[] = [];
  const found: ObjectId[] = [];
  for (const id of playerOf(context.world, player).library) {
    if (sum === null && found.length >= wanted) break;
    if (sum !== null && reaches(context, sum, cards)) break;
    cards.push(id);
    if (evalPattern(withCandidate(context, id), what)) found.push(id);
  }
  return { cards, found };
}

/** The part of a description that all cards meet together: "cards with total mana value 4 or greater". */
function sumIn(what: Term): Term | null {
  const filter = optionalTerm(what, 'filter');
  if (filter === null) return null;
  return conjunctsOf(filter).find(({ op }) => op === 'totalIs') ?? null;
}

function reaches(context: GameContext, sum: Term, cards: readonly ObjectId[]): boolean {
  const what = wordOf(context, sum, 'what');
  const total = cards.reduce((all, id) => all + statistic(context, sum, what, id), 0);
  return compare(total, wordOf(context, sum, 'how'), numOf(context, sum, 'than'));
}

/** One player's search, ready to be carried out: the cards are known before the first is turned over. */
export function revealingUntil(context: GameContext, term: Term, by: PlayerId, whose: PlayerId): Task {
  const { cards, found } = walked(context, termOf(context, term, 'what'), whose);
  const { source, ability } = context.scope;
  const verb = optionalWord(term, 'verb') === 'exile' ? 'exile' : 'reveal';
  const link = { source, item: abilityAt(context.pool, ability).item };
  return { kind: 'revealUntil', by, cards, found, verb, link, stage: 'turn' };
}

/** Cards are revealed or exiled one after the other (CR 701.20); the result remembers what ended the search. */
export function revealUntil(_game: Game, task: TaskOf<'revealUntil'>, given: Given): Next {
  const { by, cards, found, verb, link } = task;
  if (task.stage === 'turn') {
    const events =
      verb === 'exile'
        ? cards.map((id) => moveTo(id, 'exile', 'exile', { by, link }))
        : cards.length === 0
          ? []
          : [{ kind: 'reveal', objects: cards, by } as const];
    return run(propose(...events), { ...task, stage: 'turned' });
  }
  const became = new Map(
    given.kind !== 'happened'
      ? []
      : given.events.flatMap(({ event, became: now }) =>
          event.kind === 'move' && now !== null ? [[event.object, now] as const] : [],
        ),
  );
  const now = (id: ObjectId): ObjectId => became.get(id) ?? id;
  return doneWith({ entities: cards.map(now), num: cards.length, by: [by], word: null, found: found.map(now) });
}
