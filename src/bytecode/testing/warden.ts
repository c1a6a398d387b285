import { bareAbility } from '../bare-ability';
import type { Span } from '../../source/span';
import type { Ability, CardProgram, Module } from '../module';
import { term, type Term } from '../term';

const self = term('source', ['self']);
const you = term('you', ['you']);
const one = term('const', [1]);

const text = [
  'First strike',
  'Vanguard — When this creature enters, if you control another Soldier, exile up to one target nonland permanent an opponent controls until this creature leaves the battlefield.',
  '{2}{W}, {T}: Each other creature you control gets +1/+1 until end of turn. Activate only during combat.',
].join('\n');

/** The span of these words in the text of the card. */
function words(part: string): Span {
  const start = text.indexOf(part);
  return { start, end: start + part.length };
}

/** A made-up card with a keyword, a triggered and an activated ability, as an example for the codecs and documents. */
export const warden: CardProgram = {
  name: 'Cinder Warden',
  layout: 'normal',
  faces: [
    {
      name: 'Cinder Warden',
      manaCost: '{1}{W}',
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Human', 'Soldier'],
      colors: ['W'],
      power: '2',
      toughness: '2',
      loyalty: null,
      defense: null,
      abilities: [firstStrike(), banish(), rally()],
      text,
    },
  ],
};

/** A module with the one card. */
export const wardenModule: Module = { format: 1, cards: [warden] };

function firstStrike(): Ability {
  const keyword = term('keyword', ['first strike'], words('First strike'));
  return { kind: 'keyword', keyword, separator: 'line', expansion: [], ...bareAbility, span: words('First strike') };
}

function banish(): Ability {
  const anotherSoldier = term('allOf', [[term('other', [self, 'plain']), term('subtype', ['soldier'])]]);
  const opponents = term('all', [term('opponent', []), 'bare']);
  const filter = term('allOf', [
    [
      term('non', [term('type', ['land'])]),
      term('permanent', []),
      term('controlledBy', [opponents, 'present', 'control']),
    ],
  ]);
  const until = term(
    'untilEvent',
    [term('leaves', [self, null, null])],
    words('until this creature leaves the battlefield'),
  );
  const exile = term(
    'exile',
    [you, term('target', [0, 'plain']), null, null, []],
    words('exile up to one target nonland permanent an opponent controls'),
  );
  return {
    kind: 'triggered',
    word: 'when',
    event: term('enters', [self, null, null, null], words('When this creature enters')),
    condition: term(
      'controls',
      [you, term('some', ['oneOrMore', null, anotherSoldier])],
      words('if you control another Soldier'),
    ),
    limit: 'none',
    item: 1,
    zones: ['battlefield'],
    targets: [{ min: term('const', [0]), max: one, filter, style: 'target' }],
    values: [{ sort: 'entities', origin: { kind: 'event', role: 'what' } }],
    modal: null,
    gate: null,
    body: [term('step', ['first', null, term('lasting', [until, [exile], 'trailing'])])],
    span: words(text.split('\n')[1] ?? ''),
  };
}

function rally(): Ability {
  const filter = term('allOf', [
    [term('other', [self, 'plain']), term('type', ['creature']), term('controlledBy', [you, 'present', 'control'])],
  ]);
  const boost: Term = term(
    'modifyPt',
    [term('all', [filter, 'each']), one, one, null],
    words('Each other creature you control gets +1/+1'),
  );
  const lasting = term('lasting', [term('endOfTurn', [], words('until end of turn')), [boost], 'trailing']);
  return {
    kind: 'activated',
    cost: [term('payMana', ['{2}{w}', null], words('{2}{W}')), term('tapSelf', [], words('{T}'))],
    limits: ['duringCombat'],
    condition: null,
    item: 2,
    zones: ['battlefield'],
    targets: [],
    values: [],
    modal: null,
    gate: null,
    body: [term('step', ['first', null, lasting])],
    span: words(text.split('\n')[2] ?? ''),
  };
}
