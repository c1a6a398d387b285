import type { Ability } from '../../../bytecode/module';
import { isList, isTerm, type Arg, type Term } from '../../../bytecode/term';
import { isObject } from '../../../vm/entity';
import { argument, entitiesOf, optionalWord, termOf, trap, wordOf } from '../../../vm/evaluate';
import { abilityAt, abilityPath, faceOf, pathOf, placeOf, type AbilityPath, type CardPool } from '../../../vm/pool';
import { heldAbilities } from '../../characteristics/abilities';
import { characteristicsOf } from '../../characteristics/characteristics';
import { keywordNames } from '../../characteristics/keyword-names';
import type { Modification } from '../../characteristics/modification';
import { isManaAbility, type Activated } from '../../mana/abilities';
import type { ContinuousHandler, GameContext } from '../../world';

/** The abilities of a grant list, as gained (CR 613.1f). */
export function gained(context: GameContext, term: Term): readonly Modification[] {
  return grantsOf(term).flatMap((grant): readonly Modification[] => {
    switch (grant.op) {
      case 'grantKeyword':
        return [{ kind: 'gainKeyword', keyword: pathOf(context.pool, termOf(context, grant, 'keyword')) }];
      case 'grantAllOf':
        return abilitiesOfOthers(context, grant);
      case 'grantCreatureTypes':
        return [{ kind: 'allCreatureTypes' }];
      case 'grantThis':
        return [{ kind: 'gainAbility', ability: context.scope.ability }];
      case 'grantFollowing':
        return printedBelow(context.pool, context.scope.ability).map((ability) => ({ kind: 'gainAbility', ability }));
      case 'grantAbility':
        return [{ kind: 'gainAbility', ability: pathOf(context.pool, abilityOf(context, grant)) }];
      default:
        return trap(context, grant, 'not a grant');
    }
  });
}

/** Abilities of other things, as far as the layers have come (CR 613.1f); each is then an ability of what has it. */
function abilitiesOfOthers(context: GameContext, grant: Term): readonly Modification[] {
  const withTriggered = wordOf(context, grant, 'kind') === 'activatedAndTriggered';
  const except = optionalWord(grant, 'except');
  return entitiesOf(context, grant, 'of')
    .filter(isObject)
    .flatMap((id) => heldAbilities(context.pool, characteristicsOf(context.world, id)))
    .flatMap(({ path, ability }): readonly Modification[] => {
      const isWanted =
        ability.kind === 'activated'
          ? except === null || !isOfKind(ability, except)
          : ability.kind === 'triggered' && withTriggered;
      return isWanted ? [{ kind: 'gainAbility', ability: path }] : [];
    });
}

const isOfKind = (ability: Activated, kind: string): boolean =>
  kind === 'mana' ? isManaAbility(ability) : ability.cost.some(({ op }) => op === 'loyalty');

/** The abilities printed on a card below a keyword, but for more of the same keyword (CR 702.165a, CR 702.165c). */
function printedBelow(pool: CardPool, path: AbilityPath): readonly AbilityPath[] {
  const [keyword = path] = path.split('.expansion.');
  const place = placeOf(keyword);
  if (place === null) return [];
  const { card, face, at } = place;
  const own = keywordIn(abilityAt(pool, keyword));
  return faceOf(pool, card, face).abilities.flatMap((ability, index) =>
    index <= at || (own !== null && keywordIn(ability) === own) ? [] : [abilityPath(card, face, index)],
  );
}

function keywordIn(ability: Ability): string | null {
  return ability.kind === 'keyword' ? (keywordNames(ability.keyword).at(-1) ?? null) : null;
}

/** Instructions with a list of grants. */
const granting: readonly string[] = ['gain', 'lose', 'become', 'createToken', 'entersWithAbilities'];

export function grantsOf(term: Term): readonly Term[] {
  if (!granting.includes(term.op)) return [];
  const list = argument(term, 'abilities');
  return isList(list) ? list.filter(isTerm) : [];
}

function abilityOf(context: GameContext, grant: Term): Ability {
  const arg = argument(grant, 'ability');
  return isAbility(arg) ? arg : trap(context, grant, 'no ability');
}

/** Is the argument an ability in quotation marks? */
export function isAbility(arg: Arg): arg is Ability {
  return typeof arg === 'object' && arg !== null && 'item' in arg;
}

function lost(context: GameContext, term: Term): readonly Modification[] {
  return grantsOf(term).map((grant): Modification => {
    if (grant.op === 'grantThis') return { kind: 'loseAbility', ability: context.scope.ability };
    const keyword =
      grant.op === 'grantKeyword' ? keywordNames(termOf(context, grant, 'keyword')).at(-1) : quoted(grant);
    return keyword === undefined ? trap(context, grant, 'no keyword') : { kind: 'loseKeyword', keyword };
  });
}

/** "Loses "enchant creature card in a graveyard"": a keyword in quotation marks. */
function quoted(grant: Term): string | undefined {
  const arg = argument(grant, 'ability');
  return isAbility(arg) ? (keywordIn(arg) ?? undefined) : undefined;
}

export const gain: ContinuousHandler = { layers: () => ['6'], changes: gained };

export const lose: ContinuousHandler = { layers: () => ['6'], changes: lost };

/** "Can't have or gain flying": it is taken away after all that gives abilities (CR 113.11). */
export const cantHave: ContinuousHandler = {
  layers: () => ['6'],
  changes: (context, term) => {
    const keyword = keywordNames(termOf(context, term, 'keyword')).at(-1);
    return keyword === undefined ? [] : [{ kind: 'loseKeyword', keyword }];
  },
};

export const loseAll: ContinuousHandler = {
  layers: () => ['6'],
  changes: (context, term) => [
    {
      kind: 'loseAllAbilities',
      ...(wordOf(context, term, 'which') === 'exceptMana' ? { except: 'mana' as const } : {}),
    },
  ],
};
