import { compiledEnglish } from '../compile/testing/english';
import type { Op } from '../bytecode/table';
import { termsIn } from '../bytecode/term';

/** For each list of kinds in the texts of a creature: what is said in each of the kinds, and in the list as a whole. */
function listsIn(text: string): readonly { readonly kinds: readonly (readonly Op[])[]; readonly all: readonly Op[] }[] {
  return compiledEnglish(`Test Card | {1} | Creature | 2/2\n${text}`).flatMap(({ items }) =>
    items.flatMap(({ item, gap }) => {
      expect(gap).toBeNull();
      const terms = (item?.abilities ?? []).flatMap(({ body }) => body.flatMap(termsIn));
      return terms.flatMap((whole) => {
        const parts = whole.op === 'allOf' ? termsIn(whole).slice(1) : [];
        const any = parts.find(({ op }) => op === 'anyOf');
        if (any === undefined || parts[0] !== any) return [];
        const kinds = termsIn(any).filter(({ op }) => op === 'allOf');
        return [
          { kinds: kinds.map((kind) => termsIn(kind).map(({ op }) => op)), all: termsIn(whole).map(({ op }) => op) },
        ];
      });
    }),
  );
}

const looked = 'When ~ enters, look at the top four cards of your library. You may reveal';

it.each<readonly [string, Op]>([
  [`${looked} a Knight, Aura, or legendary artifact card from among them and put it into your hand.`, 'among'],
  [`${looked} a Plains card or a creature card from among them and put it into your hand.`, 'among'],
  ["When ~ enters, return a Wall or legendary creature you control to its owner's hand.", 'controlledBy'],
])('where the last of several kinds is, the kinds before it are too: %s', (text, place) => {
  const [list] = listsIn(text);
  expect(list?.kinds.length).toBeGreaterThan(1);
  expect(list?.all).toContain(place);
  expect(list?.kinds.filter((kind) => kind.includes(place))).toEqual([]);
});

it.each<readonly [string, number]>([
  ["When ~ enters, return a Wall you control or legendary artifact an opponent controls to its owner's hand.", 2],
  ["When ~ enters, return a Wall or legendary creature with power 4 or greater to its owner's hand.", 0],
])('what a kind says for itself stays with it: %s', (text, count) => {
  const [list] = listsIn(text);
  expect(list?.kinds.length).toBeGreaterThan(1);
  expect(list?.kinds.filter((kind) => kind.includes('controlledBy'))).toHaveLength(count);
});

test('a total is asked of what is chosen, not of what it is chosen among', () => {
  const text =
    '{X}: You may cast any number of spells from among cards exiled with ~ with total mana value X or less without paying their mana costs.';
  const bodies = compiledEnglish(`Test Card | {1} | Artifact\n${text}`).flatMap(({ items }) =>
    items.flatMap(({ item, gap }) => {
      expect(gap).toBeNull();
      return (item?.abilities ?? []).flatMap(({ body }) => body.flatMap(termsIn));
    }),
  );
  const among = bodies.filter(({ op }) => op === 'among');
  expect(among).toHaveLength(1);
  expect(among.flatMap(termsIn).map(({ op }) => op)).not.toContain('totalIs');
  expect(bodies.map(({ op }) => op)).toContain('totalIs');
});

test('others than a token that is not there yet are not guessed', () => {
  const text =
    'When ~ enters, create a 0/0 green Ooze creature token. The token enters with X +1/+1 counters on it, where X is the number of';
  const gapsOf = (what: string): readonly boolean[] =>
    compiledEnglish(`Test Card | {1} | Creature | 2/2\n${text} ${what}.`).flatMap(({ items }) =>
      items.map(({ gap }) => gap !== null),
    );
  expect(gapsOf('other creatures you control')).toEqual([true]);
  expect(gapsOf('creatures you control')).toEqual([false]);
});
