import type { Ability, CardProgram, FaceProgram } from '../../bytecode/module';
import { term, type Term } from '../../bytecode/term';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityPath, addCard, hasCard, type CardPool } from '../../vm/pool';
import { makeScope } from '../scope';
import type { Game } from '../world';
import type { Cost } from './costs';

// Costs that the rules name and no card prints.

const costCard = '#costs';

const you = term('you', ['implicit']);
const one = term('const', [1]);

/** "Discard a …". */
function discard(...parts: readonly Term[]): Term {
  const filter = term('allOf', [[...parts, term('card', [])]]);
  return term('discard', [you, term('choose', [you, one, one, filter, 'plain'])]);
}

const statements = {
  /** CR 702.133a. */
  'jump-start': discard(),
  /** CR 702.81a. */
  retrace: discard(term('type', ['land'])),
} as const satisfies Readonly<Record<string, Term>>;

export type RuleCost = keyof typeof statements;

const names = Object.keys(statements);

const holder: Ability = {
  kind: 'static',
  item: 0,
  zones: [],
  targets: [],
  values: [],
  body: Object.values(statements),
  modal: null,
  gate: null,
};

const face: FaceProgram = {
  name: costCard,
  manaCost: null,
  supertypes: [],
  types: [],
  subtypes: [],
  colors: [],
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  abilities: [holder],
};

const program: CardProgram = { name: costCard, layout: 'normal', faces: [face] };

/** Puts the costs into a pool, once. */
export function addRuleCosts(pool: CardPool): void {
  if (!hasCard(pool, costCard)) addCard(pool, costCard, program);
}

/** A cost that the rules name, for a spell. */
export function ruleCost(game: Game, name: RuleCost, source: ObjectId, payer: PlayerId): Cost {
  const ability = abilityPath(costCard, 0, 0);
  const scope = makeScope(game, { ability, source, controller: payer });
  return { symbols: [], parts: [{ code: `${ability}.body.${names.indexOf(name)}`, scope, payer, index: 0 }] };
}
