import { rememberedByName, rememberedOfShort } from '../source/remembered';
import { actions } from './actions';
import type { AbilityAst } from './ast';
import { furthestOf, treeOf } from './parser';
import { evaluate, isAbilityAst } from './values';

/** The frames that can claim a unit, by start rule. */
export const frames = [
  'KeywordLine',
  'Activated',
  'Triggered',
  'Replacement',
  'Static',
  'Spell',
  'Chapter',
  'BlockLine',
  'Gated',
] as const;
export type Frame = (typeof frames)[number];

export type Reading = { readonly kind: 'Read'; readonly frame: Frame; readonly ast: AbilityAst } | Unread;

/** A text that a frame does not read. Where it stops is worked out when somebody asks: mostly another frame reads it. */
export class Unread {
  readonly kind = 'Unread';

  constructor(
    private readonly text: string,
    readonly frame: Frame,
  ) {}

  get furthest(): number {
    return furthestOf(this.text, this.frame);
  }
}

/** Reads a unit as one frame. The reading of a short one, which many cards have, is worked out once. */
export function readAs(text: string, frame: Frame): Reading {
  return reader(frame)(text);
}

const reader = rememberedByName((frame: Frame) =>
  rememberedOfShort((text) => read(text, frame), { longest: 40, most: 5_000 }),
);

function read(text: string, frame: Frame): Reading {
  const tree = treeOf(text, frame);
  if (tree === null) return new Unread(text, frame);
  const [value] = evaluate(tree, actions);
  if (value === undefined || !isAbilityAst(value)) throw new Error(`${frame} gave no ability`);
  return { kind: 'Read', frame, ast: value };
}
