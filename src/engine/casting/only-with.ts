import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import type { Ability } from '../../bytecode/module';
import { termsIn, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { patternOf, wordsOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { markX } from '../mana/pips';
import type { SpentOn } from '../mana/restriction';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import { contextFor, type Game } from '../world';
import type { Cost } from './costs';

type Words = Pick<Ability, 'body' | 'modal'>;

const found = new Answers<Words['body'], readonly Term[]>();

/** What an ability says of the mana that pays for it. */
function sayings({ body }: Words): readonly Term[] {
  const known = found.get(body);
  if (known !== undefined) return known;
  const said = body.flatMap(termsIn).filter(({ op }) => op === 'xOnlyWith' || op === 'castOnlyWith');
  found.set(body, said);
  return said;
}

/** The cost with each X to be paid with mana of some colors only, where an ability says so: "spend only black mana on X". */
export function withColoredX(abilities: readonly Words[], cost: Cost): Cost {
  const said = flatMapped(abilities, sayings).find(({ op }) => op === 'xOnlyWith');
  return said === undefined ? cost : { ...cost, symbols: markX(cost.symbols, wordsOf(said, 'colors')) };
}

/** May mana that something produced be spent on a spell, by what the spell says: "spend only mana produced by creatures"? */
export function producersFor(game: Game, on: SpentOn): (source: ObjectId | null) => boolean {
  const { object } = on;
  if (object === null || on.what !== 'cast') return () => true;
  const limits = flatMapped(heldAbilities(game.pool, characteristicsOf(game, object)), ({ ability, path }) =>
    flatMapped(sayings(ability), (term) => (term.op === 'castOnlyWith' ? [{ term, path }] : [])),
  );
  const controller = controllerOf(game, object);
  return (source) =>
    limits.every(({ term, path }) => {
      const context = contextFor(game, makeScope(game, { ability: path, source: object, controller }));
      return source !== null && patternOf(withCandidate(context, source), term, 'by');
    });
}
