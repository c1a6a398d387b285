import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ability } from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { bindAbility } from '../ir/ability';
import { readAs } from '../syntax/read';
import { keywordActions } from '../vocabulary/keyword-actions';
import { actions } from './actions';
import { filledIn } from './expand';

const facts = { isSpell: true, types: [], item: 0, done: [] };

/** The spell ability that a text is; nothing if it is not read. */
function spellOf(text: string): Ability | undefined {
  const reading = readAs(text, 'Spell');
  return reading.kind === 'Unread' ? undefined : bindAbility(reading.ast, facts).abilities[0];
}

/** All instructions of an ability's body. */
function codeIn(arg: Arg | undefined): readonly Term[] {
  if (isList(arg)) return arg.flatMap(codeIn);
  return isTerm(arg) ? [arg, ...arg.args.flatMap(codeIn)] : [];
}

it('the list has each keyword action of the vocabulary, in order', () => {
  expect(actions.map(({ name }) => name)).toEqual([...keywordActions]);
});

/** What an action cites that the edition of the rules does not have yet: keyword actions as such. */
const newer = 'CR 701.1';
const rulesFile = join(__dirname, '../../../shared/rules/MagicCompRules.txt');
(existsSync(rulesFile) ? it : it.skip)('cites the rules of the actions (skipped where they are not at hand)', () => {
  const text = readFileSync(rulesFile, 'utf8');
  const titles = new Map(
    [...text.matchAll(/^(701\.\d+)\. (.+?)\s*$/gm)].map(([, number, title]) => [number, title?.toLowerCase() ?? '']),
  );
  expect(
    actions
      .filter(({ rule }) => rule !== newer)
      .filter(({ name, rule }) => !(titles.get(rule.slice('CR '.length)) ?? '').includes(name))
      .map(({ name }) => name),
  ).toEqual([]);
});

describe.each(actions.map((entry) => [entry.name, entry] as const))('%s', (_, { op, rule, example, meaning }) => {
  if (op === null) {
    it('is not said yet', () => {
      expect(spellOf(example)).toBeUndefined();
    });
    return;
  }
  it('is its instruction, with its rule', () => {
    // A card that "that card" can mean.
    const text = example.includes('that card') ? `exile target card. ${example}` : example;
    expect(codeIn(spellOf(text)?.body).map((code) => code.op)).toContain(op);
    if (!['castCards', 'multiplyPt', 'exchangeControl', 'createToken', 'eitherOr'].includes(op))
      expect(rowOf(op).rule).toBe(rule);
  });
  if (meaning === undefined) return;
  it('means what the compiler reads', () => {
    const action = codeIn(spellOf(example)?.body).find((code) => code.op === op);
    if (action === undefined) throw new Error(`no ${op} in ${example}`);
    const { text } = filledIn({ frame: 'Spell', text: meaning }, action, () => '');
    expect([text, spellOf(text)?.kind]).toEqual([text, 'spell']);
  });
});
