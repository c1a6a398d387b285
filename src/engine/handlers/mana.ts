import type { Handlers, ManaAmount } from '../../vm/context';
import { withCandidate } from '../../vm/context';
import {
  evalEntities,
  intOf,
  numOf,
  optionalInt,
  optionalNum,
  optionalWord,
  patternOf,
  termOf,
  trap,
  wordOf,
  wordsOf,
} from '../../vm/evaluate';
import { abilityAt } from '../../vm/pool';
import { colorLetters, colors, type Color } from '../../vocabulary/colors';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { symbolsOf } from '../characteristics/mana-cost';
import { isManaAbility } from '../mana/abilities';
import { manaOf } from '../mana/amount';
import { makeScope } from '../scope';
import { characteristicsOrLast } from '../state/last-known';
import { contextFor, type Game, type GameContext } from '../world';
import { termsIn, type Term } from '../../bytecode/term';
import { isObject, isPlayer, type ObjectId } from '../../vm/entity';
import { identityOf } from '../characteristics/color-identity';
import { fitting } from './candidates';
import { chosenColors } from './chosen-color';

/** The symbol of a color's mana (CR 107.4a). */
export function symbolOf(color: Color): string {
  return colorLetters[color].toUpperCase();
}

/** How the colors of several mana hang together. */
const colorChoices: Readonly<Record<string, ManaAmount['choice']>> = { combination: 'each', different: 'different' };

const colorSymbols = colors.map(symbolOf);

function repeat(kinds: readonly string[], times: number): ManaAmount['units'] {
  return Array.from({ length: Math.max(times, 0) }, () => kinds);
}

/** Are these all the ways to choose so many of these kinds, each once? */
function isEveryCombination(choices: readonly (readonly string[])[], kinds: readonly string[], count: number): boolean {
  const distinct = new Set(choices.map((symbols) => [...symbols].sort().join('')));
  // As many as there are combinations with repetition.
  const all = Array.from({ length: count }, (_, at) => at + 1).reduce(
    (ways, at) => (ways * (kinds.length + at - 1)) / at,
    1,
  );
  return choices.every(({ length }) => length === count) && distinct.size === choices.length && distinct.size === all;
}

/** What mana is meant (CR 106.1). */
export const manaAmounts: Handlers<Game>['mana'] = {
  symbols: (context, term) => {
    const times = optionalNum(context, term, 'times') ?? 1;
    const once = symbolsOf(wordOf(context, term, 'symbols')).map((symbol) => [symbol]);
    return { units: Array.from({ length: Math.max(times, 0) }, () => once).flat(), choice: 'each' };
  },
  oneOfSymbols: (context, term) => {
    const chosen = optionalWord(term, 'orChosen') === null ? [] : chosenColors(context).map(symbolOf);
    const choices = wordsOf(term, 'choices').map(symbolsOf);
    // "{B}{B} or {G}{G}": so many of one of them.
    const many = Math.max(...choices.map((symbols) => symbols.length));
    const isEven = many > 1 && choices.every((symbols) => symbols.length === many && new Set(symbols).size === 1);
    if (isEven)
      return {
        units: repeat(
          choices.flatMap(([symbol]) => symbol ?? []),
          many,
        ),
        choice: 'same',
      };
    if (many === 1) return { units: [[...choices.flat(), ...chosen]], choice: 'each' };
    // "{W}{W}, {W}{U}, or {U}{U}": so many in any combination.
    const kinds = [...new Set(choices.flat())];
    if (!isEveryCombination(choices, kinds, many)) return trap(context, term, 'amounts of mana that differ');
    return { units: repeat(kinds, many), choice: 'each' };
  },
  // Part of what something costs, where it is looked at by itself.
  lifeAmount: (context, term) => trap(context, term, 'life is no mana'),
  combinationOf: (context, term) => ({
    units: repeat(wordsOf(term, 'choices').flatMap(symbolsOf), numOf(context, term, 'count')),
    choice: 'each',
  }),
  anyColor: (context, term) => ({
    units: repeat(colorSymbols, numOf(context, term, 'count')),
    choice: colorChoices[wordOf(context, term, 'choice')] ?? 'same',
  }),
  identityColor: (context, term) => {
    const players = evalEntities(context, termOf(context, term, 'who'));
    const found = players.filter(isPlayer).flatMap((player) => identityOf(context.world, player));
    return {
      units: repeat(colors.filter((color) => found.includes(color)).map(symbolOf), numOf(context, term, 'count')),
      choice: 'each',
    };
  },
  chosenColor: (context, term) => ({
    units: repeat(chosenSymbols(context, term), numOf(context, term, 'count')),
    choice: 'same',
  }),
  // The event that tapped it tells what it produced (CR 106.12a).
  typeProduced: (context, term) => ({
    units: repeat(producedBefore(context, term), numOf(context, term, 'count')),
    choice: 'same',
  }),
  anyColorAmong: (context, term) => {
    const among = thingsAmong(context, termOf(context, term, 'among'));
    const found = colors.filter((color) =>
      among.some((id) => characteristicsOf(context.world, id).colors.includes(color)),
    );
    return { units: repeat(found.map(symbolOf), numOf(context, term, 'count')), choice: 'same' };
  },
  anyTypeProduced: (context, term) => ({
    units: repeat(producible(context, term), numOf(context, term, 'count')),
    choice: 'same',
  }),
};

/** The objects that a phrase describes, or that it speaks of again. */
function thingsAmong(context: GameContext, phrase: Term): readonly ObjectId[] {
  switch (phrase.op) {
    case 'some':
    case 'all':
      return fitting(context, termOf(context, phrase, 'filter')).filter(isObject);
    default:
      return evalEntities(context, phrase).filter(isObject);
  }
}

/** The types of mana that came with the event in which a permanent was tapped for mana. */
function producedBefore(context: GameContext, term: Term): readonly string[] {
  const by = termOf(context, term, 'by');
  const value = by.op === 'ref' ? intOf(context, by, 'value') : trap(context, by, 'no event that mana came from');
  return [...new Set(context.scope.values[value]?.word ?? '')];
}

/** The color that a loop around goes through, or the one that was chosen. */
function chosenSymbols(context: GameContext, term: Term): readonly string[] {
  const value = optionalInt(term, 'value');
  const word = value === null ? null : (context.scope.values[value]?.word ?? null);
  const meant = value === null ? chosenColors(context) : colors.filter((color) => color === word);
  return meant.map(symbolOf);
}

/**
 * The types of mana that permanents fitting the pattern could produce (CR 106.7). Those that look at each other produce
 * nothing by that: `asked` are the permanents for which it is being worked out.
 */
function producedBy(context: GameContext, term: Term, asked: readonly ObjectId[]): readonly string[] {
  const { world: game, scope } = context;
  const before = [...asked, scope.source];
  const by = termOf(context, term, 'by');
  // "The sacrificed land": as it last was.
  if (by.op === 'ref')
    return [
      ...new Set(
        evalEntities(context, by)
          .filter(isObject)
          .flatMap((id) => typesProduced(game, id, before)),
      ),
    ];
  const fitting = game.state.battlefield.filter(
    (id) => !before.includes(id) && patternOf(withCandidate(context, id), term, 'by'),
  );
  return [...new Set(fitting.flatMap((id) => typesProduced(game, id, before)))];
}

/** The types of mana that a permanent could produce (CR 106.7). */
export function typesProduced(game: Game, id: ObjectId, asked: readonly ObjectId[]): readonly string[] {
  const values = characteristicsOrLast(game, id);
  if (values === undefined) return [];
  return heldAbilities(game.pool, values).flatMap(({ path }) => {
    const ability = abilityAt(game.pool, path);
    if (!isManaAbility(ability)) return [];
    // With X of 1 it produces what it can.
    const scope = makeScope(game, { ability: path, source: id, controller: values.controller, x: 1 });
    const context = contextFor(game, scope);
    const looks = ability.body.flatMap(termsIn).filter(({ op }) => op === 'anyTypeProduced');
    if (looks.length > 0) return looks.flatMap((look) => producible(context, look, asked));
    return (manaOf(context, ability.body) ?? []).flatMap(({ units }) => units.flat());
  });
}

/** The types, or only the colors, that permanents fitting the pattern could produce. */
function producible(context: GameContext, term: Term, asked: readonly ObjectId[] = []): readonly string[] {
  const types = producedBy(context, term, asked);
  return optionalWord(term, 'which') === 'color' ? types.filter((type) => type !== 'C') : types;
}
