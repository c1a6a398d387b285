import type { Ability, CardProgram, FaceProgram } from '../../bytecode/module';
import { leafOf, parametersOf } from '../../bytecode/parameters';
import type { Arg, Term } from '../../bytecode/term';
import { rememberedOfCode } from '../../source/remembered';
import type { PlayerId } from '../../vm/entity';
import { cardOf } from '../../vm/pool';
import { colorLetters, colors, type Color } from '../../vocabulary/colors';
import { commanderOf } from '../state/merged';
import type { Game } from '../world';
import { symbolsOf } from './mana-cost';

/** The colors in the identity of all commanders of a player (CR 903.4, CR 702.124c); none without a commander. */
export function identityOf(game: Game, player: PlayerId): readonly Color[] {
  const found = Object.values(game.state.objects).flatMap((object) => {
    if (object.owner !== player || commanderOf(object) === null || object.printed.kind !== 'card') return [];
    return colorIdentity(cardOf(game.pool, object.printed.card));
  });
  return colors.filter((color) => found.includes(color));
}

/** The colors of a card: of the symbols in its costs and its rules text, and its own, on all faces (CR 903.4d). */
const colorIdentity = rememberedOfCode((card: CardProgram): readonly Color[] => {
  const symbols = card.faces.flatMap((face) => [
    ...symbolsOf(face.manaCost ?? ''),
    ...face.abilities.flatMap(symbolsInCode),
  ]);
  const letters = symbols.flatMap((symbol) => symbol.split('/'));
  return colors.filter(
    (color) => letters.includes(colorLetters[color].toUpperCase()) || card.faces.some((face) => hasColor(face, color)),
  );
});

const hasColor = ({ colors: its }: FaceProgram, color: Color): boolean => its.includes(color);

/** The mana symbols in code, wherever they stand. */
function symbolsInCode(code: Ability | Arg): readonly string[] {
  if (typeof code !== 'object' || code === null) return [];
  if ('op' in code) return symbolsInTerm(code);
  return Object.values(code).flatMap((inner: Ability | Arg) => symbolsInCode(inner));
}

function symbolsInTerm({ op, args }: Term): readonly string[] {
  return parametersOf(op).flatMap(({ param }, at) => {
    const leaf = leafOf(param);
    const arg = args[at] ?? null;
    if (leaf.kind !== 'word' || leaf.of !== 'mana') return symbolsInCode(arg);
    const words = Array.isArray(arg) ? arg : [arg];
    return words.flatMap((word: Arg) => (typeof word === 'string' ? symbolsOf(word) : []));
  });
}
