import type { Term } from '../bytecode/term';
import { needCode, wordOf } from './arguments';
import type { Context } from './context';
import { spaced } from './words';

/** "Instead of putting it into a graveyard as it resolves": said behind what is done with the same thing. */
export function resolvingOf(replacing: Term, context: Context): string | null {
  const event = needCode(replacing, 'event');
  const style = wordOf(replacing, 'style');
  if (event.op !== 'putInto' || wordOf(event, 'as') === null || needCode(event, 'what').op !== 'ref') return null;
  if (style !== 'puttingResolving' && style !== 'intoResolving') return null;
  return spaced(
    style === 'puttingResolving' ? 'putting it' : '',
    `into ${context.printer.say(needCode(event, 'to'), context)} as it resolves`,
  );
}

/** What would have been done: "instead of …". */
export const ratherOf: Readonly<Record<string, string>> = {
  puttingYours: 'putting it into your graveyard',
  puttingOwners: "putting it into its owner's graveyard",
  intoOwners: "into its owner's graveyard",
  intoThatPlayers: "into that player's graveyard",
  itAnywhereElse: 'putting it anywhere else',
  themAnywhereElse: 'putting them anywhere else',
};
