import { actions } from './actions';
import type { AbilityAst } from './ast';
import { parse } from './parser';
import { evaluate, type Value } from './values';

/** The frames that can claim a unit, by start rule. */
export const frames = ['KeywordLine', 'Activated', 'Triggered', 'Replacement', 'Static', 'Spell'] as const;
export type Frame = (typeof frames)[number];

export type Reading =
  | { readonly kind: 'Read'; readonly frame: Frame; readonly ast: AbilityAst }
  | { readonly kind: 'Unread'; readonly frame: Frame; readonly furthest: number };

/** Reads a unit as one frame. */
export function readAs(text: string, frame: Frame): Reading {
  const result = parse(text, frame);
  if (result.kind === 'Failed') return { kind: 'Unread', frame, furthest: result.furthest };
  const [value] = evaluate(result.node, actions);
  if (value === undefined || !isAbility(value)) throw new Error(`${frame} gave no ability`);
  return { kind: 'Read', frame, ast: value };
}

function isAbility(value: Value): value is AbilityAst {
  switch (value.kind) {
    case 'KeywordLineAst':
    case 'ActivatedAst':
    case 'TriggeredAst':
    case 'StaticAst':
    case 'SpellAst':
    case 'ReplacementAst':
      return true;
    default:
      return false;
  }
}
