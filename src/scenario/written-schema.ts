import { z } from 'zod';
import { expectation, reference, scenarioSchema } from './schema';

// The form of scenarios that people write, described in `docs/scenarios.md`. It says the same as the canonical form.

const integer = z.int();
const names = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** A card, `Name x3`, or a card with how it is. */
const placed = z.union([
  z.string(),
  z.strictObject({
    card: z.string(),
    n: integer.optional(),
    tapped: z.boolean().optional(),
    as: z.string().optional(),
    face: z.string().optional(),
  }),
]);
const placedList = z.array(placed).optional();

const seat = z.strictObject({
  life: integer.optional(),
  deck: z.string().optional(),
  manualMana: z.boolean().optional(),
  hand: placedList,
  battlefield: placedList,
  graveyard: placedList,
  exile: placedList,
  command: placedList,
  library: placedList,
});

/** One reference or several. */
const references = z.union([reference, z.array(reference)]);

/** What answers a prompt; a bare text names what is chosen. */
const reply = z.union([
  z.boolean(),
  z.string(),
  z.strictObject({
    by: z.enum(names).optional(),
    yes: z.boolean().optional(),
    x: integer.optional(),
    pick: references.optional(),
    target: references.optional(),
    mode: integer.optional(),
    coin: z.boolean().optional(),
    die: integer.optional(),
    skip: z.enum(['choice', 'target', 'mode']).optional(),
    altCost: z.union([z.boolean(), z.string()]).optional(),
  }),
]);

const commands = z.union([z.string(), z.array(z.string())]).optional();

/** What is expected of a player. */
const playerState = z.strictObject({
  life: integer.optional(),
  counters: z.record(z.string(), integer).optional(),
  mana: z.record(z.string(), integer).optional(),
  hand: z.union([integer, z.record(z.string(), integer)]).optional(),
  battlefield: z.record(z.string(), integer).optional(),
  graveyard: z.union([integer, z.record(z.string(), integer)]).optional(),
  exile: z.record(z.string(), integer).optional(),
  command: z.record(z.string(), integer).optional(),
  library: z.union([integer, z.record(z.string(), integer)]).optional(),
  playable: z.array(z.string()).optional(),
  notPlayable: z.array(z.string()).optional(),
  won: z.boolean().optional(),
  lost: z.boolean().optional(),
});

/** What is expected of an object. */
const objectState = z.strictObject({
  pt: z
    .string()
    .regex(/^-?\d+\/-?\d+$/, 'expected power and toughness as "2/2"')
    .optional(),
  tapped: z.boolean().optional(),
  attacking: z.boolean().optional(),
  exists: z.boolean().optional(),
  damage: integer.optional(),
  counters: z.record(z.string(), integer).optional(),
  has: z.array(z.string()).optional(),
  hasNot: z.array(z.string()).optional(),
  type: z.array(z.string()).optional(),
  notType: z.array(z.string()).optional(),
  subtype: z.array(z.string()).optional(),
  notSubtype: z.array(z.string()).optional(),
  colors: z.string().optional(),
  controller: z.enum(names).optional(),
  zone: z.string().optional(),
  attachedTo: z.string().optional(),
});

const player = { A: playerState.optional(), B: playerState.optional(), C: playerState.optional() };
const more = { D: playerState.optional(), E: playerState.optional(), F: playerState.optional() };

/** What is expected: of the stack, of players, of objects by name or label, and anything the canonical form can say. */
const expected = z
  .object({ stack: integer.optional(), also: z.array(expectation).optional(), ...player, ...more })
  .catchall(objectState);

const entry = z.strictObject({
  at: z.union([integer, z.string()]),
  A: commands,
  B: commands,
  C: commands,
  D: commands,
  E: commands,
  F: commands,
  way: z.string().optional(),
  source: z.string().optional(),
  times: integer.optional(),
  targets: z.array(reference).optional(),
  defender: reference.optional(),
  if: z.strictObject({ onStack: z.string().optional(), notOnStack: z.string().optional() }).optional(),
  blocks: z.record(z.string(), z.string()).optional(),
  answers: z.array(reply).optional(),
  resolve: z.union([z.literal('all'), integer]).optional(),
  check: expected.optional(),
  by: z.enum(names).optional(),
});

export const writtenSchema = z.strictObject({
  id: z.string(),
  note: z.string().optional(),
  format: scenarioSchema.shape.format,
  day: z.boolean().optional(),
  strict: z.boolean().optional(),
  A: seat,
  B: seat,
  C: seat.optional(),
  D: seat.optional(),
  E: seat.optional(),
  F: seat.optional(),
  do: z.array(entry),
  until: z.string(),
  expect: expected,
});

export type Written = z.infer<typeof writtenSchema>;
export type Entry = z.infer<typeof entry>;
export type Reply = z.infer<typeof reply>;
export type Expected = z.infer<typeof expected>;
export type PlayerState = z.infer<typeof playerState>;
export type ObjectState = z.infer<typeof objectState>;
export type Seat = z.infer<typeof seat>;
export type Placed = z.infer<typeof placed>;
export const writtenPlayers = names;
