import type { Op } from '../../../bytecode/table';
import type { Term } from '../../../bytecode/term';
import type { ObjectId } from '../../../vm/entity';
import { entitiesOf, numOf, optionalTerm, playersOfArg, termOf, termsOf, wordOf } from '../../../vm/evaluate';
import { keywordAround } from '../../characteristics/keyword-names';
import { preyOfNew, preyOfReturned } from '../../combat/prey';
import { plainEntry, type Entry } from '../../events/event';
import { objectOrLast } from '../../state/last-known';
import type { GameContext } from '../../world';
import { gained } from '../continuous/abilities';
import { described } from '../continuous/become';
import { thingsToAffect } from './follow';

/** Instructions that say how a permanent enters. */
export const entryOps = [
  'entersTapped',
  'entersUntapped',
  'entersUnder',
  'entersAttacking',
  'entersWithCounters',
  'entersWithAbilities',
  'entersAs',
  'entersTransformed',
  'entersFlipped',
  'entersFaceDown',
  'entersAttached',
  'entersDesignated',
] as const satisfies readonly Op[];

/** How a permanent enters, by the entry items of an instruction (CR 614.1c, CR 110.5b). */
export function entryOf(context: GameContext, term: Term, object: ObjectId | null): Entry {
  return entryWith(context, term, plainEntry, object);
}

/** An entry with the items of an instruction added. */
export function entryWith(context: GameContext, term: Term, before: Entry, object: ObjectId | null): Entry {
  return termsOf(term, 'entry').reduce((entry, item) => withItem(context, entry, item, object), before);
}

const ninja: readonly string[] = ['ninjutsu', 'commander ninjutsu'];

/** A ninja attacks what the creature attacked whose place it takes (CR 702.49c). */
function preyOf({ world, pool, scope }: GameContext): Entry['attacking'] {
  const isNinja = ninja.includes(keywordAround(pool, scope.ability) ?? '');
  return isNinja ? preyOfReturned(world) : preyOfNew(world);
}

function withItem(context: GameContext, entry: Entry, item: Term, object: ObjectId | null): Entry {
  switch (item.op) {
    case 'entersTapped':
      return { ...entry, tapped: true };
    case 'entersUntapped':
      return { ...entry, tapped: false };
    case 'entersUnder': {
      const inside = object === null ? context : { ...context, candidate: object };
      const players = playersOfArg(inside, item, 'who');
      // "Under their owners' control": each under that of its own.
      const owner = object === null ? undefined : objectOrLast(context.world, object)?.owner;
      return { ...entry, controller: players.find((player) => player === owner) ?? players[0] ?? entry.controller };
    }
    case 'entersAttacking': {
      const named = optionalTerm(item, 'whom') === null ? null : entitiesOf(context, item, 'whom')[0];
      return { ...entry, attacking: named === null ? preyOf(context) : (named ?? null) };
    }
    case 'entersWithCounters': {
      const counter = wordOf(context, item, 'counter');
      const count = Math.max(numOf(context, item, 'count'), 0);
      return { ...entry, counters: { ...entry.counters, [counter]: (entry.counters[counter] ?? 0) + count } };
    }
    case 'entersWithAbilities': {
      const gains = gained(context, item).map((content) => ({ scope: context.scope, content }));
      return { ...entry, gains: [...entry.gains, ...gains] };
    }
    case 'entersAs': {
      const { supertypes, types, subtypes } = described(context, termOf(context, item, 'filter'));
      const content = { kind: 'types', how: 'add', supertypes, types, subtypes } as const;
      return { ...entry, gains: [...entry.gains, { scope: context.scope, content }] };
    }
    case 'entersTransformed':
      return { ...entry, transformed: true };
    case 'entersFlipped':
      return { ...entry, flipped: true };
    case 'entersFaceDown':
      return { ...entry, faceDown: 'other' };
    case 'entersAttached':
      return { ...entry, attachedTo: thingsToAffect(context, item, 'to')[0] ?? null, host: 'said' };
    case 'entersDesignated':
      return { ...entry, designations: { ...entry.designations, [wordOf(context, item, 'as')]: 1 } };
    default:
      return entry;
  }
}
