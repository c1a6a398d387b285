import { parseTypeLine } from '../cards/type-line';
import { normalize, original, toOriginal } from './index';

const warden = {
  name: 'Cinder Warden',
  allNames: ['Cinder Warden'],
  typeLine: parseTypeLine('Creature \u2014 Human Soldier'),
};
const text = [
  'First strike',
  'Vanguard \u2014 When this creature enters, if you control another Soldier, exile up to one target nonland permanent an opponent controls until Cinder Warden leaves the battlefield. (That permanent returns under its owner\u2019s control.)',
  '{2}{W}, {T}: Each other creature you control gets +1/+1 until end of turn. Activate only during combat.',
].join('\n');

describe('normalize', () => {
  test('gives one unit a line in canonical wording', () => {
    expect(normalize(warden, text).units.map((unit) => unit.text)).toEqual([
      'first strike',
      'when ~ enters, if you control another soldier, exile up to one target nonland permanent an opponent controls until ~ leaves the battlefield.',
      '{2}{w}, {t}: each other creature you control gets +1/+1 until end of turn. activate only during combat.',
    ]);
  });

  test('sets the label and the reminder text aside', () => {
    expect(normalize(warden, text).setAside.map((aside) => [aside.kind, aside.text, aside.unit])).toEqual([
      ['flavor-word', 'Vanguard \u2014', 1],
      ['reminder', '(That permanent returns under its owner\u2019s control.)', 1],
    ]);
  });

  test('can be taken back', () => {
    expect(original(normalize(warden, text))).toBe(text);
  });

  test('shows a span of a unit in the original', () => {
    const normalized = normalize(warden, text);
    const unit = normalized.units[1];
    const at = unit?.text.lastIndexOf('~') ?? 0;
    const span = unit && toOriginal(unit, { start: at, end: at + 8 });
    expect(text.slice(span?.start, span?.end)).toBe('Cinder Warden leaves');
  });
});
