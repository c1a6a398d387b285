import { termsOfBodies } from '../../bytecode/bodies';
import { evalNum, optionalTerm } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import { abilityAt, type AbilityPath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { characteristicsOf } from '../characteristics/characteristics';
import { makeScope, type ScopeFacts } from '../scope';
import { contextFor, type Game } from '../world';

/** What may be chosen for an X: "X can't be 0", "X can't be greater than …" (CR 107.3a). */
export interface XBounds {
  readonly least: number;
  /** Infinite where nothing is said. */
  readonly most: number;
}

/** What a spell or ability that is announced says of its X: its own abilities, and those of a spell besides them. */
export function xBounds(game: Game, object: ObjectId, facts: readonly ScopeFacts[]): XBounds {
  const [first] = facts;
  const about = facts.map((its) => ({ path: its.ability, scope: makeScope(game, its) }));
  const cast = game.state.objects[object]?.cast;
  if (cast === undefined || cast === null) return boundsSaidIn(game, about);
  const others = characteristicsOf(game, object)
    .abilities.filter(({ path }) => path !== first?.ability && abilityAt(game.pool, path).kind === 'static')
    .map(({ path }) => ({ path, scope: makeScope(game, { ability: path, source: object, controller: cast.player }) }));
  return boundsSaidIn(game, [...about, ...others]);
}

/** The same for abilities, each in its surroundings. */
export function boundsSaidIn(
  game: Game,
  abilities: readonly { readonly path: AbilityPath; readonly scope: Scope }[],
): XBounds {
  let least = 0;
  let most = Infinity;
  for (const { path, scope } of abilities)
    for (const term of termsOfBodies(abilityAt(game.pool, path))) {
      if (term.op === 'xNotZero') least = 1;
      const num = term.op === 'xAtMost' ? optionalTerm(term, 'num') : null;
      if (num !== null) most = Math.min(most, evalNum(contextFor(game, scope), num));
    }
  return { least, most };
}
