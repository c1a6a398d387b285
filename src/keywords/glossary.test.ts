import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability } from '../bytecode/module';
import { term, type Term } from '../bytecode/term';
import { bindAbility } from '../ir/ability';
import { doneIn } from '../ir/links';
import { compileUnit } from '../lower/expansion';
import { readAs } from '../syntax/read';
import { keywordAbilities, keywordVariants } from '../vocabulary/keyword-abilities';
import type { KeywordEntry } from './entry';
import { filledIn } from './expand';
import { entryOf, glossary, isNative, keywordName } from './glossary';

const facts = { isSpell: false, types: [], item: 0, done: [] };
const titled = ({ name, shape }: KeywordEntry): string => `${name} (${shape})`;

/** The ability that the example of an entry is read and bound to. */
function exampleOf(entry: KeywordEntry): Ability {
  const reading = readAs(entry.example, entry.shape === 'gate' ? 'Gated' : 'KeywordLine');
  if (reading.kind === 'Unread') throw new Error(`unread at ${reading.furthest}: ${entry.example}`);
  const [ability, second] = bindAbility(reading.ast, facts).abilities;
  if (ability === undefined || second !== undefined) throw new Error(`not one ability: ${entry.example}`);
  return ability;
}

function keywordOf(entry: KeywordEntry): Term {
  const ability = exampleOf(entry);
  if (ability.kind !== 'keyword') throw new Error(`no keyword: ${entry.example}`);
  return ability.keyword;
}

const slice =
  (text: string) =>
  ({ span }: Term): string =>
    span === undefined ? '' : text.slice(span.start, span.end);

describe('the list of keywords', () => {
  const main = glossary.filter(({ variantOf }) => variantOf === undefined);

  it('has each keyword ability of the vocabulary once, and no others', () => {
    expect(main.map(({ name }) => name).sort()).toEqual([...keywordAbilities].sort());
  });

  it('ties variants to a keyword', () => {
    const names = main.map(({ name }) => name);
    for (const { variantOf } of glossary) if (variantOf !== undefined) expect(names).toContain(variantOf);
  });

  it('has no two entries of the same name and shape', () => {
    const keys = glossary.map(titled);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('says of each what it means, or that the engine knows it', () => {
    expect(glossary.filter(({ native, units }) => native === undefined && units === undefined).map(titled)).toEqual([]);
  });

  it('knows what is native', () => {
    expect(isNative('flying')).toBe(true);
    expect(isNative('evoke')).toBe(true);
    expect(isNative('prowess')).toBe(false);
    expect(() => keywordName(term('tapped', []))).toThrow('no keyword');
  });
});

const rulesFile = join(__dirname, '../../../shared/rules/MagicCompRules.txt');
const hasRules = existsSync(rulesFile);

describe('rule numbers', () => {
  (hasRules ? it : it.skip)('are those of the keywords in the rules (skipped where they are not at hand)', () => {
    const titles = new Map(
      [...readFileSync(rulesFile, 'utf8').matchAll(/^(702\.\d+)\. (.+?)\s*$/gm)].map(([, number = '', title = '']) => [
        number,
        title.toLowerCase(),
      ]),
    );
    const newer = 'CR 702.1';
    const wrong = glossary.filter(({ name, rule, variantOf }) => {
      const title = titles.get(/702\.\d+/.exec(rule)?.[0] ?? '') ?? '';
      const keyword = variantOf ?? name;
      return rule !== newer && !title.includes(keyword) && !(keyword === 'infinity' && title.includes('\u221e'));
    });
    expect(titles.size).toBeGreaterThan(180);
    expect(wrong.map(titled)).toEqual([]);
  });
});

describe.each(glossary.filter(({ pending }) => pending === undefined).map((entry) => [titled(entry), entry] as const))(
  '%s',
  (_, entry) => {
    it('is read as its shape', () => {
      const ability = exampleOf(entry);
      if (entry.shape === 'gate') expect(ability.gate?.kind).toBe('prefix');
      else expect(entryOf(keywordOf(entry))).toBe(entry);
    });

    if (entry.units === undefined) return;
    it('means what the compiler reads, unless that is pending', () => {
      const keyword = keywordOf(entry);
      const before: Ability[] = [];
      for (const unit of entry.units ?? []) {
        const filled = filledIn(unit, keyword, slice(entry.example));
        const done = before.flatMap((ability) => doneIn(ability, 0));
        const ability = compileUnit(filled, { ...facts, isSpell: unit.frame === 'Spell', done });
        if ((ability === null) !== (unit.pending !== undefined))
          throw new Error(
            unit.pending === undefined ? `cannot compile: ${filled.text}` : `no longer pending: ${filled.text}`,
          );
        if (ability !== null) before.push(ability);
      }
    });
  },
);

it('what is pending of a line is indeed unread', () => {
  for (const entry of glossary.filter(({ pending }) => pending !== undefined))
    expect(readAs(entry.example, 'KeywordLine').kind).toBe('Unread');
});

it('all names under which variants are printed are read', () => {
  const lines = keywordVariants.map((name) => {
    const cost =
      name.endsWith('cycling') || name === 'multikicker' || name === 'megamorph' || name.endsWith('ninjutsu');
    const what =
      { 'partner with': ' ember', 'hexproof from': ' blue', 'bands with other': ' walls' }[name as string] ?? '';
    return `${name}${cost ? ' {2}' : what}`;
  });
  // "totem armor" is "umbra armor" in normalized text.
  const read = lines.filter((line) => line !== 'totem armor');
  expect(read.filter((line) => readAs(line, 'KeywordLine').kind === 'Unread')).toEqual([]);
});
