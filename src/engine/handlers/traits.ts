import type { Operand } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import type { Handlers } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import {
  entitiesOf,
  evalFilter,
  numOf,
  optionalInt,
  optionalTerm,
  optionalWord,
  termOf,
  termsOf,
  wordOf,
  wordsOf,
} from '../../vm/evaluate';
import { symbolsOf } from '../characteristics/mana-cost';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasSupertype, hasType } from '../characteristics/has';
import { keywordNames } from '../characteristics/keyword-names';
import type { Characteristics } from '../characteristics/types';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../state/last-known';
import { basicLandTypes, subtypes } from '../../vocabulary/subtypes';
import { playersFrom } from '../turn/players';
import type { Game, GameContext } from '../world';
import { compare } from './compare';
import { everyType } from '../characteristics/every-type';
import { about } from './filters';
import { kindsIn } from './kinds-among';
import { statistic } from './quantities';

/** Relations as they are said of a thing described by comparison with others. */
const relations: Readonly<Record<string, string>> = {
  lesser: 'less',
  greater: 'greater',
  equalOrLesser: 'atMost',
  equalOrGreater: 'atLeast',
};

/** Has it the keyword that a term asks for? One without what it takes stands for all of its kind (CR 702.1). */
export function answersTo(values: Characteristics, keyword: Term): boolean {
  const name = keywordNames(keyword).at(-1);
  return name !== undefined && values.keywords.includes(name);
}

/** The word that was chosen: bound in this ability, or kept by its source (CR 607.2d). */
export function chosenWord(context: GameContext, term: Term): string | null {
  const value = optionalInt(term, 'value');
  const bound = value === null ? null : (context.scope.values[value] ?? null);
  if (bound !== null) return bound.word;
  const kept = Object.values(objectOrLast(context.world, context.scope.source)?.chosen ?? {});
  const here = context.scope.values;
  return (
    (kept.findLast(({ word }) => word !== null) ?? here.findLast((each) => (each?.word ?? null) !== null))?.word ?? null
  );
}

/** Things that were chosen, the same way: a player, an object. */
function chosenThings(context: GameContext, term: Term): readonly Entity[] {
  const value = optionalInt(term, 'value');
  const bound = value === null ? null : (context.scope.values[value] ?? null);
  if (bound !== null) return bound.entities;
  const kept = Object.values(objectOrLast(context.world, context.scope.source)?.chosen ?? {});
  return kept.findLast(({ entities }) => entities.length > 0)?.entities ?? [];
}

/** Where nothing is named, a creature is compared with all creatures. */
function amongWhich(context: GameContext, term: Term): readonly ObjectId[] {
  if (optionalTerm(term, 'among') !== null) return entitiesOf(context, term, 'among').filter(isObject);
  const { battlefield } = context.world.state;
  return battlefield.filter((id) => hasType(characteristicsOf(context.world, id), 'creature'));
}

/** Has it the chosen quality? */
function hasChosen(values: Characteristics, what: string, word: string | null): boolean {
  if (word === null) return false;
  switch (what) {
    case 'color':
      return values.colors.includes(word);
    case 'type':
    case 'cardType':
    case 'creatureType':
      return values.types.includes(word) || values.subtypes.includes(word);
    case 'name':
      return hasName(values, word);
    default:
      return false;
  }
}

function hasName(values: Characteristics, name: string): boolean {
  return values.names.some((own) => own.toLowerCase() === name.toLowerCase());
}

function sharesWith(context: GameContext, term: Term, values: Characteristics): boolean {
  const own = kindsIn(values, wordOf(context, term, 'what'));
  return entitiesOf(context, term, 'with').some((other) => {
    const theirs = isPlayer(other) ? undefined : characteristicsOrLast(context.world, other);
    return theirs !== undefined && kindsIn(theirs, wordOf(context, term, 'what')).some((word) => own.includes(word));
  });
}

/** Has it both of these statistics? */
function sizedBy(power: string, toughness: string): NonNullable<Handlers<Game>['filter']['sized']> {
  return about(
    ({ id }, context, term) =>
      statistic(context, term, power, id) === numOf(context, term, 'power') &&
      statistic(context, term, toughness, id) === numOf(context, term, 'toughness'),
  );
}

/** The same symbols, in whatever order. */
const isSameCost = (left: string, right: string): boolean =>
  [...symbolsOf(left)].sort().join() === [...symbolsOf(right)].sort().join();

/** Statistics of which one has to be so. */
const severalStatistics: Readonly<Record<string, readonly string[]>> = {
  powerOrToughness: ['power', 'toughness'],
  basePowerOrToughness: ['basePower', 'baseToughness'],
  manaValuePowerOrToughness: ['manaValue', 'power', 'toughness'],
};

/** Predicates about the characteristics of one candidate (CR 109.3). */
export const traits: Handlers<Game>['filter'] = {
  with: about(({ values }, context, term) => answersTo(values, termOf(context, term, 'keyword'))),
  without: about(({ values }, context, term) => !answersTo(values, termOf(context, term, 'keyword'))),
  compare: about(({ id }, context, term) => {
    const than = optionalTerm(term, 'than') === null ? 0 : numOf(context, term, 'than');
    const what = wordOf(context, term, 'what');
    const how = wordOf(context, term, 'how');
    const stat = (name: Operand): number => statistic(context, term, name, id);
    if (what === 'totalPowerAndToughness') return compare(stat('power') + stat('toughness'), how, than);
    const stats = severalStatistics[what] ?? [what];
    return stats.some((name) => compare(stat(name), how, than));
  }),
  sameStat: about(({ id }, context, term) => {
    const what = wordOf(context, term, 'what');
    const own = statistic(context, term, what, id);
    return entitiesOf(context, term, 'as').some((other) => statistic(context, term, what, other) === own);
  }),
  manaCostIs: about(({ values }, context, term) =>
    values.manaCost === null ? false : wordsOf(term, 'costs').some((cost) => isSameCost(values.manaCost ?? '', cost)),
  ),
  xInCost: about(({ values }, context, term) => {
    const symbol = wordOf(context, term, 'symbol') === 'x' ? '{X}' : '/P}';
    const isThere = values.manaCost?.includes(symbol) ?? false;
    return isThere === (wordOf(context, term, 'how') === 'with');
  }),
  bothQualities: (context, term) => termsOf(term, 'parts').every((part) => evalFilter(context, part)),
  comparedTo: about(({ id }, context, term) => {
    const what = wordOf(context, term, 'what');
    const how = relations[wordOf(context, term, 'how')] ?? 'equal';
    const compared = what === 'powerOrToughness' ? ['power', 'toughness'] : [what];
    return entitiesOf(context, term, 'than').some((other) =>
      compared.some((each) => compare(statistic(context, term, each, id), how, statistic(context, term, each, other))),
    );
  }),
  extreme: about(({ id }, context, term) => {
    const what = wordOf(context, term, 'what');
    const own = statistic(context, term, what, id);
    const others = amongWhich(context, term);
    const isBeyond = (other: number): boolean => (optionalWord(term, 'which') === 'least' ? other < own : other > own);
    return !others.some((other) => isBeyond(statistic(context, term, what, other)));
  }),
  // It is about all that is chosen together: each alone may be one of them (`stack/total.ts`).
  totalIs: about(() => true),
  // So is this (`kinds-among.ts`).
  different: about(() => true),
  alike: about(() => true),
  // Abilities of other rules than its own are none that it has: those of basic land types count (CR 113.1).
  typesNumber: about(({ values }, context, term) => values.types.length >= numOf(context, term, 'count')),
  noAbilities: about(({ values }) => values.abilities.length === 0),
  colorsNumber: about(({ values }, context, term) => values.colors.length === numOf(context, term, 'count')),
  landTyped: about(({ values }, context, term) =>
    subtypes.land.some(
      (type) =>
        hasSubtype(values, type) &&
        basicLandTypes.some((basic) => basic === type) === (wordOf(context, term, 'which') === 'basic'),
    ),
  ),
  sized: sizedBy('power', 'toughness'),
  baseSized: sizedBy('basePower', 'baseToughness'),
  named: about(({ values }, context, term) => hasName(values, wordOf(context, term, 'name'))),
  sameName: about(({ values }, context, term) =>
    entitiesOf(context, term, 'as').some((other) => {
      const theirs = isPlayer(other) ? undefined : characteristicsOrLast(context.world, other);
      return theirs?.names.some((name) => hasName(values, name)) ?? false;
    }),
  ),
  sharesType: about(({ values }, context, term) => sharesWith(context, term, values)),
  sharesOneOf: about(({ values }, context, term) =>
    entitiesOf(context, term, 'with').some((other) => {
      const theirs = isPlayer(other) ? undefined : characteristicsOrLast(context.world, other);
      const shared = theirs?.types.filter((type) => values.types.includes(type)) ?? [];
      return shared.some((type) => wordsOf(term, 'types').includes(type));
    }),
  ),
  // CR 700.6
  historic: about(
    ({ values }) => hasSupertype(values, 'legendary') || hasType(values, 'artifact') || hasSubtype(values, 'saga'),
  ),
  chosenValue: about(({ values }, context, term) =>
    hasChosen(values, wordOf(context, term, 'what'), chosenWord(context, term)),
  ),
  ofParity: (context, term) => {
    const { candidate } = context;
    if (candidate === null || isPlayer(candidate)) return false;
    const isOdd = Math.abs(statistic(context, term, wordOf(context, term, 'what'), candidate)) % 2 === 1;
    const chosen = chosenWord(context, term);
    return chosen !== null && isOdd === (chosen === 'odd');
  },
  theChosen: (context, term) => {
    const { candidate, world } = context;
    if (candidate === null) return false;
    if (wordOf(context, term, 'what') === 'player') return chosenThings(context, term).includes(candidate);
    const values = isPlayer(candidate) ? undefined : characteristicsOrLast(world, candidate);
    return values !== undefined && hasChosen(values, wordOf(context, term, 'what'), chosenWord(context, term));
  },
  // Chosen when the ability was given, and bound behind the values of its scope.
  ofChoice: about(({ values }, context, term) =>
    hasChosen(values, wordOf(context, term, 'what'), context.scope.values.at(-1)?.word ?? null),
  ),
  everyType: about(({ values }, context, term) =>
    everyType(wordOf(context, term, 'what')).every((type) => values.subtypes.includes(type)),
  ),
  everything: () => true,
  eachColor: about(({ values }) => values.colors.length > 0),
  eachOpponent: ({ candidate, world, scope }) => {
    if (candidate === null) return false;
    const player = isPlayer(candidate) ? candidate : controllerOf(world, candidate);
    return player !== scope.controller && playersFrom(world, scope.controller).includes(player);
  },
};

/** Conditions about characteristics. */
export const traitConditions: Handlers<Game>['bool'] = {
  has: (context, term) => {
    const keyword = termOf(context, term, 'keyword');
    return entitiesOf(context, term, 'what').some((entity) => {
      const values = isPlayer(entity) ? undefined : characteristicsOrLast(context.world, entity);
      return values !== undefined && answersTo(values, keyword);
    });
  },
};
