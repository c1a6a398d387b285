import { z } from 'zod';
import { stepNames } from '../engine/state/turn';

// The format of scenario files, described for people in `docs/scenarios.md`.

const integer = z.int();
export const playerName = z.enum(['A', 'B', 'C', 'D', 'E', 'F']);
export const zoneName = z.enum(['hand', 'battlefield', 'graveyard', 'library', 'exile', 'command', 'stack', 'outside']);
const moment = z.strictObject({ turn: integer, step: z.enum(stepNames) });

/** A name, `@label`, or a qualified object or player. */
export const reference = z.union(
  [
    z.string(),
    z.strictObject({ player: playerName, mode: integer.optional(), amount: integer.optional() }),
    z.strictObject({
      faceDown: z.enum(['creature', 'token', 'card', 'room', 'any']),
      mode: integer.optional(),
      token: z.boolean().optional(),
    }),
    z.strictObject({
      name: z.string(),
      index: integer.optional(),
      copy: z.boolean().optional(),
      token: z.boolean().optional(),
      set: z.string().optional(),
      controller: playerName.optional(),
      mode: integer.optional(),
      amount: integer.optional(),
    }),
  ],
  { error: 'expected a name, a player or an object that is described' },
);

const abilityWanted = z.strictObject({
  keyword: z.string().optional(),
  args: z.array(z.unknown()).optional(),
  from: z.array(z.string()).optional(),
  rule: z.string().optional(),
});

const whats = [
  'life',
  'count',
  'pt',
  'power',
  'toughness',
  'counters',
  'playerCounters',
  'counterTotal',
  'ability',
  'abilityCount',
  'type',
  'subtype',
  'supertype',
  'color',
  'colorless',
  'multicolored',
  'tapped',
  'tappedCount',
  'attacking',
  'damage',
  'attached',
  'isAttached',
  'attachmentCount',
  'exists',
  'controller',
  'owner',
  'manaValue',
  'manaCost',
  'name',
  'token',
  'faceDown',
  'transformed',
  'flipped',
  'phasedIn',
  'monstrous',
  'renowned',
  'suspected',
  'saddled',
  'solved',
  'harnessed',
  'copy',
  'summoningSick',
  'classLevel',
  'protector',
  'goaded',
  'goadedBy',
  'manaPool',
  'manaOption',
  'manaOptionCount',
  'playable',
  'rejected',
  'unused',
  'attackers',
  'blockers',
  'mayAttack',
  'stackSize',
  'stackObject',
  'libraryCard',
  'zone',
  'won',
  'lost',
  'draw',
  'result',
  'gameOver',
  'inGame',
  'turn',
  'activePlayer',
  'monarch',
  'dayNight',
  'hasDayNight',
  'speed',
  'ringBearer',
  'hasRingBearer',
  'landsPlayed',
  'maxHandSize',
  'topCardRevealed',
] as const;

export const expectation = z.strictObject({
  what: z.enum(whats),
  player: playerName.optional(),
  card: reference.optional(),
  zone: z
    .enum(['hand', 'battlefield', 'graveyard', 'library', 'exile', 'command', 'stack', 'handGraveyardExile'])
    .optional(),
  is: z.unknown().optional(),
  are: z.array(reference).optional(),
  scope: z.enum(['all']).optional(),
  base: z.boolean().optional(),
  token: z.boolean().optional(),
  power: integer.optional(),
  toughness: integer.optional(),
  counter: z.string().optional(),
  ability: z.union([z.string(), abilityWanted]).optional(),
  count: integer.optional(),
  type: z.string().optional(),
  subtype: z.string().optional(),
  supertype: z.string().optional(),
  colors: z.string().optional(),
  color: z.string().optional(),
  tapped: z.boolean().optional(),
  attachment: reference.optional(),
  to: reference.optional(),
  defender: reference.optional(),
  protector: playerName.optional(),
  by: z.unknown().optional(),
  position: integer.optional(),
  mana: z.string().optional(),
  text: z.string().optional(),
  queue: z.enum(['actions', 'choices', 'targets']).optional(),
  cast: z.string().optional(),
  play: z.string().optional(),
  activate: z.string().optional(),
  way: z.string().optional(),
  source: z.string().optional(),
  attack: reference.optional(),
  block: reference.optional(),
  blockers: integer.optional(),
  answer: z.enum(['target', 'choice', 'mode', 'missing']).optional(),
  weak: z.boolean().optional(),
  day: z.boolean().optional(),
});

export const action = z.strictObject({
  op: z.enum([
    'cast',
    'play',
    'activate',
    'mana',
    'attack',
    'block',
    'resolve',
    'check',
    'addCounters',
    'concede',
    'choose',
    'target',
    'mode',
  ]),
  turn: integer.optional(),
  step: z.enum(stepNames).optional(),
  player: playerName.optional(),
  card: reference.optional(),
  way: z.string().optional(),
  source: z.string().optional(),
  ability: z.string().optional(),
  times: integer.optional(),
  targets: z.array(reference).optional(),
  if: z
    .strictObject({
      onStack: z.string().optional(),
      notOnStack: z.string().optional(),
      copyOnStack: z.string().optional(),
      topOfStack: z.string().optional(),
      manaInPool: integer.optional(),
    })
    .optional(),
  defender: reference.optional(),
  attacker: reference.optional(),
  none: z.boolean().optional(),
  n: integer.optional(),
  counter: z.string().optional(),
  expect: expectation.optional(),
  yes: z.boolean().optional(),
  x: integer.optional(),
  pick: z.array(reference).optional(),
  altCost: z
    .union([
      z.boolean(),
      z.strictObject({
        way: z.string().optional(),
        cost: z.string().optional(),
        source: z.string().optional(),
        free: z.boolean().optional(),
      }),
    ])
    .optional(),
  skip: z.boolean().optional(),
  coin: z.boolean().optional(),
  die: integer.optional(),
  cancelMana: z.boolean().optional(),
  dropFailed: z.boolean().optional(),
  mode: integer.optional(),
});

const stage = z.strictObject({ actions: z.array(action), stopAt: moment, expect: z.array(expectation) });

const setupItem = z.strictObject({
  zone: zoneName,
  player: playerName,
  card: z.string().optional(),
  face: z.string().optional(),
  set: z.string().optional(),
  n: integer.optional(),
  tapped: z.boolean().optional(),
  as: z.string().optional(),
  custom: z.strictObject({ name: z.string(), text: z.string(), label: z.string().optional() }).optional(),
});

/** A scenario: starting position, scripted actions and answers, expected results. */
export const scenarioSchema = z.strictObject({
  id: z.string(),
  path: z.string().optional(),
  format: z
    .strictObject({
      kind: z.enum(['duel', 'freeForAll', 'commanderDuel', 'commanderFreeForAll', 'oathbreakerFreeForAll']),
      attack: z.enum(['left', 'right', 'multiple']).optional(),
      range: z.enum(['one', 'two', 'all']).optional(),
      turnOrder: z.array(playerName).optional(),
    })
    .optional(),
  players: z
    .array(
      z.strictObject({
        id: playerName,
        life: integer.optional(),
        deck: z.string().optional(),
        manualMana: z.boolean().optional(),
      }),
    )
    .min(2, 'expected at least two players'),
  shuffle: z.boolean().optional(),
  day: z.boolean().optional(),
  strict: z.boolean().optional(),
  setup: z.array(setupItem),
  earlier: z.array(stage).optional(),
  actions: z.array(action),
  stopAt: moment,
  expect: z.array(expectation),
  cards: z.array(z.string()).optional(),
});

export type Scenario = z.infer<typeof scenarioSchema>;
export type Stage = z.infer<typeof stage>;
export type Action = z.infer<typeof action>;
export type Expectation = z.infer<typeof expectation>;
export type Reference = z.infer<typeof reference>;
export type SetupItem = z.infer<typeof setupItem>;
export type Moment = z.infer<typeof moment>;
export type PlayerName = z.infer<typeof playerName>;
