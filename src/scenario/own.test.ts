import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from './cards';
import { readScenarios } from './read';
import { runScenario } from './run';
import type { Expectation, Scenario } from './schema';
import { libraryFrom, read, root } from './testing/library';

// The scenarios of the project: for each trap one in which something happens, and one in which it must not.

const folder = join(root, 'fixtures/scenarios');
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const library: Promise<Library> = libraryFrom([join(folder, 'cards.json')]);

function scenariosIn(file: string): readonly Scenario[] {
  const { scenarios, diagnostics } = readScenarios(read(join(folder, file)), file);
  expect(diagnostics).toEqual([]);
  return scenarios;
}

interface Printed {
  readonly name: string;
  readonly faceName?: string;
  readonly text?: string;
}

const printed = JSON.parse(read(join(folder, 'cards.json'))) as readonly Printed[];

/** Is there anything that the expectation could be about: a card of that name, an ability that begins so? */
function isOfSomething({ cast, play, ability }: Expectation): boolean {
  const named = cast ?? play;
  if (named !== undefined) return printed.some((card) => [card.name, card.faceName].includes(named));
  return typeof ability === 'string' && printed.some(({ text }) => text?.includes(ability));
}

describe.each(files)('%s', (file) => {
  const scenarios = scenariosIn(file);

  test.each(scenarios.map((scenario): [string, Scenario] => [scenario.id, scenario]))('%s', async (_, scenario) => {
    expect(runScenario(scenario, await library)).toEqual({ outcome: 'passed' });
  });

  test('shows what happens and what must not', () => {
    const ids = scenarios.map(({ id }) => id);
    expect(ids.some((id) => id.includes(' happens: '))).toBe(true);
    expect(ids.some((id) => id.includes(' must not: '))).toBe(true);
  });

  test('looks for nothing that no card has', () => {
    const all = scenarios.flatMap(({ actions, expect: last }) => [
      ...last,
      ...actions.flatMap((each) => each.expect ?? []),
    ]);
    const negative = all.filter(({ what, is }) => what === 'playable' && is === false);
    expect(negative.filter((each) => !isOfSomething(each))).toEqual([]);
  });

  test('proves, where something must not happen, that it came to the point', () => {
    for (const { id, actions } of scenarios)
      if (id.includes(' must not: ')) expect([id, actions.some(({ op }) => op === 'check')]).toEqual([id, true]);
  });
});
