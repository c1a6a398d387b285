import { isList, isTerm, type Arg, type Term } from './term';

/**
 * Does the body of a static ability say what is done with a card of the opening hand (CR 103.6)? Such an ability is
 * carried out once, before the first turn.
 */
export function isOfOpeningHand([first]: readonly Term[]): boolean {
  return first !== undefined && speaksOfOpeningHand(first);
}

function speaksOfOpeningHand(arg: Arg): boolean {
  if (isList(arg)) return arg.some(speaksOfOpeningHand);
  if (!isTerm(arg)) return false;
  return (arg.op === 'zone' && arg.args[0] === 'openingHand') || arg.args.some(speaksOfOpeningHand);
}
