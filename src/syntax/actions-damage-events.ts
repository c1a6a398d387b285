import type { Ast } from './ast';
import { call, enumName, list, spanOf, subjectOf } from './build';
import { astsIn } from './children';
import type { Action, Actions } from './values';

/** Damage of a kind that is dealt to something, by something. */
const damageEvent: Action = (node, values) => {
  const [kind = null, to = null, by = null] = astsIn(node, values);
  return call('damageDealt', [to, kind, by], spanOf(node));
};

/** Damage as what somebody does or is done to: of which kind, whether in excess, and the other side of it. */
const damageDone =
  (op: 'dealsDamage' | 'isDealtDamage'): Action =>
  (node, values) => {
    const parts = astsIn(node, values);
    const excess = parts.find((v) => v.kind === 'EnumName' && v.name === 'excess') ?? null;
    const number = parts.find((v) => v.kind === 'List') ?? null;
    const [kind = null, other = null] = parts.filter((v) => v !== excess && v !== number);
    return call(op, [subjectOf(node), kind, other, excess, ...limitsOf(number)], spanOf(node));
  };

/** "Damage less than its power": more is let be. */
const damageBelow: Action = (node, values) => {
  const [kind = null, below = null, to = null] = astsIn(node, values);
  return call('dealsDamage', [subjectOf(node), kind, to, null, null, null, null, below], spanOf(node));
};

/** "3 or more", "2 or less", "exactly 1": the number under what it is a limit of. */
const damageNumber =
  (limit: 'least' | 'most' | 'exactly'): Action =>
  (node, values) =>
    list([enumName(limit, spanOf(node)), ...astsIn(node, values)], spanOf(node));

function limitsOf(number: Ast | null): readonly (Ast | null)[] {
  const [limit, value = null] = number?.kind === 'List' ? number.items : [];
  const name = limit?.kind === 'EnumName' ? limit.name : '';
  return ['least', 'most', 'exactly'].map((each) => (each === name ? value : null));
}

/** "One or more opponents each lose exactly 1 life". */
const losesSoMuch: Action = (node, values) => {
  const parts = astsIn(node, values);
  const each = parts.find((value) => value.kind === 'EnumName') ?? null;
  return call(
    'losesLife',
    [subjectOf(node), ...limitsOf(parts.find((value) => value.kind === 'List') ?? null), each],
    spanOf(node),
  );
};

/** Meanings of damage that is dealt, or would be. */
export const damageEventActions: Actions = {
  CombatEventPredicate_dealsDamage: damageDone('dealsDamage'),
  CombatEventPredicate_isDealtDamage: damageDone('isDealtDamage'),
  PlayerEventPredicate_losesSoMuch: losesSoMuch,
  CombatEventPredicate_dealsDamage_below: damageBelow,
  DamageNumber_least: damageNumber('least'),
  DamageNumber_most: damageNumber('most'),
  DamageNumber_exactly: damageNumber('exactly'),
  WouldEvent_damageDealt: damageEvent,
  DamageEvent_damageDealt: damageEvent,
};
