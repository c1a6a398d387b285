import { counterKinds } from '../../vocabulary/counters';
import { keywordAbilities } from '../../vocabulary/keyword-abilities';
import { subtypes } from '../../vocabulary/subtypes';
import type { WordKind } from '../schema';
import { pick, type Draw } from './draw';

const samples: Readonly<Record<WordKind, readonly [string, ...string[]]>> = {
  subtype: ['goblin', ...subtypes.creature.slice(0, 5), ...subtypes.land],
  counter: ['+1/+1', '-1/-1', ...counterKinds.slice(0, 5)],
  name: ['Ash', '~', 'Quote "within" quote', 'Back\\slash', 'Ünïcode 龍', 'two\nlines', '{brace} ; semicolon'],
  mana: ['{1}', '{w}', '{2}{u}{u}', '{x}{r}', '{w/u}', '{2/b}', '{g/p}', '{c}', '{s}', '{0}'],
  keyword: ['flying', ...keywordAbilities.slice(0, 20)],
  noun: ['creature', 'card', 'player', 'permanent'],
  label: ['kicked', 'scry', 'treasure'],
};

/** A word of the game. */
export function wordOf(of: WordKind, draw: Draw): string {
  return pick(draw, samples[of]);
}
