import type { Ability } from '../../bytecode/module';
import { termsIn, type Term } from '../../bytecode/term';
import { withCandidate, type Handlers } from '../../vm/context';
import { isObject, type ObjectId } from '../../vm/entity';
import { entitiesOf, optionalTerm, optionalWord, patternOf, playersOfArg, termsOf, wordOf } from '../../vm/evaluate';
import { abilityAt, type AbilityPath } from '../../vm/pool';
import { unlockedHalves } from '../characteristics/doors';
import { symbolsOf } from '../characteristics/mana-cost';
import { protectorOf } from '../combat/protector';
import { isManaAbility } from '../mana/abilities';
import { isOfColor } from '../mana/pips';
import { characteristicsOrLast, objectOrLast } from '../state/last-known';
import { playerOf } from '../write';
import type { Game, GameContext } from '../world';
import { about } from './filters';
import { typesProduced } from './mana';

/** Is {T} a part of what activates it (CR 602.1a)? */
const isTapped = (ability: Ability): boolean =>
  ability.kind === 'activated' && ability.cost.flatMap(termsIn).some(({ op }) => op === 'tapSelf');

/** Is an ability that something has what is said of one: "an activated ability with {T} in its cost"? */
export function abilityFits(context: GameContext, ability: Ability, part: Term): boolean {
  switch (part.op) {
    case 'allOf':
      return termsOf(part, 'parts').every((inner) => abilityFits(context, ability, inner));
    case 'tapInCost':
      return isTapped(ability) === (wordOf(context, part, 'how') === 'with');
    case 'thatIs': {
      const said = optionalTerm(part, 'part');
      const isNegative = ['isnt', 'arent'].includes(wordOf(context, part, 'verb'));
      return said !== null && abilityFits(context, ability, said) !== isNegative;
    }
    case 'abilityNoun':
      return isOfKind(ability, wordOf(context, part, 'kind'));
    default:
      throw new Error(`${part.op} says nothing of an ability that is not on the stack`);
  }
}

function isOfKind(ability: Ability, kind: string): boolean {
  switch (kind) {
    case 'activated':
    case 'triggered':
      return ability.kind === kind;
    case 'activatedOrTriggered':
    case 'activatedAndTriggered':
      return ability.kind === 'activated' || ability.kind === 'triggered';
    case 'mana':
      return isManaAbility(ability);
    case 'loyalty':
      return ability.kind === 'activated' && ability.cost.flatMap(termsIn).some(({ op }) => op === 'loyalty');
    default:
      return true;
  }
}

/** An ability and those that it stands for as a keyword. */
function abilitiesAt(context: GameContext, path: AbilityPath): readonly Ability[] {
  const ability = abilityAt(context.pool, path);
  return ability.kind === 'keyword' ? [ability, ...ability.expansion] : [ability];
}

/** Does a thing have an ability that is such? */
const hasSuch = (context: GameContext, id: ObjectId, of: Term | null): boolean =>
  (characteristicsOrLast(context.world, id)?.abilities ?? [])
    .flatMap(({ path }) => abilitiesAt(context, path))
    .some((ability) => of === null || abilityFits(context, ability, of));

/** Conditions about the abilities and the printed cost of things. */
export const ownAbilityConditions: Handlers<Game>['bool'] = {
  hasAbility: (context, term) => {
    const of = optionalTerm(term, 'of');
    return entitiesOf(context, term, 'what')
      .filter(isObject)
      .some((id) => hasSuch(context, id, of));
  },
  repeatsSymbol: (context, term) =>
    entitiesOf(context, term, 'what')
      .filter(isObject)
      .some((id) => {
        const symbols = symbolsOf(characteristicsOrLast(context.world, id)?.manaCost ?? '');
        return new Set(symbols).size < symbols.length;
      }),
  protects: (context, term) =>
    entitiesOf(context, term, 'what')
      .filter(isObject)
      .map((battle) => protectorOf(context.world, battle))
      .some((player) => player !== null && patternOf(withCandidate(context, player), term, 'who')),
  noMonarch: (context) => {
    const { designations, order } = context.world.state;
    return !order.some((player) => player === designations['monarch']);
  },
};

/** Numbers of what things and players have. */
export const ownQuantities: Handlers<Game>['num'] = {
  greatestEither: (context, term) =>
    Math.max(
      0,
      ...entitiesOf(context, term, 'of')
        .filter(isObject)
        .flatMap((id) => {
          const values = characteristicsOrLast(context.world, id);
          return [values?.power ?? 0, values?.toughness ?? 0];
        }),
    ),
  unspentMana: (context, term) =>
    playersOfArg(context, term, 'who').reduce(
      (sum, player) =>
        sum +
        playerOf(context.world, player).mana.filter(({ symbol }) => isOfColor(symbol, optionalWord(term, 'color')))
          .length,
      0,
    ),
  unlockedDoors: (context, term) =>
    entitiesOf(context, term, 'of')
      .filter(isObject)
      .map((id) => objectOrLast(context.world, id))
      .reduce((sum, room) => sum + (room === undefined ? 0 : unlockedHalves(room).length), 0),
};

/** Of abilities on the stack: is {T} a part of what activated them? And of what has abilities: what do they produce? */
export const ownAbilityFilters: Handlers<Game>['filter'] = {
  withAbility: about(({ id }, context, term) => hasSuch(context, id, optionalTerm(term, 'of'))),
  couldProduce: about(({ id }, context, term) => {
    const produced = typesProduced(context.world, id, [id]);
    return symbolsOf(wordOf(context, term, 'mana')).every((symbol) => produced.includes(symbol));
  }),
  tapInCost: about(({ object }, context, term) => {
    const ability = object.origin === null ? null : abilityAt(context.pool, object.origin.ability);
    return ability !== null && isTapped(ability) === (optionalWord(term, 'how') === 'with');
  }),
};
