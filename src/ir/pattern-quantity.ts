import type { NounPhrase } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { BindingGap } from './scope';

/** "The creature with the greatest power", "the player with the most life": whichever it is, nothing spoken of before. */
export const isExtreme = ({ filter }: NounPhrase): boolean =>
  allOfParts(filter).some(({ op }) => op === 'extreme' || op === 'mostLife');

/** "The creature put onto the battlefield with ~": told by what put it there (CR 607.2c). */
export const isLinked = ({ filter }: NounPhrase): boolean =>
  allOfParts(filter).some(({ op }) => op === 'putWith' || op === 'usedToCraft');

/** How many things a pattern asks for. */
export function patternQuantity(ast: NounPhrase): string {
  if ((ast.form === 'the' || ast.form === 'theOne') && (isExtreme(ast) || isLinked(ast))) return 'the';
  switch (ast.form) {
    case 'a':
    case 'another':
      return 'a';
    case 'oneOrMore':
    case 'any':
    case 'either':
    case 'no':
    case 'atLeast':
    case 'exactly':
    case 'number':
    case 'atMost':
    case 'each':
    case 'bare':
    case 'moreThan':
    case 'fewerThan':
    case 'nth':
      return ast.form;
    default:
      throw new BindingGap('ORA0303', ast.span, `"${ast.form}" cannot be matched`);
  }
}
