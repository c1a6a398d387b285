import { block, cost, filter, keyword, list, np, num, oneOf, style, word } from '../schema';
import { family } from './family';

/** Limits that an activated keyword ability can be printed with. */
const limits = ['oncePerTurn', 'oncePerGame', 'sorcerySpeed', 'instantSpeed', 'yourTurn', 'duringCombat', 'yourUpkeep'] as const;

/**
 * Keyword abilities as terms: printed, granted, looked for, counted (CR 702). There is an instruction for each shape of
 * what a keyword takes; `name` is the keyword. Without what it takes, a keyword stands for all of its kind ("with cycling").
 * What a keyword means is told in `src/keywords`.
 */
export const keywords = family(0x300, 'keyword', {
  keyword: { n: 0, params: { name: word('keyword') }, english: '{name}', rule: 'CR 702.1' },
  /** The dash is printed before a cost that is more than mana. */
  keywordCost: { n: 1, params: { name: word('keyword'), cost, style: style('plain', 'dash') }, english: '{name} {cost}', rule: 'CR 702.1' },
  /** "mobilize 2", "firebending x, where x is ~'s power". */
  keywordNum: { n: 2, params: { name: word('keyword'), count: num, style: style('plain', 'whereX') }, english: '{name} {count}', rule: 'CR 702.1' },
  /** "enchant creature", "affinity for artifacts", "champion a goblin": the word between follows from the name. */
  keywordFilter: { n: 3, params: { name: word('keyword'), filter }, english: '{name} {filter}', rule: 'CR 702.1' },
  /** "suspend 4 — {r}". */
  keywordNumCost: { n: 4, params: { name: word('keyword'), count: num, cost }, english: '{name} {count} — {cost}', rule: 'CR 702.1' },
  landwalk: { n: 5, params: { filter }, english: '{filter}walk', rule: 'CR 702.14' },
  typecycling: { n: 6, params: { filter, cost }, english: '{filter}cycling {cost}', rule: 'CR 702.29e' },
  /** From all of the qualities, or from one of them that is chosen. */
  protection: { n: 7, params: { from: list(filter), which: oneOf('and', 'or') }, english: 'protection from {from}', rule: 'CR 702.16' },
  /** "equip wizard {1}", "splice onto arcane {1}{r}", "emerge from artifact {5}". */
  keywordFilterCost: { n: 8, params: { name: word('keyword'), filter, cost, style: style('plain', 'dash') }, english: '{name} {filter} {cost}', rule: 'CR 702.1' },
  hexproofFrom: { n: 9, params: { from: list(filter), which: oneOf('and', 'or') }, english: 'hexproof from {from}', rule: 'CR 702.11d' },
  /** "devour artifact 3". */
  keywordFilterNum: { n: 10, params: { name: word('keyword'), filter, count: num }, english: '{name} {filter} {count}', rule: 'CR 702.82c' },
  /** "kicker {g} and/or {2}{u}": either cost or both. */
  keywordCosts: { n: 11, params: { name: word('keyword'), first: cost, second: cost }, english: '{name} {first} and/or {second}', rule: 'CR 702.33b' },
  /** "modular — sunburst". */
  keywordKeyword: { n: 12, params: { name: word('keyword'), keyword }, english: '{name} — {keyword}', rule: 'CR 702.44b' },
  craft: { n: 13, params: { materials: np, cost }, english: 'craft with {materials} {cost}', rule: 'CR 702.167a' },
  offering: { n: 14, params: { filter }, english: '{filter} offering', rule: 'CR 702.48a' },
  prototype: { n: 15, params: { cost, power: num, toughness: num }, english: 'prototype {cost} — {power}/{toughness}', rule: 'CR 702.160a' },
  partnerWith: { n: 16, params: { name: word('name') }, english: 'partner with {name}', rule: 'CR 702.124j' },
  /** "partner — survivors". */
  partnerGroup: { n: 17, params: { group: word('label') }, english: 'partner — {group}', rule: 'CR 702.124i' },
  gift: { n: 18, params: { gift: oneOf('card', 'food', 'treasure', 'tappedFish', 'extraTurn', 'octopus') }, english: 'gift a {gift}', rule: 'CR 702.174a' },
  /** "equip {0}. activate only once each turn." */
  keywordLimited: { n: 20, params: { keyword, limits: list(oneOf(...limits)) }, english: '{keyword}. activate only {limits}', rule: 'CR 602.5b' },
  /** The condition on the starting deck. */
  companion: { n: 21, params: { condition: block('bool') }, english: 'companion — {condition}', rule: 'CR 702.139a' },
});
