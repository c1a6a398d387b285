import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Span } from '../source/span';
import { compiledEnglish } from './testing/english';

interface Case {
  readonly types: string;
  readonly text: string;
  /** `"it" = "target creature"`, `"its" = the source`, or the finding and the words that it is about. */
  readonly expected: readonly string[];
}

/** The cases of `fixtures/discourse`: paragraphs of a type line with the text (`⏎` begins a line), and a line for each reference. */
const cases: readonly Case[] = readFileSync(resolve(__dirname, '../../fixtures/discourse/cases.txt'), 'utf8')
  .split('\n\n')
  .slice(1)
  .map((paragraph) => {
    const [head = '', ...expected] = paragraph.trim().split('\n');
    const [types = '', ...text] = head.split(': ');
    return { types, text: text.join(': ').replaceAll('⏎', '\n'), expected: expected.map((line) => line.trim()) };
  });

/** What the references of a text mean, in the notation of the fixture. */
function meaningsIn({ types, text }: Case): readonly string[] {
  const said = ({ start, end }: Span): string => `"${text.slice(start, end)}"`;
  return compiledEnglish(`Test Card | {1} | ${types} | 2/2\n${text}`).flatMap(({ items }) =>
    items.flatMap(({ item, gap }) => {
      if (gap !== null) return [[`${gap.code} at ${said(gap.span)}`, ...gap.secondary.map(said)].join(', ')];
      return (item?.antecedents ?? []).map(
        ({ span, of, isSource }) => `${said(span)} = ${isSource ? 'the source' : said(of)}`,
      );
    }),
  );
}

it.each(cases)('$text', (each) => {
  expect(meaningsIn(each)).toEqual(each.expected);
});

it('has cases of every kind', () => {
  const all = cases.flatMap(({ expected }) => expected);
  expect(cases.length).toBeGreaterThan(60);
  for (const kind of ['the source', 'ORA0301', 'ORA0302', '"other" =', '"that many" =', '"they" =', '"the rest" ='])
    expect(all.some((line) => line.includes(kind))).toBe(true);
});
