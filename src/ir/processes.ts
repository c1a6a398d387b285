import { isList, isTerm, term, type Arg } from '../bytecode/term';
import { finish, type Draft } from './drafts';
import { BindingGap } from './scope';

/** Do the statements end with "repeat this process", not as a part of a process of their own? */
export function repeatsProcess(drafts: readonly Draft[]): boolean {
  return drafts.some(({ effect }) => isRepeatedIn(effect));
}

function isRepeatedIn(arg: Arg): boolean {
  if (isList(arg)) return arg.some(isRepeatedIn);
  if (!isTerm(arg) || arg.op === 'process') return false;
  if (arg.op === 'unlessPays' && isRepeatedIn(arg.args[1] ?? null))
    throw new BindingGap('ORA0303', arg.span ?? { start: 0, end: 0 }, 'a process that is repeated to pay a cost');
  return arg.op === 'repeatProcess' || arg.args.some(isRepeatedIn);
}

/** What was said so far, as the process that is repeated (CR 608.2c). What is said later comes after all rounds. */
export function asProcess(body: readonly Draft[]): Draft {
  const [first, last] = [body[0], body.at(-1)];
  const start = first?.step.span.start ?? 0;
  const span = { start, end: last?.step.span.end ?? start };
  return { join: 'first', step: { result: null, span }, effect: term('process', [finish(body)], span) };
}
