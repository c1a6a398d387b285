import { after, describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { noWording } from './no-wording.mjs';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;
RuleTester.afterAll = after;

const refused = (code, count = 1) => ({
  code,
  errors: Array.from({ length: count }, () => ({ messageId: 'wording' })),
});

new RuleTester().run('no-wording', noWording, {
  valid: [
    "words.join('target')",
    "line.split(', ')",
    "name.endsWith('~')",
    'text.startsWith(prefix)',
    '/^[a-z]+\\d{1,3}$/.test(text)',
    '/(?<number>\\d+)\\s\\p{Letter}\\k<number>/u.exec(text)',
    '/[^aeiou]y$/.test(verb)',
    "kind === 'draw'",
    "file.endsWith('.test.ts')",
    "node.ctorName.startsWith('TargetPhrase_')",
    "rule.endsWith('Name')",
    "text.replace('~', 'this creature')",
  ],
  invalid: [
    ...[
      'includes',
      'startsWith',
      'endsWith',
      'split',
      'indexOf',
      'lastIndexOf',
      'match',
      'matchAll',
      'replace',
      'replaceAll',
      'search',
      'test',
      'exec',
    ].map((method) => refused(`text.${method}('target')`)),
    refused('text?.includes("target")'),
    refused('text.includes(`target ${noun}`)'),
    refused('text.match(/target (player|opponent)/)'),
    refused('const pattern = /\\bdraw\\b/i;'),
    refused("new RegExp('draw .* card')"),
    refused("text === 'draw a card'"),
    refused("'draw a card' !== text"),
    refused("switch (text) { case 'up to one': break; case 'up to two': break; }", 2),
  ],
});

new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: { allowDefaultProject: ['*.ts'], defaultProject: 'tsconfig.json' },
      tsconfigRootDir: process.cwd(),
    },
  },
}).run('no-wording, with types', noWording, {
  valid: [
    { code: "declare const kinds: readonly ('draw' | 'discard')[]; kinds.includes('draw');" },
    { code: "declare const types: readonly string[]; types.includes('instant');" },
    { code: "declare const step: 'begin combat' | 'end step'; step === 'end step';" },
  ].map((example) => ({ ...example, filename: 'example.ts' })),
  invalid: [
    refused("declare const words: readonly string[]; words.includes('draw a card');"),
    refused("declare const text: string; text.split(' ').includes('draw');"),
    refused("declare const text: string | undefined; text?.includes('draw');"),
    refused("declare const text: string; text === 'end step';"),
  ].map((example) => ({ ...example, filename: 'example.ts' })),
});
