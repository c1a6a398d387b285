import { abilityActions } from './actions-abilities';
import { baseSizeActions } from './actions-base-size';
import { choiceActions } from './actions-choices';
import { clauseActions } from './actions-clauses';
import { comparisonActions } from './actions-comparisons';
import { copyActions } from './actions-copies';
import { costActions } from './actions-costs';
import { counterActions } from './actions-counters';
import { damageEventActions } from './actions-damage-events';
import { howOftenActions } from './actions-how-often';
import { diceActions } from './actions-dice';
import { conditionActions } from './actions-conditions';
import { eventActions } from './actions-events';
import { keywordActions } from './actions-keywords';
import { ownAbilityActions } from './actions-own-abilities';
import { objectActions } from './actions-objects';
import { referenceActions } from './actions-references';
import { manaActions } from './actions-mana';
import { possessionActions } from './actions-possession';
import { permissionActions } from './actions-permissions';
import { tokenActions } from './actions-tokens';
import { valueActions } from './actions-values';
import { ruleActions } from './actions-rules';
import { setActions } from './actions-sets';
import { spentActions } from './actions-spent';
import type { Actions } from './values';
import { voteActions } from './actions-votes';

/** All semantic actions: one dictionary for Ohm's nodes and for those of the generated parser. */
export const actions: Actions = {
  ...objectActions,
  ...comparisonActions,
  ...ownAbilityActions,
  ...setActions,
  ...referenceActions,
  ...valueActions,
  ...conditionActions,
  ...eventActions,
  ...spentActions,
  ...damageEventActions,
  ...howOftenActions,
  ...clauseActions,
  ...diceActions,
  ...voteActions,
  ...baseSizeActions,
  ...choiceActions,
  ...copyActions,
  ...manaActions,
  ...permissionActions,
  ...possessionActions,
  ...tokenActions,
  ...costActions,
  ...counterActions,
  ...ruleActions,
  ...abilityActions,
  ...keywordActions,
};
