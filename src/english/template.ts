import { rememberedByName } from '../source/remembered';

/** A template of the instruction table, read once. */
export type Piece =
  | { readonly kind: 'Text'; readonly text: string }
  | { readonly kind: 'Verb'; readonly verb: readonly Piece[] }
  | {
      readonly kind: 'Param';
      readonly name: string;
      /** `{p}`, `{p's hand}`, `{p:card}` a count of things, `{p#life}` an amount of something. */
      readonly as: 'plain' | 'possessive' | 'count' | 'amount';
      readonly unit: readonly Piece[];
    }
  /** Left out when a parameter in it is absent. */
  | { readonly kind: 'Option'; readonly pieces: readonly Piece[] };

const closers = { '{': '}', '<': '>', '[': ']' } as const;

/** The pieces of a template. */
export const piecesOf = rememberedByName(parse);

function parse(template: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < template.length) {
    const opener = template.charAt(at);
    if (opener === '{' || opener === '<' || opener === '[') {
      const end = closing(template, at, opener);
      pieces.push(pieceOf(opener, template.slice(at + 1, end)));
      at = end + 1;
    } else {
      const stop = template.slice(at).search(/[{<[]/);
      const end = stop < 0 ? template.length : at + stop;
      pieces.push({ kind: 'Text', text: template.slice(at, end) });
      at = end;
    }
  }
  return pieces;
}

function closing(template: string, start: number, opener: keyof typeof closers): number {
  let depth = 0;
  for (let at = start; at < template.length; at++) {
    if (template.charAt(at) === opener) depth++;
    else if (template.charAt(at) === closers[opener] && --depth === 0) return at;
  }
  throw new Error(`"${opener}" is not closed in the template "${template}"`);
}

function pieceOf(opener: keyof typeof closers, inner: string): Piece {
  if (opener === '<') return { kind: 'Verb', verb: parse(inner) };
  if (opener === '[') return { kind: 'Option', pieces: parse(inner) };
  const [, name = '', mark = '', unit = ''] = /^(\w+)('s|:|#|)\s*(.*)$/.exec(inner) ?? [];
  const as = ({ "'s": 'possessive', ':': 'count', '#': 'amount', '': 'plain' } as const)[mark] ?? 'plain';
  return { kind: 'Param', name, as, unit: parse(unit) };
}
