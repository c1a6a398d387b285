import { renderAbility, renderFace } from './ability';
import {
  activated,
  all,
  allOf,
  choose,
  keyword,
  keywordLine,
  make,
  num,
  ref,
  shared,
  slot,
  some,
  source,
  spell,
  statically,
  step,
  target,
  targetValue,
  triggered,
  type,
  you,
  youControl,
  youSaid,
  zone,
} from './testing/build';

const creature = type('creature');
const opponentControls = make('controlledBy', { who: some('a', make('opponent')) });
const other = make('other', { than: source });
const land = type('land');
const card = make('card');
const player = make('player');
const nonland = make('non', { part: land });

describe('spells', () => {
  test.each([
    ['draw a card.', spell([step(make('draw', { who: you, count: num(1) }))])],
    ['draw two cards.', spell([step(make('draw', { who: you, count: num(2) }))])],
    [
      'destroy target creature.',
      spell([step(make('destroy', { who: you, what: target() }))], { targets: [slot(1, 1, creature)] }),
    ],
    ['destroy all creatures.', spell([step(make('destroy', { who: you, what: all('all', creature) }))])],
    [
      'exile up to two target noncreature, nonland permanents an opponent controls.',
      spell([step(make('exile', { who: you, what: target() }))], {
        targets: [slot(0, 2, make('non', { part: creature }), nonland, make('permanent'), opponentControls)],
      }),
    ],
    [
      '~ deals 3 damage to any target.',
      spell([step(make('dealDamage', { source, amount: num(3), to: target() }))], {
        targets: [slot(1, 1, make('anyTarget'))],
      }),
    ],
    [
      "return target creature to its owner's hand, then draw a card.",
      spell(
        [
          step(make('return', { who: you, what: target(), to: zone('hand', make('ownerOf', { what: ref(0) })) })),
          step(make('draw', { who: you, count: num(1) }), 'commaThen'),
        ],
        { targets: [slot(1, 1, creature)], values: [targetValue(0)] },
      ),
    ],
    [
      "return up to two target creatures to their owners' hands.",
      spell(
        [
          step(
            make('return', {
              who: you,
              what: target(),
              to: zone('hand', make('ownerOf', { what: ref(0), number: 'many' })),
            }),
          ),
        ],
        {
          targets: [slot(0, 2, creature)],
          values: [targetValue(0)],
        },
      ),
    ],
    [
      'target creature gets +3/+3 and gains trample until end of turn.',
      spell(
        [
          step(
            make('lasting', {
              duration: make('endOfTurn'),
              body: [
                step(make('modifyPt', { what: target(), power: num(3), toughness: num(3) })),
                step(make('gain', { what: shared, abilities: [keyword('trample')] }), 'and'),
              ],
            }),
          ),
        ],
        { targets: [slot(1, 1, creature)] },
      ),
    ],
    [
      'target player draws two cards and loses 2 life.',
      spell(
        [
          step(make('draw', { who: target(), count: num(2) })),
          step(make('loseLife', { who: shared, amount: num(2) }), 'and'),
        ],
        {
          targets: [slot(1, 1, player)],
        },
      ),
    ],
    [
      'create two 1/1 white soldier creature tokens with flying.',
      spell([
        step(
          make('createToken', {
            who: you,
            count: num(2),
            power: num(1),
            toughness: num(1),
            filter: allOf(make('color', { color: 'white' }), make('subtype', { subtype: 'soldier' }), creature),
            abilities: [keyword('flying')],
          }),
        ),
      ]),
    ],
    [
      'you may discard a card. if you do, draw a card.',
      spell([
        step(
          make('may', { who: youSaid, body: [step(make('discard', { who: youSaid, what: choose(1, 1, card) }))] }),
          'first',
          0,
        ),
        step(
          make('if', {
            condition: make('performed', { value: 0, who: youSaid }),
            then: [step(make('draw', { who: you, count: num(1) }))],
          }),
          'sentence',
        ),
      ]),
    ],
    [
      'counter target spell unless its controller pays {2}.',
      spell(
        [
          step(
            make('unlessPays', {
              who: make('controllerOf', { what: ref(0) }),
              cost: [make('payMana', { mana: '{2}' })],
              body: [step(make('counter', { who: you, what: target() }))],
            }),
          ),
        ],
        { targets: [slot(1, 1, make('spell'))], values: [targetValue(0)] },
      ),
    ],
    [
      'each opponent loses life equal to the number of creatures you control.',
      spell([
        step(
          make('loseLife', {
            who: all('each', make('opponent')),
            amount: make('count', { what: all('bare', creature, youControl) }),
          }),
        ),
      ]),
    ],
    [
      'you gain 2 life for each creature you control.',
      spell([
        step(
          make('letNum', {
            value: 0,
            num: make('count', { what: all('bare', creature, youControl) }),
            style: 'forEach',
            body: [
              step(
                make('gainLife', {
                  who: youSaid,
                  amount: make('times', {
                    factor: num(2),
                    of: make('numRef', { value: 0, style: 'per' }),
                    style: 'per',
                  }),
                }),
              ),
            ],
          }),
        ),
      ]),
    ],
  ])('%s', (text, ability) => {
    expect(renderAbility(ability)).toEqual([text]);
  });
});

describe('other abilities', () => {
  test.each([
    [
      '{2}{w}, {t}: each other creature you control gets +1/+1 until end of turn. activate only during combat.',
      activated(
        [make('payMana', { mana: '{2}{w}' }), make('tapSelf')],
        [
          step(
            make('lasting', {
              duration: make('endOfTurn'),
              body: [
                step(
                  make('modifyPt', {
                    what: all('each', other, creature, youControl),
                    power: num(1),
                    toughness: num(1),
                  }),
                ),
              ],
            }),
          ),
        ],
        { limits: ['duringCombat'] },
      ),
    ],
    [
      'when ~ enters, if you control another soldier, exile up to one target nonland permanent an opponent controls until ~ leaves the battlefield.',
      triggered(
        'when',
        make('enters', { what: source }),
        [
          step(
            make('lasting', {
              duration: make('untilEvent', { event: make('leaves', { what: source }) }),
              body: [step(make('exile', { who: you, what: target() }))],
            }),
          ),
        ],
        {
          targets: [slot(0, 1, nonland, make('permanent'), opponentControls)],
          condition: make('controls', {
            who: youSaid,
            what: some('a', other, make('subtype', { subtype: 'soldier' })),
          }),
        },
      ),
    ],
    [
      'at the beginning of your upkeep, you lose 1 life. this ability triggers only once each turn.',
      triggered(
        'at',
        make('beginning', { step: 'upkeep', whose: youSaid, which: 'of' }),
        [step(make('loseLife', { who: youSaid, amount: num(1) }))],
        { limit: 'oncePerTurn' },
      ),
    ],
    [
      'enchanted creature gets +2/+2 and has "{t}: draw a card."',
      statically([
        step(
          make('modifyPt', {
            what: all('bare', make('host', { style: 'enchanted' }), creature),
            power: num(2),
            toughness: num(2),
          }),
        ),
        step(
          make('gain', {
            what: shared,
            style: 'have',
            abilities: [
              make('grantAbility', {
                ability: activated([make('tapSelf')], [step(make('draw', { who: you, count: num(1) }))]),
              }),
            ],
          }),
          'and',
        ),
      ]),
    ],
    [
      'creatures you control have vigilance.',
      statically([
        step(
          make('gain', { what: all('bare', creature, youControl), style: 'have', abilities: [keyword('vigilance')] }),
        ),
      ]),
    ],
    ["~ can't attack or block.", statically([step(make('cant', { what: source, action: 'attackOrBlock' }))])],
    [
      'whenever one or more creatures you control die, they deal damage to each opponent equal to their power.',
      triggered(
        'whenever',
        make('dies', { what: some('oneOrMore', creature, youControl) }),
        [
          step(
            make('dealDamage', {
              source: ref(0),
              amount: make('stat', { what: 'power', of: ref(0) }),
              to: all('each', make('opponent')),
              style: 'recipientFirst',
            }),
          ),
        ],
        { values: [{ sort: 'entities', origin: { kind: 'event', role: 'what' } }] },
      ),
    ],
  ])('%s', (text, ability) => {
    expect(renderAbility(ability)).toEqual([text]);
  });
});

test('keywords of one line are one unit', () => {
  const named = (name: string): ReturnType<typeof make> => make('keyword', { name });
  expect(
    renderFace([
      keywordLine(named('flying')),
      keywordLine(named('first strike'), 'comma'),
      keywordLine(named('haste')),
    ]),
  ).toEqual(['flying, first strike', 'haste']);
});
