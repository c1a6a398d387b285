/**
 * Games, turns and decisions per second of random two-player games, on one core: of published cards where the module of a
 * corpus is at hand (`ORACLE_BENCH_MODULE`, a file of `oracle compile --format json`), otherwise of a few cards of our own.
 * Run with `npm run bench:engine`, and with `-- --cpu-prof` behind it for a profile. Counts time of the processor, so that
 * whatever else runs on the machine matters little, and says what the clock says besides.
 */
import { readFileSync } from 'node:fs';
import { fromJson } from '../bytecode/json';
import type { CardProgram } from '../bytecode/module';
import { gamePool } from '../compile/game-pool';
import { randomFrom } from '../engine/bots/random';
import { unsupportedIn } from '../engine/supports';
import { playBatch, type Result } from './batch';
import { basicLands, deckDrawer } from './decks';
import { cards } from './testing/cards';

const games = Number(process.argv[2] ?? 40);
const limits = { turns: 60, decisions: 20_000 };
const rounds = Number(process.argv[3] ?? 4);

function main(): void {
  const programs = [...publishedCards(), ...basicLands];
  const draw = deckDrawer(programs);
  const pool = gamePool(programs);
  console.log(`${programs.length} cards, ${games} games a round; the first round warms up`);
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    const begun = performance.now();
    const plans = Array.from({ length: games }, (_, at) => ({
      seed: at + 1,
      players: ['A', 'B'].map((name, player) => ({ name, deck: draw(randomFrom(16 * at + player)) })),
    }));
    const results = playBatch(pool, { plans, programs: [], limits, check: 'invariants' });
    const { user, system } = process.cpuUsage(before);
    report(results, (user + system) / 1_000_000, (performance.now() - begun) / 1000);
  }
}

function report(results: readonly Result[], seconds: number, byClock: number): void {
  const sum = (of: (result: Result) => number): number => results.reduce((so, result) => so + of(result), 0);
  const rate = (count: number): string => (count / seconds).toFixed(1);
  const turns = sum((result) => result.turns);
  const decisions = sum((result) => result.decisions);
  const failed = results.filter((result) => result.failed !== null).length;
  console.log(
    `${rate(results.length)} games, ${rate(turns)} turns, ${rate(decisions)} decisions per second of processor time, ${(results.length / byClock).toFixed(1)} games by the clock; ` +
      `${turns} turns, ${decisions} decisions, ${failed} failed`,
  );
}

function publishedCards(): readonly CardProgram[] {
  const file = process.env['ORACLE_BENCH_MODULE'];
  if (file === undefined) return cards;
  const read = fromJson(JSON.parse(readFileSync(file, 'utf8')));
  if (read.kind !== 'Decoded') throw new Error(`${file} is not a module`);
  return read.module.cards.filter(({ faces }) =>
    faces.every(({ abilities }) => abilities.every((ability) => unsupportedIn(ability).length === 0)),
  );
}

main();
