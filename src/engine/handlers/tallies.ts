import { colorLetters, colors } from '../../vocabulary/colors';
import { basicLandTypes } from '../../vocabulary/subtypes';
import type { Handlers } from '../../vm/context';
import { objectsOf } from '../../vm/entity';
import { entitiesOf, playersOfArg, wordsOf } from '../../vm/evaluate';
import { symbolsOf } from '../characteristics/mana-cost';
import { characteristicsOrLast, controllerOf } from '../state/last-known';
import { maximumHandSize } from '../statics/restrictions';
import type { Game } from '../world';
import { permanents } from './candidates';

/** Numbers that are counted out of the characteristics of many objects. */
export const tallies: Handlers<Game>['num'] = {
  // Each symbol counts once, whatever how many of the colors it is (CR 700.5).
  devotion: (context, term) => {
    const letters = colors
      .filter((color) => wordsOf(term, 'colors').includes(color))
      .map((color) => colorLetters[color].toUpperCase());
    const players = playersOfArg(context, term, 'who');
    const costs = objectsOf(permanents(context))
      .filter((id) => players.includes(controllerOf(context.world, id)))
      .map((id) => characteristicsOrLast(context.world, id)?.manaCost ?? '');
    return costs.flatMap(symbolsOf).filter((symbol) => symbol.split('/').some((part) => letters.includes(part))).length;
  },
  differentNames: (context, term) => {
    const names = objectsOf(entitiesOf(context, term, 'of')).map(
      (id) => characteristicsOrLast(context.world, id)?.name ?? '',
    );
    return new Set(names.filter((name) => name !== '')).size;
  },
  basicLandTypes: (context, term) => {
    const types = new Set(
      objectsOf(entitiesOf(context, term, 'among')).flatMap(
        (id) => characteristicsOrLast(context.world, id)?.subtypes ?? [],
      ),
    );
    return basicLandTypes.filter((type) => types.has(type)).length;
  },
  handSize: (context, term) =>
    playersOfArg(context, term, 'of').reduce((sum, player) => sum + (maximumHandSize(context.world, player) ?? 0), 0),
};
