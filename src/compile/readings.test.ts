import { compileFace, type FaceResult } from './face';
import { otherReadings } from './readings';
import { madeUpCards } from './testing/cards';
import { corpusFaces } from './testing/corpus';
import { compiledEnglish } from './testing/english';

/** Every so many cards of the corpus; `npm run check:readings` looks at all. */
const step = 150;

/** What is wrong with the readings of the understood items of a face. */
function problemsOf(result: FaceResult): readonly string[] {
  return result.items.flatMap(({ block, item }, index) => {
    if (item === null) return [];
    const { readings, isCut } = otherReadings(result, index, 'late');
    if (isCut) return [`too many readings: ${block.text}`];
    return readings.map(({ frame }) => `another reading as ${frame}: ${block.text}`);
  });
}

/** Lines with two readings to choose between, if alternatives had no guards. */
const guarded = [
  'Old Guard | {2}{W} | Sorcery\nExile up to two target artifacts and/or enchantments.',
  'Deep Search | {2}{G} | Sorcery\nSearch your library for a basic Forest, Plains, or Island card, reveal it, put it into your hand, then shuffle.',
  'Grave Hand | {1}{B} | Sorcery\nReturn target creature card from your graveyard to your hand.',
  'Long Look | {1}{U} | Sorcery\nLook at the top six cards of your library. You may reveal a green creature card from among them and put it into your hand. Put the rest on the bottom of your library in any order.',
  'Last Watch | {3} | Artifact Creature — Golem | 3/3\nWhen this creature dies, if you control an artifact, draw a card.\nOther Golems you control get +1/+1 and have vigilance.',
  'Pale Gate | {3} | Artifact\nWhen this artifact leaves the battlefield, you lose 1 life and create a Treasure token.\nAs this artifact enters, choose a creature type.\nWhenever one or more creatures die, you gain 1 life.',
  "Slow Pact | {0} | Instant\nDraw two cards.\nAt the beginning of your next upkeep, pay {2}{U}. If you don't, you lose the game.",
  'Crow Banner | {4} | Artifact\nWhen this artifact enters, each player creates a tapped 1/1 black Bird creature token. The tokens are goaded for the rest of the game.',
];

describe('every understood line has one reading', () => {
  it.each(guarded)('%s', (text) => {
    const results = compiledEnglish(text);
    expect(results.flatMap(({ items }) => items.map(({ gap }) => gap?.key ?? 'understood'))).toEqual(
      results.flatMap(({ items }) => items.map(() => 'understood')),
    );
    expect(results.flatMap(problemsOf)).toEqual([]);
  });

  it('on all made-up cards', () => {
    const results = madeUpCards().flatMap((card) => card.faces.map((face) => compileFace(card, face)));
    expect(results.length).toBeGreaterThan(5);
    expect(results.flatMap(problemsOf)).toEqual([]);
  });

  it('on cards of the corpus', () => {
    const results = [...corpusFaces(step)].map(({ card, face }) => compileFace(card, face));
    expect(results.flatMap(problemsOf)).toEqual([]);
  });
});

it('tells what only late closure decides', () => {
  const [result] = compiledEnglish(
    'Low Call | {1}{G} | Sorcery\nSearch your library for an artifact card with mana value less than or equal to the number of lands you control, reveal it, put it into your hand, then shuffle.',
  );
  if (result === undefined) throw new Error('no face');
  expect(otherReadings(result, 0, 'late').readings).toHaveLength(0);
  expect(otherReadings(result, 0, 'free').readings).toHaveLength(1);
});
