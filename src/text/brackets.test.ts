import { parseTypeLine } from '../cards/type-line';
import { bracketed, bracketReadings } from './brackets';
import { normalize, toOriginal, undo, type Unit } from './index';

const spell = { name: 'Sever', allNames: ['Sever'], typeLine: parseTypeLine('Instant') };

function unitOf(text: string): Unit {
  const [unit] = normalize(spell, text).units;
  if (unit === undefined) throw new Error('a line without words');
  return unit;
}

const lines = [
  ['Destroy target [attacking] creature.', 'destroy target attacking creature.', 'destroy target creature.'],
  [
    'Find a [basic land] card, [reveal it,] keep it.',
    'find a basic land card, reveal it, keep it.',
    'find a card, keep it.',
  ],
  ['Gain X life. [X is your speed.]', 'gain x life. x is your speed.', 'gain x life.'],
  ['Draw a card for each Bear [with flying].', 'draw a card for each bear with flying.', 'draw a card for each bear.'],
] as const;

describe('words in square brackets (CR 702.148)', () => {
  it.each(lines)('reads %s with and without them', (text, kept, removed) => {
    const unit = unitOf(text);
    const read = bracketReadings(unit, text);
    expect([read?.kept.text, read?.removed.text]).toEqual([kept, removed]);
    expect([read?.kept, read?.removed].map((each) => each && undo(each))).toEqual([text, text]);
    expect(bracketed(kept, removed)).toBe(unit.text);
  });

  it('shows what is read in the original', () => {
    const [[text]] = lines;
    const read = bracketReadings(unitOf(text), text);
    const at = read?.removed.text.indexOf('creature') ?? 0;
    const span = read && toOriginal(read.removed, { start: at, end: at + 'creature'.length });
    expect(text.slice(span?.start, span?.end)).toBe('creature');
  });

  it('has one reading of a line without brackets, and puts none around words that are others', () => {
    expect(bracketReadings(unitOf('Draw a card.'), 'Draw a card.')).toBeNull();
    expect(bracketed('draw a card.', 'draw two cards.')).toBeNull();
  });
});
