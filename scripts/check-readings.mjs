// Reads every understood line of card files in every way that the grammar has, and lists those that could mean
// something else: `npm run check:readings -- FILES [--every N] [--closure free]`. Exit code 1 if there are any.
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

const require = createRequire(import.meta.url);
const { cardInput, readCards } = require('../dist/cards/read.js');
const { compileFace } = require('../dist/compile/face.js');
const { otherReadings } = require('../dist/compile/readings.js');

const { values, positionals } = parseArgs({
  options: { every: { type: 'string', default: '1' }, closure: { type: 'string', default: 'late' } },
  allowPositionals: true,
});
const counts = { cards: 0, lines: 0, ambiguous: 0, cut: 0 };

function check(card) {
  for (const face of card.faces) {
    const result = compileFace(card, face);
    for (const [index, { item, block }] of result.items.entries()) {
      if (item === null) continue;
      const { readings, isCut } = otherReadings(result, index, values.closure);
      counts.lines += 1;
      if (isCut) counts.cut += 1;
      if (readings.length === 0) continue;
      counts.ambiguous += 1;
      console.log(`${face.name} (${readings.map(({ frame }) => frame).join(', ')}): ${block.text}`);
    }
  }
}

for await (const event of readCards(positionals.map(cardInput))) {
  if (event.kind !== 'Card') continue;
  if (counts.cards % Number(values.every) === 0) check(event.card);
  counts.cards += 1;
}
console.log(
  `${counts.lines} lines understood, ${counts.ambiguous} with another reading, ${counts.cut} with too many ways to look at`,
);
process.exitCode = counts.ambiguous > 0 || counts.cut > 0 ? 1 : 0;
