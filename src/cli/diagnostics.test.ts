import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import chalk from 'chalk';
import { bareCard } from '../cards/bare-card';
import { parseTypeLine } from '../cards/type-line';
import { compileFace } from '../compile/face';
import { judgeFace } from '../compile/judge';
import { codes } from '../report/codes';
import { diagnose } from '../report/diagnose';
import { renderDiagnostic } from '../report/render';
import { run } from './program';
import { captured } from './testing/terminal';

/** The kind of ability that the compiler stumbles over: no input is known to bring a mistake about, so a fixture asks for one. */
const mockMistake = { in: '' };

jest.mock('../ir/ability', () => {
  const real = jest.requireActual<typeof import('../ir/ability')>('../ir/ability');
  return {
    ...real,
    bindAbility: (ast: Parameters<typeof real.bindAbility>[0], face: Parameters<typeof real.bindAbility>[1]) => {
      if (ast.kind === `${mockMistake.in}Ast`) throw new TypeError('a mistake of ours');
      return real.bindAbility(ast, face);
    },
  };
});

const root = resolve(__dirname, '../..');
const page = join(root, 'docs/diagnostics.md');
const isUpdate = process.env['UPDATE_SNAPSHOTS'] === '1';

const own = readdirSync(join(root, 'fixtures/diagnostics')).map((file) => `fixtures/diagnostics/${file}`);
const input = readdirSync(join(root, 'fixtures/cards/problems')).map((file) => `fixtures/cards/problems/${file}`);

/** The first fixture of a code. */
function fixtureOf(code: string): string | undefined {
  return [...own, ...input].find((file) => file.split('/').at(-1)?.startsWith(code));
}

/** What is printed for a fixture. */
async function printed(file: string): Promise<string> {
  const { terminal, err } = captured();
  if (file.endsWith('.txt')) return findingsOf(file);
  if (file.startsWith('fixtures/cards/')) await run(['compile', file, '--no-cache', '--jobs', '1'], terminal);
  else await run([/\.(jsonl|yaml)$/.test(file) ? 'run' : 'verify', file], terminal);
  const lines = err().split('\n');
  // The totals come after the findings.
  const end = lines.findIndex((line) => line.startsWith('cards  '));
  return `${lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trimEnd()}\n`;
}

/** The findings for a text fixture: a head of `key: value` lines, an empty line, and the text. */
function findingsOf(file: string): string {
  const [head = '', ...rest] = readFileSync(join(root, file), 'utf8').trimEnd().split('\n\n');
  const facts = new Map(head.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const name = facts.get('name') ?? '';
  const card = bareCard(name, rest.join('\n\n'), parseTypeLine(facts.get('type') ?? ''));
  const [face] = card.faces;
  mockMistake.in = facts.get('mistake') ?? '';
  const result = compileFace(card, face);
  mockMistake.in = '';
  const paint = new chalk.Instance({ level: 0 });
  return diagnose(result, judgeFace(result))
    .map((diagnostic) => renderDiagnostic(diagnostic, face.text, paint))
    .join('');
}

/** The section of the page about a code. */
function sectionOf(text: string, code: string): string | undefined {
  return text.split(/^(?=##)/m).find((section) => section.startsWith(`### ${code} `));
}

const block = /```text\n[^]*?```/;

describe.each(Object.keys(codes).sort())('%s', (code) => {
  test('has a section with what it means and what to do', () => {
    const section = sectionOf(readFileSync(page, 'utf8'), code);
    expect(section).toContain(`### ${code} ${codes[code] ?? ''}\n`);
    expect(section).toContain('**What to do:**');
  });

  test('has a fixture, and the page shows what is printed for it', async () => {
    const file = fixtureOf(code);
    expect(file).toBeDefined();
    const text = await printed(file ?? '');
    expect(text).toContain(code);
    const snapshot = join(root, `snapshots/diagnostics/${code}.txt`);
    if (isUpdate) {
      writeFileSync(snapshot, text);
      const whole = readFileSync(page, 'utf8');
      const section = sectionOf(whole, code) ?? '';
      writeFileSync(
        page,
        whole.replace(section, () => section.replace(block, () => `\`\`\`text\n${text}\`\`\``)),
      );
    }
    expect(existsSync(snapshot)).toBe(true);
    expect(text).toBe(readFileSync(snapshot, 'utf8'));
    expect(sectionOf(readFileSync(page, 'utf8'), code)).toContain(`\`\`\`text\n${text}\`\`\``);
  });
});

test('no section is about a code that does not exist', () => {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^### (\w+)/gm)].map(([, code = '']) => code);
  expect(headings.filter((code) => !(code in codes))).toEqual([]);
});
