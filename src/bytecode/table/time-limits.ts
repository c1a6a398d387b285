/** Limits about time alone: of abilities ("activate only …", CR 602.5) and of spells ("cast … only …", CR 601.3). */
export const timeLimits = [
  'yourTurn',
  'duringCombat',
  'yourUpkeep',
  'beforeAttackers',
  'opponentsTurn',
  'beforeBlockers',
  'beforeEndOfCombat',
  'declareAttackersAttacked',
  'afterBlockers',
  'combatBeforeBlockers',
  'yourTurnBeforeAttackers',
  'declareBlockersStep',
  'opponentsUpkeep',
  'beforeCombatDamage',
  'yourCombat',
  'yourCombatBeforeBlockers',
  'opponentsCombat',
  'opponentsDeclareBlockers',
  'yourEndStep',
  'endOfCombatStep',
] as const;
export type TimeLimit = (typeof timeLimits)[number];
