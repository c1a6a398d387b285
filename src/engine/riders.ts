import { flatMapped } from '../source/flat-mapped';
import { rememberedOfCode } from '../source/remembered';
import { termsOfBodies } from '../bytecode/bodies';
import type { Ability } from '../bytecode/module';
import type { Op } from '../bytecode/table';
import { isRider } from '../bytecode/riders';
import { termsIn, type Term } from '../bytecode/term';
import { withCandidate } from '../vm/context';
import { conjunctsOf, evalFilter, evalPattern, optionalInt, optionalTerm, termsOf } from '../vm/evaluate';
import type { ObjectId } from '../vm/entity';
import { abilityAt, type AbilityPath, type CardPool } from '../vm/pool';
import { bindEntities, withValue, type Scope } from '../vm/scope';
import { makeScope } from './scope';
import { contextFor, type Game, type GameContext } from './world';

/** What an ability says of the spells that it allows to cast: how they enter, what they cost, where they go (CR 601.3). */
interface Rider {
  readonly term: Term;
  /** Which of the spells it is about, and the value that stands for the spell; null where the instruction says it itself. */
  readonly of: { readonly what: Term; readonly value: number } | null;
}

/** What is said of one spell, and the surroundings that it is read in. */
export interface Said {
  readonly term: Term;
  readonly scope: Scope;
}

const ridersOf = rememberedOfCode((ability: Ability): readonly Rider[] => {
  const found = termsOfBodies(ability).filter(isRider);
  return found.flatMap((term): readonly Rider[] => {
    const what = term.op === 'castRider' ? optionalTerm(term, 'what') : null;
    if (what === null) return [{ term, of: null }];
    const of = { what, value: optionalInt(term, 'value') ?? 0 };
    return termsOf(term, 'body')
      .flatMap(termsIn)
      .map((inner) => ({ term: inner, of }));
  });
});

const ridersIn = (pool: CardPool, permission: AbilityPath): readonly Rider[] => ridersOf(abilityAt(pool, permission));

/** What the permission that a spell was cast by says of it, by instructions: of a spell on the stack. */
export function saidOfSpell(game: Game, spell: ObjectId, ...ops: readonly Op[]): readonly Said[] {
  const cast = game.state.objects[spell]?.cast ?? null;
  if (cast === null || cast.permission === null) return [];
  const { ability } = cast.permission;
  if (ridersIn(game.pool, ability).length === 0) return [];
  const facts = { ability, source: spell, controller: cast.player };
  return saidByPermission(game, makeScope(game, facts), spell, ...ops);
}

/** What a permission says of something that is cast by it, or would be. */
export function saidByPermission(game: Game, scope: Scope, spell: ObjectId, ...ops: readonly Op[]): readonly Said[] {
  return flatMapped(
    ridersIn(game.pool, scope.ability).filter(({ term }) => ops.includes(term.op)),
    ({ term, of }): readonly Said[] => {
      const around = { ...scope, spell };
      if (of === null) return [{ term, scope: around }];
      if (!fits(withCandidate(contextFor(game, around), spell), of.what)) return [];
      return [{ term, scope: withValue(around, of.value, bindEntities([spell])) }];
    },
  );
}

/** Is it such a spell, or a card that is to be one? */
function fits(context: GameContext, what: Term): boolean {
  const filter = what.op === 'some' ? optionalTerm(what, 'filter') : null;
  if (filter === null) return evalPattern(context, what);
  return conjunctsOf(filter).every((part) => part.op === 'spell' || evalFilter(context, part));
}
