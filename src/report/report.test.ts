import type { InputDiagnostic } from '../cards/input-diagnostic';
import type { Level } from '../compile/level';
import type { CardOutcome, FaceOutcome } from '../compile/outcome';
import { certificateClusters, engineClusters, gapClusters } from './clusters';
import { comparisonText, compareLevels, readLevels } from './compare';
import { coverageOf, levelsOf } from './coverage';
import { detailLines } from './details';
import { reportOf } from './report';
import { totalsOf } from './totals';

function faceWith(name: string, level: Level, more: Partial<FaceOutcome> = {}): FaceOutcome {
  const certificate = {
    ok: level === 'certified' || level === 'executable',
    canonical: 'draw a card.',
    english: 'draw a card.',
  };
  return {
    name,
    level,
    text: 'some',
    gaps: [],
    certificate,
    unsupported: [],
    units: { total: 2, compiled: 1, certified: 1 },
    ...more,
  };
}

function cardWith(...faces: readonly FaceOutcome[]): CardOutcome {
  return { name: faces.map(({ name }) => name).join(' // '), sets: ['AAA'], formats: ['modern'], faces };
}

function gap(key: string, start = 0): FaceOutcome['gaps'][number] {
  return { code: 'ORA0203', key, span: { start, end: start + 4 }, text: 'frob', secondary: [] };
}

const cards: readonly CardOutcome[] = [
  cardWith(faceWith('Ox', 'executable', { text: 'none' })),
  cardWith(faceWith('Left', 'executable'), faceWith('Right', 'certified', { unsupported: ['venture'] })),
  cardWith(
    faceWith('Odd', 'compiled', { certificate: { ok: false, canonical: 'destroy it.', english: 'destroy them.' } }),
  ),
  cardWith(faceWith('One', 'partial', { gaps: [gap('k1', 3), gap('k1', 9)] })),
  cardWith(faceWith('Two', 'partial', { gaps: [gap('k1'), gap('k2')] })),
];

test('totals: each level includes those above, faces with text only', () => {
  expect(totalsOf(cards, 2)).toEqual({
    cards: 7,
    faces: 8,
    vanilla: 1,
    withText: 5,
    rejected: 2,
    partial: 2,
    compiled: 3,
    certified: 2,
    executable: 1,
  });
});

test('gaps: a face that has one key twice is blocked by it alone; one with two keys by neither', () => {
  const found = gapClusters(cards).map(({ key, faces, alone, occurrences }) => [key, faces, alone, occurrences.length]);
  expect(found).toEqual([
    ['k1', 2, 1, 3],
    ['k2', 1, 0, 1],
  ]);
});

test('certificates are known by the first words that differ, instructions by their names', () => {
  expect(certificateClusters(cards).map(({ key, faces }) => [key, faces])).toEqual([['it ≠ them', 1]]);
  expect(engineClusters(cards).map(({ key, alone }) => [key, alone])).toEqual([['venture', 1]]);
});

test('the report has the fields of oracle/report@1 and no others', () => {
  const time = { wallMs: 5, jobs: 2 };
  const inputs = [{ file: 'cards.json', cards: 5 }];
  const report = reportOf(cards, { tool: '1.2.3', inputs, rejected: 0, time });
  expect(Object.keys(report)).toEqual(['schema', 'tool', 'format', 'inputs', 'totals', 'units', 'gaps', 'time']);
  expect(report).toMatchObject({ schema: 'oracle/report@1', tool: '1.2.3', format: 1, inputs, time });
  expect(report.units).toEqual({ total: 12, compiled: 6, certified: 6 });
  expect(report.gaps[0]).toEqual({ key: 'k1', faces: 2, alone: 1, example: { name: 'One', span: [3, 7] } });
});

test('details: a line for each face, and for each card that was rejected', () => {
  const rejected: InputDiagnostic = {
    code: 'ORA0107',
    severity: 'error',
    title: '',
    file: 'f.json',
    line: null,
    path: '$[3]',
    reason: 'no name',
  };
  const lines = [...detailLines(cards, [rejected])].map((line) => JSON.parse(line) as unknown);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toMatchObject({ name: 'Ox', vanilla: true });
  expect(lines[2]).toEqual({
    name: 'Left // Right',
    face: 'Right',
    level: 'certified',
    gaps: [],
    certificate: { ok: true, canonical: 'draw a card.', english: 'draw a card.' },
  });
  expect(lines[5]).toMatchObject({
    level: 'partial',
    gaps: [{ code: 'ORA0203', span: [0, 4], text: 'frob', key: 'k1' }, {}],
  });
  expect(lines[6]).toMatchObject({ level: 'rejected', gaps: [{ code: 'ORA0107' }] });
});

describe('comparing', () => {
  const levels = levelsOf(cards);

  test('names the faces that moved, and those that came and went', () => {
    const { Two: _, ...others } = levels;
    const known: Readonly<Record<string, Level>> = {
      ...others,
      Odd: 'certified',
      Gone: 'compiled',
      'Left // Right (Right)': 'partial',
    };
    expect(compareLevels(known, levels)).toEqual({
      fell: [{ name: 'Odd', from: 'certified', to: 'compiled' }],
      rose: [{ name: 'Left // Right (Right)', from: 'partial', to: 'certified' }],
      gone: ['Gone'],
      added: ['Two'],
    });
    expect(comparisonText(compareLevels(known, levels))).toContain('  Odd  certified  →  compiled\n');
  });

  test('reads what coverage --json and compile --details write', () => {
    expect(readLevels(JSON.stringify(coverageOf(cards, 0)))).toEqual(levels);
    expect(readLevels([...detailLines(cards, [])].join('\n'))).toEqual(levels);
  });

  test.each(['', '{}', '[]', 'text', '{"faces":{"A":"superb"}}', '{"a":1}\n{"b"'])('takes %j for neither', (text) => {
    expect(readLevels(text)).toBeUndefined();
  });
});

test('coverage counts sets and formats apart', () => {
  const { sets, formats } = coverageOf(cards, 0);
  expect([sets['AAA']?.withText, formats['modern']?.certified]).toEqual([5, 2]);
});
