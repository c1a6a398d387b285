import { termsIn, textOf, type Term } from '../../bytecode/term';
import { optionalTerm, termsOf } from '../../vm/evaluate';
import { abilityAt, type CardPool } from '../../vm/pool';
import { colorOf } from './color';
import { symbolsOf } from './mana-cost';
import type { GameObject } from '../state/object';
import type { BaseCharacteristics } from './types';

/** Is it a prototyped spell, or the permanent that one became (CR 718.3b)? */
export function isPrototyped({ cast, zone }: GameObject): boolean {
  return cast?.way === 'prototype' && (zone === 'stack' || zone === 'battlefield');
}

/** With the second set of power, toughness and mana cost, and the colors of that cost (CR 718.3b). */
export function asPrototyped(pool: CardPool, values: BaseCharacteristics): BaseCharacteristics {
  const keyword = prototypeOf(pool, values);
  if (keyword === null) return values;
  const manaCost = termsOf(keyword, 'cost').flatMap(termsIn).map(manaIn).join('').toUpperCase();
  return {
    ...values,
    manaCost,
    colors: colorsIn(manaCost),
    power: numberIn(optionalTerm(keyword, 'power')),
    toughness: numberIn(optionalTerm(keyword, 'toughness')),
  };
}

function prototypeOf(pool: CardPool, { abilities }: BaseCharacteristics): Term | null {
  for (const path of abilities) {
    const ability = abilityAt(pool, path);
    if (ability.kind === 'keyword' && ability.keyword.op === 'prototype') return ability.keyword;
  }
  return null;
}

const manaIn = ({ op, args: [mana] }: Term): string => (op === 'payMana' && typeof mana === 'string' ? mana : '');

/** The colors of its mana symbols (CR 105.2). */
function colorsIn(manaCost: string): readonly string[] {
  const letters = symbolsOf(manaCost).flatMap((symbol) => symbol.split('/'));
  return [...new Set(letters.filter((letter) => 'WUBRG'.includes(letter)).map(colorOf))];
}

function numberIn(value: Term | null): number | null {
  const [number] = value?.op === 'const' ? value.args : [];
  return number === undefined ? null : Number(textOf(number));
}
