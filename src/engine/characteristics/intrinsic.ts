import { flatMapped } from '../../source/flat-mapped';
import { bareAbility } from '../../bytecode/bare-ability';
import { bareFaceProgram } from '../../bytecode/bare-face';
import type { Ability, CardProgram } from '../../bytecode/module';
import { made } from '../../bytecode/made';
import { basicLandTypes } from '../../vocabulary/subtypes';
import { abilityAt, abilityPath, hasCard, addCard, rulesPath, type AbilityPath, type CardPool } from '../../vm/pool';
import { keywordNames } from './keyword-names';
import type { AbilityInstance, Characteristics } from './types';

// Abilities that no card prints: the rules give them.

/** Id of the program in the pool that holds them. */
const rulesCard = '#rules';

/** "{T}: Add …" of a basic land type (CR 305.6). */
function manaAbility(symbol: string): Ability {
  const add = made('addMana', made('you', 'implicit'), made('symbols', symbol, null));
  return {
    ...bareAbility,
    kind: 'activated',
    cost: [made('tapSelf')],
    limits: [],
    condition: null,
    body: [made('step', 'first', null, add)],
  };
}

const landSymbols = ['{w}', '{u}', '{b}', '{r}', '{g}'] as const;

const program: CardProgram = {
  name: rulesCard,
  layout: 'normal',
  faces: [
    bareFaceProgram(rulesCard, {
      abilities: [
        ...landSymbols.map(manaAbility),
        {
          ...bareAbility,
          kind: 'keyword',
          keyword: made('keywordCost', 'ward', [made('payMana', '{2}')]),
          separator: 'comma',
          expansion: [],
        },
        {
          ...bareAbility,
          kind: 'keyword',
          keyword: made('keywordFilter', 'enchant', made('allOf', [made('type', 'creature')])),
          separator: 'comma',
          expansion: [],
        },
      ],
    }),
  ],
};

/** Ward {2} of what is cloaked or disguised. */
export const wardTwo: AbilityPath = abilityPath(rulesCard, 0, landSymbols.length);

/** Enchant creature, of what is bestowed (CR 702.103b). */
export const enchantCreature: AbilityPath = abilityPath(rulesCard, 0, landSymbols.length + 1);

/** Puts the abilities that the rules give into a pool, once. */
export function addRules(pool: CardPool): void {
  if (hasCard(pool, rulesCard)) return;
  const [face] = program.faces;
  if (face === undefined) return;
  const abilities = face.abilities.map((ability) =>
    ability.kind === 'keyword' ? { ...ability, expansion: pool.expand(ability.keyword) } : ability,
  );
  addCard(pool, rulesCard, { ...program, faces: [{ ...face, abilities }] });
}

/** What happens to a Siege that is defeated (CR 310.11b). */
const ofSieges = rulesPath(
  'Triggered',
  'when the last defense counter is removed from ~, exile it, then you may cast it transformed without paying its mana cost.',
);

/** The abilities that exactly these subtypes give: mana abilities of basic land types, and that of Sieges. */
function intrinsicPaths({ types, subtypes }: Characteristics): readonly (readonly [string, AbilityPath])[] {
  if (types.includes('battle') && subtypes.includes('siege')) return [['siege', ofSieges]];
  if (!types.includes('land')) return none;
  return flatMapped(basicLandTypes, (type, at) =>
    subtypes.includes(type) ? [[type, abilityPath(rulesCard, 0, at)] as const] : [],
  );
}

const none: readonly never[] = [];

/** The characteristics with the abilities that their subtypes give and no card prints (CR 305.6, CR 310.11b). */
export function withIntrinsicAbilities(values: Characteristics): Characteristics {
  const paths = intrinsicPaths(values);
  if (paths.length === 0 && values.abilities.every(({ intrinsic }) => intrinsic === undefined)) return values;
  const own = values.abilities.filter(({ intrinsic }) => intrinsic === undefined);
  const given = paths.map(([intrinsic, path]): AbilityInstance => ({
    path,
    timestamp: 0,
    grantedBy: null,
    scope: null,
    intrinsic,
  }));
  return { ...values, abilities: [...own, ...given] };
}

/** Names of the keyword abilities among these, each once. */
export function keywordNamesOf(pool: CardPool, abilities: readonly AbilityInstance[]): readonly string[] {
  const names = flatMapped(abilities, ({ path }) => {
    const ability = abilityAt(pool, path);
    return ability.kind === 'keyword' ? keywordNames(ability.keyword) : [];
  });
  return names.length > 1 ? [...new Set(names)] : names;
}
