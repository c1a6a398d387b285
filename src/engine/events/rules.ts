import type { EventKind, GameEvent } from './event';
import { effectRules } from './effects';
import { damageRules } from './damage';
import { diceRules } from './dice';
import { emblemRules } from './emblems';
import { mergeRules } from './merge';
import { leavingRules } from './leaving';
import { pairRules } from './pairs';
import { permanentRules } from './permanents';
import type { EventRule, EventRules } from './rule';
import { stackRules } from './stack';
import { turnRules } from './turns';
import { zoneRules } from './zones';

/** All kinds of events: one without a rule is a type error. */
const rules: EventRules<EventKind> = {
  ...zoneRules,
  ...diceRules,
  ...emblemRules,
  ...mergeRules,
  ...damageRules,
  ...permanentRules,
  ...stackRules,
  ...turnRules,
  ...leavingRules,
  ...pairRules,
  ...effectRules,
};

/** The rule of an event. */
export function eventRuleOf(event: GameEvent): EventRule<GameEvent> {
  return rules[event.kind] as EventRule<GameEvent>;
}
