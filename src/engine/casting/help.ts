import { withCandidate } from '../../vm/context';
import { evalFilter, optionalTerm } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import type { HeldKeyword } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import { symbolsOf } from '../characteristics/mana-cost';
import { pipsOf, type Pip } from '../mana/pips';
import { isForbidden } from '../statics/restrictions';
import { objectOf } from '../write';
import type { Game } from '../world';

// Ways to cast a spell that a permanent helps to pay for, which is chosen as costs are (CR 601.2b) and makes it cost less.

/** What a way asks of the permanent that helps. */
export interface Help {
  /** What is done with it, in words about it. */
  readonly cost: string;
  readonly rule: string;
  readonly min: 0 | 1;
  readonly fits: (game: Game, id: ObjectId, keyword: HeldKeyword) => boolean;
  /** The mana that the spell costs less. */
  readonly saves: (game: Game, helper: ObjectId) => readonly string[];
}

const helps: Readonly<Record<string, Help>> = {
  /** CR 702.119a, CR 702.119b: a creature, or what it says. */
  emerge: {
    cost: 'sacrifice ~.',
    rule: 'CR 702.119c',
    min: 1,
    fits: (game, id, held) => maySacrifice(game, id) && (isOfQuality(id, held) ?? isCreature(game, id)),
    saves: (game, id) => [String(characteristicsOf(game, id).manaValue)],
  },
  offering: {
    cost: 'sacrifice ~.',
    rule: 'CR 702.48b',
    min: 1,
    fits: (game, id, held) => maySacrifice(game, id) && isOfQuality(id, held) === true,
    saves: (game, id) => symbolsOf(characteristicsOf(game, id).manaCost ?? ''),
  },
  /** CR 702.180a: up to one creature. */
  harmonize: {
    cost: 'tap ~.',
    rule: 'CR 702.180b',
    min: 0,
    fits: (game, id) => isCreature(game, id) && !objectOf(game, id).tapped,
    saves: (game, id) => [String(Math.max(characteristicsOf(game, id).power ?? 0, 0))],
  },
};

const isCreature = (game: Game, id: ObjectId): boolean => hasType(characteristicsOf(game, id), 'creature');
const maySacrifice = (game: Game, id: ObjectId): boolean => !isForbidden(game, 'beSacrificed', id);

/** Is it what the keyword says? Null when it says nothing. */
function isOfQuality(id: ObjectId, { keyword, context }: HeldKeyword): boolean | null {
  const takes = keyword.op === 'offering' || keyword.op === 'keywordFilterCost';
  const filter = takes ? optionalTerm(keyword, 'filter') : null;
  return filter === null ? null : evalFilter(withCandidate(context, id), filter);
}

/** Is it a way in which a permanent makes a spell cost less? */
export function isHelped(way: string): boolean {
  return Object.hasOwn(helps, way);
}

/** What the way in which a spell on the stack is cast asks of the permanent that helps; null for other ways. */
export function helpFor(game: Game, spell: ObjectId): Help | null {
  return helps[objectOf(game, spell).cast?.way ?? ''] ?? null;
}

/** The mana that a spell on the stack costs less for the permanent that helps (CR 601.2f). */
export function savedBy(game: Game, spell: ObjectId): readonly Pip[] {
  const helper = objectOf(game, spell).cast?.helper ?? null;
  const help = helper === null ? null : helpFor(game, spell);
  return helper === null || help === null || game.state.objects[helper] === undefined
    ? []
    : pipsOf(help.saves(game, helper));
}
