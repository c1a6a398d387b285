/**
 * Lines per second of the generated parser and of Ohm's matcher in the same run, each line from every start rule; then the
 * share of each pass of the compiler. On published cards where the corpus is at hand, otherwise on a few lines and cards
 * of our own. Run with `npm run bench:compiler`.
 */
import { readStarts } from '../syntax/grammar-files';
import { expectationsAt, parse, parseWithOhm } from '../syntax/parser';
import { corpusUnits } from '../syntax/testing/corpus-units';
import { madeUpCards } from './testing/cards';
import { corpusFaces } from './testing/corpus';
import { noTimes, passes, timeFace } from './testing/passes';

const OWN_LINES = [
  'when ~ enters, exile up to one target nonland permanent an opponent controls until ~ leaves the battlefield.',
  '{2}{w}, {t}: each other creature you control gets +1/+1 until end of turn. activate only during combat.',
  'other soldiers you control have first strike and vigilance.',
  'destroy all creatures with power 4 or greater. you gain 2 life for each creature destroyed this way.',
  'flying, lifelink',
];

const ROUNDS = 5;

/** How many lines of each stride a round reads; Ohm gets fewer, the rate is what counts. */
const READERS = [
  { name: 'generated parser', lines: 4000, read: parse },
  { name: 'generated explainer', lines: 400, read: expectationsAt },
  { name: "Ohm's matcher", lines: 100, read: parseWithOhm },
] as const;

function main(): void {
  compareParsers();
  console.log('');
  comparePasses();
}

function compareParsers(): void {
  const units = corpusUnits(5);
  const lines = units.length > 0 ? units : OWN_LINES;
  const starts = readStarts();
  console.log(`${lines.length} lines, each from ${starts.length} start rules, median of ${ROUNDS} rounds`);
  const rates = READERS.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round++) {
    READERS.forEach(({ lines: count, read }, index) => rates[index]?.push(rate(every(lines, count), starts, read)));
  }
  const medians = rates.map(median);
  READERS.forEach(({ name }, index) => {
    const perSecond = medians[index] ?? 0;
    const times = perSecond / (medians.at(-1) ?? 1);
    console.log(
      `${name.padEnd(20)} ${Math.round(perSecond).toLocaleString('en').padStart(10)} lines/s ${times.toFixed(1).padStart(7)}x`,
    );
  });
}

/** The share of each pass, after a first round that is not counted. */
function comparePasses(): void {
  const published = [...corpusFaces(5)];
  const faces =
    published.length > 0 ? published : madeUpCards().flatMap((card) => card.faces.map((face) => ({ card, face })));
  const times = noTimes();
  for (const { card, face } of faces.slice(0, 500)) timeFace(card, face, noTimes());
  for (const { card, face } of faces) timeFace(card, face, times);
  const total = passes.reduce((sum, pass) => sum + times[pass], 0);
  const perSecond = Math.round((1000 * faces.length) / total).toLocaleString('en');
  console.log(`${faces.length} faces, all passes on one thread: ${Math.round(total)} ms, ${perSecond} faces/s`);
  for (const pass of passes)
    console.log(
      `${pass.padEnd(10)} ${times[pass].toFixed(0).padStart(7)} ms ${((100 * times[pass]) / total).toFixed(1).padStart(6)} %`,
    );
}

/** Lines per second of one reader. */
function rate(
  lines: readonly string[],
  starts: readonly string[],
  read: (text: string, start: string) => unknown,
): number {
  const began = performance.now();
  for (const line of lines) for (const start of starts) read(line, start);
  return (1000 * lines.length) / (performance.now() - began);
}

/** About so many of the lines, spread over all of them. */
function every(lines: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, Math.floor(lines.length / count));
  return lines.filter((_, index) => index % step === 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

main();
