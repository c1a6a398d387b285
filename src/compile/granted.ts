import type { Ability } from '../bytecode/module';
import type { Term } from '../bytecode/term';
import { renderPart } from '../english/ability';
import { expandKeyword } from '../lower/expansion';

/**
 * The abilities that a keyword stands for when an effect gives it: no card prints it there, so what it takes is said in
 * canonical words and read again. For pools of the engine (`makePool`).
 */
export function expandGranted(keyword: Term): readonly Ability[] {
  return expandKeyword(keyword, renderPart);
}
