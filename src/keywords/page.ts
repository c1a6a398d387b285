import { actions } from './actions';
import type { KeywordEntry, MeaningUnit } from './entry';
import { glossary } from './glossary';

const intro = `# Keywords

<!-- Written by scripts/update-keyword-page.mjs from src/keywords; do not edit. -->

Every keyword ability and keyword action, from the glossary in \`src/keywords\`. A keyword ability is *native*, when the engine
knows it, or it has a meaning in Oracle English, which the same compiler reads (\`expand\` puts in what the keyword takes, and
\`expandKeyword\` compiles it), or both: then the engine adds what English cannot say. A part that the compiler cannot read yet
is marked as pending; such a keyword expands to nothing. The shape is the instruction that a keyword is; \`[cost]\`,
\`[count: …]\` and the like stand for what it takes. \`CR 702.1\` stands for keywords that are newer than the edition of the
rules. How to add one: a word in the rule of its shape in \`grammar/70-keywords.ohm\`, its name in \`src/vocabulary\`, and an
entry in the glossary; the tests of the glossary hold the three together.
`;

/** The page \`docs/keywords.md\`: both lists as tables. */
export function keywordPage(): string {
  const abilities = [...glossary].sort(byRule).map(abilityRow);
  return [
    intro,
    '## Keyword abilities\n',
    table(['keyword', 'rule', 'shape', 'example', 'meaning'], abilities),
    '## Keyword actions\n',
    table(['action', 'rule', 'instruction', 'example', 'meaning'], actions.map(actionRow)),
  ].join('\n');
}

function byRule(a: KeywordEntry, b: KeywordEntry): number {
  return numberOf(a.rule) - numberOf(b.rule) || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0);
}

/** Rules in order; the keywords without a rule of their own come last. */
function numberOf(rule: string): number {
  const number = Number(/\.(\d+)/.exec(rule)?.[1] ?? 0);
  return number === 1 ? Infinity : number;
}

function abilityRow({ name, rule, shape, example, native, units = [] }: KeywordEntry): readonly string[] {
  const meaning = [...(native === undefined ? [] : [`*native*: ${native}`]), ...units.map(unitText)];
  return [name, rule, `\`${shape}\``, `\`${example}\``, meaning.join('<br>')];
}

function unitText({ text, zones, pending }: MeaningUnit): string {
  const where = zones === undefined ? '' : ` (${zones.join(', ')})`;
  return `\`${text}\`${where}${pending === undefined ? '' : ` — *pending*: ${pending}`}`;
}

function actionRow({ name, rule, op, example, meaning }: (typeof actions)[number]): readonly string[] {
  return [name, rule, op === null ? '—' : `\`${op}\``, `\`${example}\``, meaning === undefined ? '' : `\`${meaning}\``];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return `${[line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')}\n`;
}
