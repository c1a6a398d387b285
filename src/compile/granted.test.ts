import { isTerm, type Arg, type Term } from '../bytecode/term';
import { expandGranted } from './granted';
import { inEnglish } from './testing/english';

/** The keyword that a static ability gives. */
function granted(text: string): Term {
  const [card] = inEnglish(`Giver | {1} | Enchantment\n${text}`);
  const body: Arg = card?.faces[0]?.abilities[0]?.body ?? [];
  const found = keywordIn(body);
  if (found === null) throw new Error(`no keyword in ${text}`);
  return found;
}

function keywordIn(arg: Arg): Term | null {
  if (isTerm(arg) && arg.op === 'grantKeyword') return isTerm(arg.args[0] ?? null) ? (arg.args[0] as Term) : null;
  const inner: readonly Arg[] = isTerm(arg) ? arg.args : Array.isArray(arg) ? (arg as readonly Arg[]) : [];
  for (const part of inner) {
    const found = keywordIn(part);
    if (found !== null) return found;
  }
  return null;
}

describe('a granted keyword', () => {
  it.each([
    ['Creatures you control have prowess.', ['triggered']],
    ['Cards in your hand have cycling {2}.', ['activated']],
    ['Creatures you control have flying.', []],
  ])('stands for what it says: %s', (text, kinds) => {
    expect(expandGranted(granted(text)).map(({ kind }) => kind)).toEqual(kinds);
  });
});
