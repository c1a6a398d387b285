import { join } from 'node:path';
import { readScenarios } from './read';
import { runScenario } from './run';
import { libraryFrom, read, root } from './testing/library';
import { tracer } from './trace';

const folder = join(root, 'fixtures/scenarios');

test('a trace says what happened, by which words, instruction and rule (recorded with `oracle run --update`)', async () => {
  const library = await libraryFrom([join(folder, 'cards.json')]);
  const { scenarios } = readScenarios(read(join(folder, 'flickered.yaml')), 'flickered.yaml');
  const lines = scenarios.flatMap((scenario) => {
    const its = [`# ${scenario.id}`];
    runScenario(
      scenario,
      library,
      1,
      tracer((line) => void its.push(line)),
    );
    return [...its, ''];
  });
  expect(lines.map((line) => `${line}\n`).join('')).toBe(read(join(folder, 'flickered.yaml.trace')));
  const moved = lines.findIndex((line) => line.includes('to=exile'));
  expect(lines[moved + 1]).toBe('      "Exile target creature or artifact you control" · exile · CR 701.13');
});
