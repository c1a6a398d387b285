import type { ActivationLimit } from '../bytecode/module';

const words: Readonly<Record<ActivationLimit, string>> = {
  sorcerySpeed: 'as a sorcery',
  instantSpeed: 'as an instant',
  oncePerTurn: 'once each turn',
  twicePerTurn: 'no more than twice each turn',
  threeTimesPerTurn: 'no more than three times each turn',
  oncePerGame: 'once',
  yourTurn: 'during your turn',
  anyPlayer: 'any player may activate this ability',
  opponentOnly: 'only your opponents may activate this ability',
  duringCombat: 'during combat',
  yourUpkeep: 'during your upkeep',
  beforeAttackers: 'before attackers are declared',
  opponentsTurn: "during an opponent's turn",
  beforeBlockers: 'before blockers are declared',
  beforeEndOfCombat: 'before the end of combat step',
  declareAttackersAttacked: "during the declare attackers step and only if you've been attacked this step",
  afterBlockers: 'during combat after blockers are declared',
  combatBeforeBlockers: 'during combat before blockers are declared',
  yourTurnBeforeAttackers: 'during your turn, before attackers are declared',
  declareBlockersStep: 'during the declare blockers step',
  opponentsUpkeep: "during an opponent's upkeep",
  beforeCombatDamage: 'before the combat damage step',
  yourCombat: 'during combat on your turn',
  yourCombatBeforeBlockers: 'during combat on your turn before blockers are declared',
  opponentsCombat: "during combat on an opponent's turn",
  yourEndStep: 'during your end step',
  yourDrawStep: 'during your draw step',
  theirDrawStep: 'during their draw step',
  theirUpkeep: 'during their upkeep',
  endOfCombatStep: 'during the end of combat step',
  opponentsDeclareBlockers: "during the declare blockers step on an opponent's turn",
  declareAttackersStep: 'during the declare attackers step',
  anyUpkeep: 'during any upkeep step',
  beforeCombat: 'before combat',
  afterCombat: 'after combat',
};

/** When a spell may be cast: "during combat after blockers are declared". */
export function limitWords(limit: string): string {
  return isLimit(limit) ? words[limit] : limit;
}

/** "activate only as a sorcery and only once each turn.", or nothing. */
export function limitSentence(limits: readonly string[], condition: string | null): string {
  const [first, ...others] = limits;
  if (first === 'anyPlayer' || first === 'opponentOnly')
    return [words[first], ...others.map((limit) => (isLimit(limit) ? words[limit] : limit))].join(' but only ') + '.';
  const parts = limits.map((limit) => (isLimit(limit) ? words[limit] : limit));
  if (condition !== null) parts.push(`if ${condition}`);
  if (parts.length === 0) return '';
  const often = first === 'twicePerTurn' || first === 'threeTimesPerTurn';
  return `activate ${often ? '' : 'only '}${parts.join(' and only ')}.`;
}

function isLimit(limit: string): limit is ActivationLimit {
  return Object.hasOwn(words, limit);
}
