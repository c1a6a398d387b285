/** The passes of the compiler run by hand, with the time that each takes. */
import type { Card, Face } from '../../cards/card';
import { unsupportedIn } from '../../engine/supports';
import { certify } from '../../english/certify';
import { bindAbility, type BoundAbility } from '../../ir/ability';
import { BindingGap } from '../../ir/scope';
import { withExpansions } from '../../lower/expansion';
import { lowerFace } from '../../lower/program';
import { actions } from '../../syntax/actions';
import { parse } from '../../syntax/parser';
import type { SyntaxNode } from '../../syntax/node';
import { evaluate, isAbilityAst, type Value } from '../../syntax/values';
import { contextOf, normalize } from '../../text';
import { blocksOf } from '../block';
import { factsFor } from '../face';
import { framesFor } from '../frames';
import { stripped } from '../judge';
import { findingsIn } from '../verified';

export const passes = [
  'normalize',
  'parse',
  'actions',
  'bind',
  'expand',
  'lower',
  'verify',
  'certify',
  'support',
] as const;
export type Pass = (typeof passes)[number];

/** Milliseconds of each pass. */
export type Times = Record<Pass, number>;

export const noTimes = (): Times => ({
  normalize: 0,
  parse: 0,
  actions: 0,
  bind: 0,
  expand: 0,
  lower: 0,
  verify: 0,
  certify: 0,
  support: 0,
});

/** Takes a face through all passes, and adds what each took. What is not understood goes no further, as in the compiler. */
export function timeFace(card: Card, face: Face, times: Times): void {
  const timed = <Result>(pass: Pass, work: () => Result): Result => {
    const began = performance.now();
    const result = work();
    times[pass] += performance.now() - began;
    return result;
  };
  const normalized = timed('normalize', () => normalize(contextOf(card, face), face.text));
  const blocks = timed('normalize', () => blocksOf(normalized));
  const items = blocks.flatMap((block, index) => {
    const bound = framesFor(face).flatMap((frame) => {
      const read = timed('parse', () => parse(block.text, frame));
      if (read.kind === 'Failed') return [];
      const [ast] = timed('actions', () => valuesOrNone(read.node));
      return ast === undefined || !isAbilityAst(ast) ? [] : timed('bind', () => boundOrNone(ast, face, index));
    });
    const [one, ...others] = bound;
    if (one === undefined || others.length > 0) return [];
    const abilities = timed('expand', () =>
      one.abilities.map((ability) =>
        withExpansions(ability, ({ span }) => (span === undefined ? '' : block.text.slice(span.start, span.end))),
      ),
    );
    return [{ ...one, id: index, span: block.span, abilities, relations: [] }];
  });
  const program = timed('lower', () => lowerFace(face, items));
  timed('verify', () => findingsIn(card.layout, program));
  if (items.length < blocks.length) return;
  const bare = stripped(program);
  const lines = blocks.flatMap(({ units }) => units.map(({ text }) => text));
  timed('certify', () => certify(bare, lines));
  timed('support', () => bare.abilities.flatMap((ability) => unsupportedIn(ability)));
}

/** The values of a tree; none when the actions refuse it, which the compiler reports as a mistake of its own. */
function valuesOrNone(node: SyntaxNode): readonly Value[] {
  try {
    return evaluate(node, actions);
  } catch {
    return [];
  }
}

function boundOrNone(ast: Parameters<typeof bindAbility>[0], face: Face, index: number): readonly BoundAbility[] {
  try {
    return [bindAbility(ast, factsFor(face, index, []))];
  } catch (error) {
    if (error instanceof BindingGap) return [];
    throw error;
  }
}
