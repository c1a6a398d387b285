import { placeText } from '../bytecode/diagnostic';
import { formatVersion, type FaceProgram } from '../bytecode/module';
import { strip } from '../bytecode/debug';
import { makeSmoke } from '../engine/smoke/smoke';
import { unsupportedIn } from '../engine/supports';
import { addRules } from '../engine/characteristics/intrinsic';
import { addTokens } from '../engine/tokens/predefined';
import { casualtyText, ruleCosts, teamworkText } from '../engine/casting/rule-costs';
import { verify } from '../verify/verify';
import { cardOf } from '../vm/pool';
import { gamePool } from './game-pool';
import { expandGranted, readRules } from './granted';
import { english } from './testing/english';

// Code that no compiler made from a card: predefined tokens, abilities that the rules give, costs that the rules name. The table
// of instructions changes under it, so it has to stand the same tests as code from cards.

const pool = gamePool();
addRules(pool);
addTokens(pool);
const faces = [...pool.source.keys()].flatMap((id) =>
  cardOf(pool, id).faces.map((face): readonly [string, FaceProgram] => [`${id} ${face.name}`, face]),
);

const findings = (face: FaceProgram): readonly string[] =>
  verify({ format: formatVersion, cards: [{ name: face.name, layout: 'normal', faces: [face] }] }).map(
    ({ code, place, title }) => `${code} ${placeText(place)}: ${title}`,
  );

test('there is built-in code', () => expect(faces.length).toBeGreaterThan(10));

describe.each(faces)('%s', (_, face) => {
  it('is valid', () => expect(findings(face)).toEqual([]));
  it('can be run', () => expect(face.abilities.flatMap((each) => unsupportedIn(each, expandGranted))).toEqual([]));
  it('does not trap', () => {
    const [bare] = strip({
      format: formatVersion,
      cards: [{ name: face.name, layout: 'normal', faces: [face] }],
    }).cards;
    expect(bare?.faces.flatMap(makeSmoke(english))).toEqual([]);
  });
});

test('a wrong term would be found', () => {
  const [, face] = faces.find(([name]) => name.includes('Treasure')) ?? [];
  if (face === undefined) throw new Error('no Treasure');
  const [first, ...rest] = face.abilities;
  if (first?.kind !== 'activated') throw new Error('a Treasure is activated');
  const short = first.body.map((term) => ({ ...term, args: term.args.slice(1) }));
  expect(findings({ ...face, abilities: [{ ...first, body: short }, ...rest] })).not.toEqual([]);
});

test.each([...Object.entries(ruleCosts), ['casualty', casualtyText(2)], ['teamwork', teamworkText(2)]])(
  'the cost of %s can be read: %s',
  (_, text) => {
    expect(readRules(text, 'Spell')).toMatchObject({ kind: 'spell' });
  },
);
