import type { FaceProgram } from '../bytecode/module';
import type { Card, Face } from '../cards/card';
import { bindAbility } from '../ir/ability';
import type { ItemIr } from '../ir/item';
import { BindingGap, type FaceFacts } from '../ir/scope';
import { lowerFace } from '../lower/program';
import type { Span } from '../source/span';
import { readAs, type Frame } from '../syntax/read';
import { contextOf, normalize, type Normalized } from '../text';
import { blocksOf, blockToOriginal, type Block } from './block';
import { framesFor } from './frames';

/** Where understanding of a face stops. */
export interface Gap {
  readonly code: string;
  /** In the original text. */
  readonly span: Span;
  readonly text: string;
  /** What was expected and what stood there: the key that gaps are counted by. */
  readonly key: string;
  readonly hint?: string;
  readonly secondary?: readonly Span[];
}

export interface ItemResult {
  readonly block: Block;
  readonly item: ItemIr | null;
  readonly frame: Frame | null;
  readonly gaps: readonly Gap[];
}

export interface FaceResult {
  readonly card: Card;
  readonly face: Face;
  readonly normalized: Normalized;
  readonly items: readonly ItemResult[];
  readonly program: FaceProgram;
}

/** Carries a face from text to program: normalize, parse, bind, lower. Never throws for any text. */
export function compileFace(card: Card, face: Face): FaceResult {
  const normalized = normalize(contextOf(card, face), face.text);
  const items = blocksOf(normalized).map((block, index) => compileBlock(block, face, index));
  const program = lowerFace(
    face,
    items.flatMap(({ item }) => (item === null ? [] : [item])),
  );
  return { card, face, normalized, items, program };
}

type Attempt =
  | { readonly frame: Frame; readonly item: ItemIr }
  | { readonly frame: Frame; readonly furthest: number }
  | { readonly frame: Frame; readonly gap: BindingGap };

function compileBlock(block: Block, face: Face, index: number): ItemResult {
  const facts: FaceFacts = {
    isSpell: face.typeLine.types.includes('Instant') || face.typeLine.types.includes('Sorcery'),
    types: face.typeLine.types,
    item: index,
  };
  const attempts = framesFor(face).map((frame) => attempt(block, frame, facts));
  const read = attempts.flatMap((a) => ('item' in a ? [a] : []));
  const [first, second] = read;
  if (first !== undefined && second !== undefined) {
    return {
      block,
      item: null,
      frame: null,
      gaps: [
        gapAt(
          block,
          'ORA0204',
          { start: 0, end: block.text.length },
          `ambiguous ${read.map((r) => r.frame).join('/')}`,
        ),
      ],
    };
  }
  if (first !== undefined) return { block, item: first.item, frame: first.frame, gaps: [] };
  return { block, item: null, frame: null, gaps: [bestGap(block, attempts)] };
}

function attempt(block: Block, frame: Frame, facts: FaceFacts): Attempt {
  const reading = readAs(block.text, frame);
  if (reading.kind === 'Unread') return { frame, furthest: reading.furthest };
  try {
    const bound = bindAbility(reading.ast, facts);
    const item: ItemIr = {
      id: facts.item,
      span: blockToOriginal(block, { start: 0, end: block.text.length }),
      abilities: bound.abilities,
      values: bound.values,
      clauses: bound.clauses,
      relations: [],
    };
    return { frame, item };
  } catch (error) {
    if (error instanceof BindingGap) return { frame, gap: error };
    throw error;
  }
}

/** The gap of the reading that came furthest: a binding gap of a full reading, else the furthest stop. */
function bestGap(block: Block, attempts: readonly Attempt[]): Gap {
  const [bound] = attempts.flatMap((a) => ('gap' in a ? [a] : []));
  if (bound !== undefined) {
    const { gap } = bound;
    return {
      ...gapAt(block, gap.code, gap.span, `${gap.code} ${gap.what}`),
      secondary: gap.others.map((span) => blockToOriginal(block, span)),
    };
  }
  let best: { frame: Frame; furthest: number } = { frame: 'Static', furthest: 0 };
  for (const a of attempts) if ('furthest' in a && a.furthest > best.furthest) best = a;
  const rest = block.text.slice(best.furthest);
  const [first = '', next = ''] = rest.trimStart().split(' ');
  return gapAt(
    block,
    'ORA0203',
    { start: best.furthest, end: block.text.length },
    `${best.frame}: ${first} ${next}`.trim(),
  );
}

function gapAt(block: Block, code: string, span: Span, key: string): Gap {
  return { code, span: blockToOriginal(block, span), text: block.text.slice(span.start, span.end), key };
}
