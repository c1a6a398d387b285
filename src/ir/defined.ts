import { isList, term } from '../bytecode/term';
import { speaksOf } from '../bytecode/parameters';
import { finish, type Draft } from './drafts';

/**
 * "~ deals X damage to you, where X is your devotion to red. You gain X life.": X is worked out once, and means the same
 * in the sentences that follow. They are put where it is known.
 */
export function withDefinedX(drafts: readonly Draft[]): Draft[] {
  const body = [...drafts];
  for (const [at, draft] of body.entries()) {
    const [value, num = null, steps, style] = draft.effect.args;
    if (draft.effect.op !== 'letNum' || style !== 'whereX' || typeof value !== 'number' || !isList(steps)) continue;
    const last = body.findLastIndex(({ effect }) => speaksOf(effect, value));
    const more = body.splice(at + 1, Math.max(0, last - at));
    if (more.length > 0)
      draft.effect = term('letNum', [value, num, [...steps, ...finish(more)], style], draft.effect.span);
  }
  return body;
}
