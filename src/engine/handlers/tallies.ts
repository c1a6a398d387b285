import { colorLetters, colors } from '../../vocabulary/colors';
import type { Handlers } from '../../vm/context';
import { isObject, objectsOf } from '../../vm/entity';
import { entitiesOf, optionalWord, playersOfArg, wordOf, wordsOf } from '../../vm/evaluate';
import { symbolsOf } from '../characteristics/mana-cost';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../state/last-known';
import { maximumHandSize } from '../statics/restrictions';
import type { Game } from '../world';
import { chosenColors } from './chosen-color';
import { permanents } from './candidates';
import { kindsOf } from './kinds-among';
import { votesIn } from './conditions';
import { partySizeOf } from './party';
import { targetsOf } from './spells';

/** Numbers that are counted out of the characteristics of many objects. */
export const tallies: Handlers<Game>['num'] = {
  // Each symbol counts once, whatever how many of the colors it is (CR 700.5).
  devotion: (context, term) => {
    const asked = optionalWord(term, 'chosen') === null ? wordsOf(term, 'colors') : chosenColors(context);
    const letters = colors.filter((color) => asked.includes(color)).map((color) => colorLetters[color].toUpperCase());
    const players = playersOfArg(context, term, 'who');
    const costs = objectsOf(permanents(context))
      .filter((id) => players.includes(controllerOf(context.world, id)))
      .map((id) => characteristicsOrLast(context.world, id)?.manaCost ?? '');
    return costs.flatMap(symbolsOf).filter((symbol) => symbol.split('/').some((part) => letters.includes(part))).length;
  },
  manaSymbolsIn: (context, term) => {
    const letter = colorLetters[colors.find((color) => color === wordOf(context, term, 'color')) ?? 'white'];
    return objectsOf(entitiesOf(context, term, 'of'))
      .flatMap((id) => symbolsOf(characteristicsOrLast(context.world, id)?.manaCost ?? ''))
      .filter((symbol) => symbol.split('/').includes(letter.toUpperCase())).length;
  },
  kindsAmong: (context, term) => {
    const kind = wordOf(context, term, 'kind');
    return new Set(entitiesOf(context, term, 'of').flatMap((entity) => kindsOf(context, kind, entity))).size;
  },
  votesFor: (context, term) => votesIn(context, term)[wordOf(context, term, 'option')] ?? 0,
  targetCount: ({ world, scope, candidate }) => {
    const what = candidate ?? scope.spell ?? scope.source;
    return isObject(what) ? targetsOf(objectOrLast(world, what)).length : 0;
  },
  partySize: (context, term) =>
    playersOfArg(context, term, 'who').reduce((sum, player) => sum + partySizeOf(context, player), 0),
  handSize: (context, term) =>
    playersOfArg(context, term, 'of').reduce((sum, player) => sum + (maximumHandSize(context.world, player) ?? 0), 0),
};
