import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, restore, save } from '../engine/game';
import { replaceState } from '../engine/write';
import { missingCards, type Decks, type Library } from './cards';
import { readScenarios } from './read';
import { replay, runScenario } from './run';
import type { Scenario } from './schema';
import { libraryFrom, read, root, sharedFolder } from './testing/library';
import type { Input } from './watch';

// A game that is saved and taken up again at every decision goes on byte for byte as one that is not, and the same inputs
// give the same game. Of the outside scenarios every twentieth is tried; all of them with `npm run test:restore`.

const step = process.env['RESTORE_ALL'] === '1' ? 1 : 20;

interface Line {
  /** A digest of the saved game at each decision. */
  readonly states: readonly string[];
  readonly inputs: readonly Input[];
  readonly end: string;
}

/** Plays a scenario; `restoring` exchanges the game for its saved self at each decision. */
function line(scenario: Scenario, library: Library, how: 'plain' | 'restoring'): Line {
  const states: string[] = [];
  const inputs: Input[] = [];
  let end = '';
  runScenario(scenario, library, 1, {
    decision: (game) => {
      const text = save(game);
      states.push(createHash('sha1').update(text).digest('hex'));
      if (how === 'plain') return;
      const { state } = restore(text, game.pool);
      if (JSON.stringify(state) !== text) throw new Error('it is saved otherwise than before');
      replaceState(game, state);
    },
    input: (input) => void inputs.push(input),
    end: (game) => {
      end = hashOf(game.state);
    },
  });
  return { states, inputs, end };
}

function tryOut(scenario: Scenario, library: Library): void {
  const plain = line(scenario, library, 'plain');
  expect({ id: scenario.id, ...line(scenario, library, 'restoring') }).toEqual({ id: scenario.id, ...plain });
  expect([scenario.id, hashOf(replay(scenario, library, plain.inputs).state)]).toEqual([scenario.id, plain.end]);
}

test('our own scenarios can be saved, taken up and replayed at every decision', async () => {
  const folder = join(root, 'fixtures/scenarios');
  const library = await libraryFrom([join(folder, 'cards.json')]);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const scenarios = files.flatMap((file) => readScenarios(read(join(folder, file)), file).scenarios);
  expect(scenarios.length).toBeGreaterThan(0);
  for (const scenario of scenarios) tryOut(scenario, library);
});

const shared = sharedFolder();
const outside = shared === null ? test.skip : test;

outside(
  'outside scenarios can be saved, taken up and replayed at every decision (skipped without ../shared)',
  async () => {
    const folder = join(shared ?? '', 'scenarios');
    const corpus = join(shared ?? '', 'corpus');
    const cards = readdirSync(corpus).filter((file) => file.endsWith('.json'));
    const files = [...cards.map((file) => join(corpus, file)), join(folder, 'cards.json')];
    const library = await libraryFrom(files, JSON.parse(read(join(folder, 'decks.json'))) as Decks);
    const { scenarios } = readScenarios(read(join(folder, 'dev.jsonl')), 'dev.jsonl');
    const chosen = scenarios.filter((_, at) => at % step === 0);
    const playable = chosen.filter((scenario) => missingCards(library, scenario).length === 0);
    expect(playable.length).toBeGreaterThan(0);
    for (const scenario of playable) tryOut(scenario, library);
  },
  3_600_000,
);
