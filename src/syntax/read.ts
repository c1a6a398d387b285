import { actions } from './actions';
import type { AbilityAst } from './ast';
import { parse, type Failed } from './parser';
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

export type Reading =
  | { readonly kind: 'Read'; readonly frame: Frame; readonly ast: AbilityAst }
  | { readonly kind: 'Unread'; readonly frame: Frame; readonly furthest: number };

/** Reads a unit as one frame. */
export function readAs(text: string, frame: Frame): Reading {
  const result = parse(text, frame);
  if (result.kind === 'Failed') return unread(frame, result);
  const [value] = evaluate(result.node, actions);
  if (value === undefined || !isAbilityAst(value)) throw new Error(`${frame} gave no ability`);
  return { kind: 'Read', frame, ast: value };
}

/** Where reading stops is worked out when somebody asks: mostly another frame reads the text. */
function unread(frame: Frame, failed: Failed): Reading {
  return {
    kind: 'Unread',
    frame,
    get furthest() {
      return failed.furthest;
    },
  };
}
