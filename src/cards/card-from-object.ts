import type { Card } from './card';
import { createFileReader } from './file-reader';
import { inputDiagnostic, type InputDiagnostic } from './input-diagnostic';
import type { Printing } from './printing';

export type CardResult =
  { readonly kind: 'Card'; readonly card: Card } | { readonly kind: 'Problem'; readonly diagnostic: InputDiagnostic };

/**
 * Reads one card from a parsed object in the shape of MTGJSON or Scryfall, or from the list of its faces. `name` alone
 * has to be there. Returns the first problem when it is unfit.
 *
 * @param file what diagnostics name as the place where the object is from
 */
export function cardFromObject(value: unknown, file: string): CardResult {
  const problems: InputDiagnostic[] = [];
  const printings: Printing[] = [];
  const reader = createFileReader(
    (diagnostic) => void problems.push(diagnostic),
    (printing) => void printings.push(printing),
  );
  const origin = { file, line: null };
  reader.sink(origin).card(value, [], null);
  reader.end();
  const [printing] = printings;
  if (printing !== undefined && problems.length === 0) return { kind: 'Card', card: printing.card };
  const [diagnostic] = problems;
  const incomplete = inputDiagnostic('facesDoNotFit', origin, [], 'the other faces of this card are missing');
  return { kind: 'Problem', diagnostic: diagnostic ?? incomplete };
}
