import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeUpFile } from '../compile/testing/cards';
import { run } from './program';
import { captured } from './testing/terminal';

const folder = mkdtempSync(join(tmpdir(), 'oracle-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function oracle(...args: readonly string[]): Promise<Outcome> {
  const { terminal, out, err } = captured();
  const code = await run(args, terminal);
  return { code, out: out(), err: err() };
}

const quick = ['--no-cache', '--jobs', '1'] as const;
const compile = (...args: readonly string[]): Promise<Outcome> => oracle('compile', madeUpFile, ...quick, ...args);
const understood = ['--name', 'Cinder Warden', 'Ember Lesson', '--'] as const;

describe('wrong usage exits with 2', () => {
  test.each([
    [['frob'], 'unknown command'],
    [['compile'], "missing required argument 'files'"],
    [['compile', 'x.json', '--frob'], 'unknown option'],
    [['compile', 'x.json', '--jobs', '0'], '--jobs takes'],
    [['compile', 'x.json', '--format', 'yaml'], '--format takes'],
    [['coverage', 'x.json', '--top', 'many'], '--top takes'],
    [['coverage', 'x.json', '--compare', 'none.json'], 'cannot be read'],
    [['coverage', 'x.json', '--compare', madeUpFile], 'was written neither'],
    [['explain', 'Draw a card.', '--stage', 'thought'], '--stage takes'],
    [['verify', 'none.orbc'], 'cannot be read'],
    [['asm', madeUpFile], 'name a file'],
    [['compile', madeUpFile, ...quick, '-o', '/no/such/folder/x'], 'cannot be written'],
  ])('%j', async (args, message) => {
    const { code, err } = await oracle(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('--help shows an example of each command', () => {
  test.each(['compile', 'explain', 'coverage', 'verify', 'disasm', 'asm', 'english', 'run', 'play', 'sim'])(
    '%s',
    async (command) => {
      const { code, out } = await oracle(command, '--help');
      expect([code, out]).toEqual([0, expect.stringContaining(`Example:\n  oracle ${command} `)]);
    },
  );
});

describe('compile', () => {
  test('exits with 0 when all input was read, with 1 when some was refused', async () => {
    expect((await compile()).code).toBe(0);
    const { code, err } = await oracle('compile', madeUpFile, file('none.json'), ...quick);
    expect([code, err]).toEqual([1, expect.stringContaining('ORA0101')]);
  });

  test('understands * in a file name, and names the files', async () => {
    const report = file('star.json');
    for (const name of ['some-1.json', 'some-2.json']) copyFileSync(madeUpFile, file(name));
    const { code } = await oracle('compile', file('some-*.json'), ...quick, '--report', report);
    const { inputs } = JSON.parse(readFileSync(report, 'utf8')) as {
      inputs: readonly { file: string; cards: number }[];
    };
    expect([code, inputs.map((input) => input.file)]).toEqual([0, [file('some-1.json'), file('some-2.json')]]);
    const covered = await oracle('coverage', file('some-*.json'), ...quick, '--json');
    expect([covered.code, covered.out]).toEqual([0, expect.stringContaining('"cards": 7,')]);
  });

  test('--strict exits with 1 unless all cards are certified', async () => {
    expect((await compile('--strict')).code).toBe(1);
    expect((await compile('--strict', ...understood)).code).toBe(0);
  });

  test('writes module, report and details', async () => {
    const { out } = await compile('-o', file('m.orbc'), '--report', file('r.json'), '--details', file('d.jsonl'));
    expect(out).toBe('');
    const report = JSON.parse(readFileSync(file('r.json'), 'utf8')) as Record<string, unknown>;
    expect(report).toMatchObject({
      schema: 'oracle/report@1',
      inputs: [{ file: madeUpFile, cards: 7 }],
      totals: { cards: 7, faces: 7, vanilla: 1, withText: 6, rejected: 0, partial: 3, compiled: 3, certified: 3 },
      time: { jobs: 1 },
    });
    expect(readFileSync(file('d.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(7);
    expect((await oracle('verify', file('m.orbc'))).out).toBe(`${file('m.orbc')}: valid, 4 cards\n`);
  });

  test('bytes go to standard output only when asked to', async () => {
    expect((await compile()).out).toBe('');
    expect((await compile('--format', 'bin')).out).toBe('');
    expect((await compile('-o', '-')).out).toMatch(/^ORBC/);
    expect((await compile('--format', 'asm')).out).toMatch(/^module 1\n/);
    expect(JSON.parse((await compile('--format', 'json')).out)).toMatchObject({ schema: 'oracle/module@1' });
  });

  test.each([
    [['--set', 'bbb'], 3],
    [['--legal', 'modern'], 2],
    [['--name', 'ember lesson'], 1],
    [['--set', 'BBB', '--legal', 'modern'], 1],
  ])('%j', async (choice, cards) => {
    const { out } = await compile('--report', '-', ...choice);
    expect(JSON.parse(out)).toMatchObject({ totals: { cards } });
  });

  test('keeps compiled cards in the folder that it is given', async () => {
    const cache = file('cache');
    const report = (): Promise<Outcome> =>
      oracle('compile', madeUpFile, '--cache', cache, '--jobs', '1', '--details', '-');
    const [cold, warm] = [await report(), await report()];
    expect(existsSync(cache)).toBe(true);
    expect(warm.out).toBe(cold.out);
  });
});

describe('coverage', () => {
  const coverage = (...args: readonly string[]): Promise<Outcome> => oracle('coverage', madeUpFile, ...quick, ...args);

  test('prints totals and ranked gaps', async () => {
    const { code, out } = await coverage('--by-set', '--by-format');
    expect(code).toBe(0);
    expect(out).toMatch(/certified +3 +50\.0 %/);
    expect(out).toMatch(/ORA0203 verb: frobnicates +1 +1 +Glimmer Puzzle: frobnicates target/);
    expect(out).toMatch(/by set\n.*\nAAA +3/);
    expect(out).toMatch(/by format\n.*\nmodern +1/);
  });

  test('--gap lists the places of a key, and of all keys with a part', async () => {
    expect((await coverage('--gap', 'ORA0203 verb: frobnicates')).out).toBe(
      'ORA0203 verb: frobnicates: 1 faces, 1 alone\n* Glimmer Puzzle [15, 43] frobnicates target creature.\n',
    );
    expect((await coverage('--gap', 'frobnicates')).out).toContain('* Twice Puzzled [30, 55]');
    expect(await coverage('--gap', 'nonsense')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no gap has') as unknown,
    });
  });

  test('--compare exits with 1 when a face fell', async () => {
    const { out } = await coverage('--json');
    writeFileSync(file('before.json'), out);
    expect(await coverage('--compare', file('before.json'))).toMatchObject({ code: 0, out: 'fell: 0\nrose: 0\n' });
    writeFileSync(file('before.json'), out.replace('"Hollow Echo": "partial"', '"Hollow Echo": "certified"'));
    const { code, out: moves } = await coverage('--compare', file('before.json'));
    expect([code, moves]).toEqual([1, 'fell: 1\n  Hollow Echo  certified  →  partial\nrose: 0\n']);
  });
});

describe('explain', () => {
  test('shows the stages of a sentence', async () => {
    const { code, out } = await oracle('explain', 'Destroy target creature. Draw a card.');
    expect(code).toBe(0);
    for (const stage of ['normalized', 'tree', 'ast', 'ir', 'bytecode', 'english'])
      expect(out).toContain(`  ${stage}\n`);
    expect(out).toContain('c0 emit  “Destroy target creature.”');
    expect(out).toMatch(/draw {2}.*draw a card/);
  });

  test('shows only the stages that are asked for', async () => {
    const { out } = await oracle('explain', 'Draw a card.', '--stage', 'english,normalized');
    expect(out.split('\n').slice(1)).toEqual([
      '1 Draw a card.  Spell',
      '  normalized',
      '    draw a card.',
      '  english',
      '    draw a card.',
      '',
    ]);
  });

  test('finds a card by name, and reads a text on the type that is given', async () => {
    const card = await oracle('explain', 'cinder warden', '--cards', madeUpFile, '--stage', 'english');
    expect(card.out).toContain('Cinder Warden  Creature — Human Soldier');
    expect(card.out).toContain('set aside, reminder: (That permanent');
    const text = await oracle('explain', 'Draw a card.', '--type', 'Artifact', '--stage', 'diagnostics');
    expect([text.code, text.out]).toEqual([1, expect.stringContaining('Bare Text  Artifact  partial')]);
  });

  test('what is not understood is shown with a caret, and exits with 1', async () => {
    const { code, out } = await oracle('explain', 'Draw a crad.', '--stage', 'diagnostics');
    expect(code).toBe(1);
    expect(out).toContain(
      '1 | Draw a crad.\n  |        ^^^^ expected "additional", "card" or "cards"\n  = hint: is "card" meant?\n',
    );
  });

  test('--alternatives tells what came of each frame, --trace what the matcher tried', async () => {
    const { out } = await oracle('explain', 'Draw a card.', '--type', 'Instant', '--alternatives', '--trace');
    expect(out).toMatch(/Spell, read: draw a card\.\n/);
    expect(out).toMatch(/Triggered, not read: ⟦draw a card\.⟧\n/);
    expect(out).toMatch(/✓ Spell/);
  });

  test('--json has all stages', async () => {
    const { out } = await oracle('explain', 'Draw a card.', '--json');
    const { schema, faces } = JSON.parse(out) as { schema: string; faces: { items: Record<string, unknown>[] }[] };
    expect(schema).toBe('oracle/explain@1');
    for (const stage of ['tree', 'ast', 'ir', 'bytecode', 'english'])
      expect(faces[0]?.items[0]?.[stage]).not.toBeNull();
  });
});

describe('modules', () => {
  test('go from form to form and back, and say what they mean', async () => {
    await compile('-o', file('m.orbc'));
    writeFileSync(file('m.asm'), (await oracle('disasm', file('m.orbc'))).out);
    await oracle('asm', file('m.asm'), '-o', file('again.orbc'));
    expect(readFileSync(file('again.orbc')).equals(readFileSync(file('m.orbc')))).toBe(true);
    await oracle('asm', file('m.orbc'), '--format', 'json', '-o', file('m.json'));
    await oracle('asm', file('m.json'), '-o', file('third.orbc'));
    expect(readFileSync(file('third.orbc')).equals(readFileSync(file('m.orbc')))).toBe(true);
    const { out } = await oracle('english', file('m.orbc'));
    expect(out).toContain('Ember Lesson\n  ~ deals 3 damage to any target.\n');
  });

  test.each([
    ['bytes', 'ORBC\x01\x01', 'ORA0172'],
    ['text', 'module 1\ncard', 'ORA0173'],
    ['json', '{"format":1}', 'ORA0401'],
    ['json that is none', '{"format', 'ORA0401'],
    ['something else', 'hello', 'ORA0170'],
  ])('%s that are no module are refused with a code', async (_, content, code) => {
    writeFileSync(file('bad'), content);
    for (const command of ['verify', 'disasm', 'english']) {
      expect(await oracle(command, file('bad'))).toMatchObject({
        code: 1,
        err: expect.stringContaining(code) as unknown,
      });
    }
  });
});

test('what nobody foresaw is reported as a bug and exits with 70', async () => {
  const { terminal, err } = captured();
  const broken = {
    ...terminal,
    out: () => {
      throw new Error('the paper is out');
    },
  };
  expect(await run(['explain', 'Draw a card.'], broken)).toBe(70);
  expect(err()).toContain('internal error: this is a bug.');
  expect(err()).toContain('the paper is out');
});
