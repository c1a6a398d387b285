import type { Ability } from '../bytecode/module';
import type { Term } from '../bytecode/term';
import { renderPart } from '../english/ability';
import { compileUnit, expandKeyword, withExpansions } from '../lower/expansion';
import type { RulesFrame } from '../vm/pool';

/**
 * The abilities that a keyword stands for when an effect gives it: no card prints it there, so what it takes is said in
 * canonical words and read again. For pools of the engine (`makePool`).
 */
export function expandGranted(keyword: Term): readonly Ability[] {
  return expandKeyword(keyword, renderPart);
}

/** An ability that the rules of the game state in normalized Oracle English; null if it cannot be read. For pools of the engine. */
export function readRules(text: string, frame: RulesFrame): Ability | null {
  const facts = { isSpell: frame === 'Spell', types: [], item: 0, done: [] };
  const ability = compileUnit({ frame, text, limits: [] }, facts);
  return ability === null ? null : withExpansions(ability, renderPart);
}
