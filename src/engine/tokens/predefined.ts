import { bareAbility } from '../../bytecode/bare-ability';
import { bareFaceProgram } from '../../bytecode/bare-face';
import type { Ability, AbilityCommon, ActivationLimit, CardProgram, FaceProgram } from '../../bytecode/module';
import { made } from '../../bytecode/made';
import type { Term } from '../../bytecode/term';
import { addCard, hasCard, type CardPool } from '../../vm/pool';
import { faceValues } from '../characteristics/printed';
import type { BaseCharacteristics } from '../characteristics/types';
import { one, self, step, you } from './code';
import { roles } from './roles';

// Predefined tokens (CR 111.10), as programs of their own.

/** Id of the program in the pool that holds them, a face for each. */
export const tokensCard = '#tokens';

const mana = (symbols: string): Term => made('payMana', symbols);
const tap = made('tapSelf');
const sacrificeIt = made('sacrifice', you, self);
const anyMana = step(made('addMana', you, made('anyColor', one, 'ofAny')));
const discardOne = made('discard', you, made('choose', you, one, one, made('allOf', [made('card')]), 'plain'));
const creature = made('type', 'creature');

function activated(
  cost: readonly Term[],
  body: readonly Term[],
  more: Partial<AbilityCommon> = {},
  limits: readonly ActivationLimit[] = [],
): Ability {
  return { ...bareAbility, kind: 'activated', cost, limits, condition: null, body, ...more };
}

function target(...filter: readonly Term[]): AbilityCommon['targets'] {
  return [{ min: one, max: one, filter: made('allOf', filter), style: 'target' }];
}

const local: AbilityCommon['values'] = [{ sort: 'entities', origin: { kind: 'local' } }];

/** A colorless artifact token, named after its only subtype. */
function artifact(name: string, ...abilities: readonly Ability[]): FaceProgram {
  return bareFaceProgram(`${name} Token`, { types: ['Artifact'], subtypes: [name], abilities });
}

const searchForLand = made(
  'choose',
  you,
  one,
  one,
  made('allOf', [made('supertype', 'basic'), made('type', 'land'), made('card')]),
  'plain',
);

/** "The number of card types among cards in all graveyards." */
const typesInGraveyards = made(
  'kindsAmong',
  'plain',
  'cardType',
  made(
    'all',
    made('allOf', [made('card'), made('inZone', made('zone', 'graveyard', null, 'all', null), 'in')]),
    'bare',
  ),
);

const faces: Readonly<Record<string, FaceProgram>> = {
  ...roles,
  treasure: artifact('Treasure', activated([tap, sacrificeIt], [anyMana])),
  food: artifact(
    'Food',
    activated([mana('{2}'), tap, sacrificeIt], [step(made('gainLife', made('you', 'you'), made('const', 3)))]),
  ),
  gold: artifact('Gold', activated([sacrificeIt], [anyMana])),
  walker: {
    ...artifact('Zombie'),
    name: 'Walker',
    types: ['Creature'],
    colors: ['black'],
    power: '2',
    toughness: '2',
  },
  shard: {
    ...artifact(
      'Shard',
      activated([mana('{2}'), sacrificeIt], [step(made('scry', you, one)), step(made('draw', you, one), 'commaThen')]),
    ),
    types: ['Enchantment'],
  },
  clue: artifact('Clue', activated([mana('{2}'), sacrificeIt], [step(made('draw', you, one))])),
  blood: artifact('Blood', activated([mana('{1}'), tap, discardOne, sacrificeIt], [step(made('draw', you, one))])),
  powerstone: artifact('Powerstone', activated([tap], [step(made('addMana', you, made('symbols', '{c}', null)))])),
  incubator: artifact('Incubator', activated([mana('{2}')], [step(made('transform', you, self))])),
  map: artifact(
    'Map',
    activated(
      [mana('{1}'), tap, sacrificeIt],
      [step(made('explore', made('target', 0, 'plain')))],
      { targets: target(creature, made('controlledBy', made('you', 'you'))) },
      ['sorcerySpeed'],
    ),
  ),
  junk: artifact(
    'Junk',
    activated(
      [tap, sacrificeIt],
      [
        step(made('exile', you, made('top', null, made('you', 'you')), null, null), 'first', 0),
        step(
          made(
            'may',
            made('you', 'you'),
            [
              step(
                made(
                  'lasting',
                  made('thisTurn'),
                  [step(made('castCards', made('subject'), 'play', made('ref', 0, 'that', 'card'), null))],
                  'trailing',
                ),
              ),
            ],
            'may',
          ),
          'sentence',
        ),
      ],
      { values: local },
      ['sorcerySpeed'],
    ),
  ),
  lander: artifact(
    'Lander',
    activated(
      [mana('{2}'), tap, sacrificeIt],
      [
        step(made('search', you, made('you', 'you'), null, searchForLand), 'first', 0),
        step(
          made(
            'put',
            you,
            made('ref', 0, 'it', null),
            null,
            made('zone', 'battlefield', null, 'bare'),
            [made('entersTapped')],
            'put',
          ),
          'comma',
        ),
        step(made('shuffle', you, 'bare'), 'commaThen'),
      ],
      { values: local },
    ),
  ),
  tarmogoyf: bareFaceProgram('Tarmogoyf', {
    manaCost: '{1}{G}',
    types: ['Creature'],
    subtypes: ['Lhurgoyf'],
    colors: ['green'],
    power: '*',
    toughness: '1+*',
    abilities: [
      {
        ...bareAbility,
        kind: 'static',
        body: [
          step(made('setPt', self, 'power', typesInGraveyards)),
          step(made('setPt', self, 'toughness', made('plus', typesInGraveyards, one)), 'and'),
        ],
      },
    ],
  }),
  mutagen: artifact(
    'Mutagen',
    activated(
      [mana('{1}'), tap, sacrificeIt],
      [step(made('putCounters', you, one, '+1/+1', made('target', 0, 'plain')))],
      { targets: target(creature) },
      ['sorcerySpeed'],
    ),
  ),
};

/** The back of an Incubator token (CR 111.10i). */
const phyrexian: FaceProgram = {
  ...artifact('Phyrexian'),
  types: ['Artifact', 'Creature'],
  power: '0',
  toughness: '0',
};

export const predefinedTokens: CardProgram = {
  name: tokensCard,
  layout: 'double_faced_token',
  faces: [...Object.values(faces), phyrexian],
};

const names = Object.keys(faces);

/** Puts the predefined tokens into a pool, once. */
export function addTokens(pool: CardPool): void {
  if (!hasCard(pool, tokensCard)) addCard(pool, tokensCard, predefinedTokens);
}

/** The characteristics of a predefined token. Throws for a name that is none. */
export function namedToken(pool: CardPool, name: string): BaseCharacteristics {
  const at = names.indexOf(name);
  if (at < 0) throw new Error(`no predefined token ${name}`);
  const values = faceValues(pool, tokensCard, at);
  return name === 'incubator' ? { ...values, back: faceValues(pool, tokensCard, names.length) } : values;
}
