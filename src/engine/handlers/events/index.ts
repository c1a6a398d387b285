import type { Rules } from '../../world';
import { chapterEvents } from './chapters';
import { combatEvents } from './combat';
import { compoundEvents } from './compound';
import { controlEvents } from './control';
import { damageEvents } from './damage';
import { diceEvents } from './dice';
import { doorEvents } from './doors';
import { permanentEvents } from './permanents';
import { stackEvents } from './stack';
import { turnEvents } from './turn';
import { zoneEvents } from './zones';

/** Patterns over events, for triggers, replacements, delayed triggers and history alike. */
export const eventPatterns: Rules['events'] = {
  ...zoneEvents,
  ...damageEvents,
  ...permanentEvents,
  ...controlEvents,
  ...diceEvents,
  ...doorEvents,
  ...combatEvents,
  ...stackEvents,
  ...turnEvents,
  ...chapterEvents,
  ...compoundEvents,
};
