import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import { isTerm, termsIn } from '../../bytecode/term';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { keywordsOf, type HeldKeyword } from '../characteristics/abilities';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { clausesOf } from '../characteristics/clauses';
import { keywordNames } from '../characteristics/keyword-names';
import type { Characteristics } from '../characteristics/types';
import type { GameObject } from '../state/object';
import type { Game } from '../world';
import { asThoughCast } from './shadow';
import { castableFaces, plainWay, type Way } from './way';

/** Instances of a keyword that something else gives an object. */
export function givenKeywords(game: Game, id: ObjectId, name: string): readonly HeldKeyword[] {
  return keywordsOf(game, id, name).filter(({ context }) => context.scope.source !== id);
}

/**
 * The ways to cast a card for the cost of a keyword that something gives it as a spell: "spells you cast have blitz". `wayOf`
 * makes the way for one instance, in the game in which the card is on the stack.
 */
export function givenWays(
  game: Game,
  player: PlayerId,
  object: GameObject,
  names: readonly string[],
  wayOf: (cast: Game, held: HeldKeyword, name: string) => Way | null,
): readonly Way[] {
  const present = givenNow(game);
  const given = present.size === 0 ? [] : names.filter((name) => present.has(name));
  if (given.length === 0) return [];
  return castableFaces(game.pool, object).flatMap((face) =>
    asThoughCast(game, player, object.id, { ...plainWay, face }, (cast) =>
      flatMapped(given, (name) =>
        flatMapped(givenKeywords(cast, object.id, name), (held): readonly Way[] => {
          const way = wayOf(cast, held, name);
          return way === null ? [] : [{ ...way, face }];
        }),
      ),
    ),
  );
}

/** The names of keywords that static abilities of permanents give. */
function givenNow(game: Game): ReadonlySet<string> {
  refresh(game);
  const { cache, state } = game;
  if (cache.given?.structure === cache.structure) return cache.given.names;
  const names = new Set<string>();
  for (const id of state.battlefield) for (const name of givenBy(game, id)) names.add(name);
  cache.given = { structure: cache.structure, names };
  return names;
}

const givenByAbilities = new Answers<Characteristics['abilities'], ReadonlySet<string>>();

/** The names of keywords that static abilities of a permanent give. */
function givenBy(game: Game, id: ObjectId): ReadonlySet<string> {
  const { abilities } = characteristicsOf(game, id);
  const known = givenByAbilities.get(abilities);
  if (known !== undefined) return known;
  const clauses = flatMapped(abilities, ({ path }) => clausesOf(game.pool, game.rules, path));
  const keywords = clauses
    .filter(({ term }) => term.op === 'gain')
    .flatMap(({ term }) => termsIn(term).filter(({ op }) => op === 'grantKeyword'))
    .flatMap(({ args }) => args.filter(isTerm));
  const names = new Set(keywords.flatMap(keywordNames));
  givenByAbilities.set(abilities, names);
  return names;
}
