import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import * as api from '../index';

const page = readFileSync(join(__dirname, '../../docs/game-api.md'), 'utf8');
const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];

describe('docs/game-api.md', () => {
  it('shows a bot that plays a game to its end, in thirty lines', () => {
    const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
    const { outputText } = transpileModule(example, { compilerOptions });
    const printed: string[] = [];
    const require = (name: string): unknown => {
      expect(name).toBe('oracle');
      return api;
    };
    runInNewContext(outputText, { require, exports: {}, console: { log: (line: string) => printed.push(line) }, Math });
    expect(printed).toEqual([expect.stringMatching(/^turn \d+: p[01] won \(CR 704\.5a\)$/)]);
    const bot = /function bot[\s\S]*?\n}\n/.exec(example)?.[0] ?? '';
    expect(bot.split('\n').length).toBeLessThan(20);
    expect(example.trimEnd().split('\n').length).toBeLessThan(45);
  });

  it('names only what there is', () => {
    const [, table = ''] = page.split('## What there is');
    const names = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name = '']) => name),
    );
    const functions = names.filter((name) => !Object.hasOwn(api.duelOptions, name) && name !== 'ask');
    expect(functions).toContain('newGame');
    for (const name of functions) expect([name, typeof Reflect.get(api, name)]).toEqual([name, 'function']);
  });
});
