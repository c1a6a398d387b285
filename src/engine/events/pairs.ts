import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { isCreatureInPlay } from '../combat/combat';
import { partnerOf } from '../state/pairs';
import type { Game } from '../world';
import { setObject } from '../write';
import { unchanged, type EventRules } from './rule';

/** Is it a creature of the player's on the battlefield that is paired with none? */
const isFree = (game: Game, id: ObjectId, player: PlayerId): boolean =>
  game.state.objects[id]?.zone === 'battlefield' &&
  isCreatureInPlay(game, id) &&
  characteristicsOf(game, id).controller === player &&
  partnerOf(game, id) === null;

export const pairRules: EventRules<'pair' | 'unpair'> = {
  pair: {
    affected: (_, e) => e.object,
    // CR 702.95c, CR 702.95d.
    possible: (game, e) => e.object !== e.with && isFree(game, e.object, e.by) && isFree(game, e.with, e.by),
    apply: (game, e) => {
      setObject(game, e.object, { pairedWith: e.with });
      setObject(game, e.with, { pairedWith: e.object });
      return unchanged;
    },
  },
  unpair: {
    affected: (_, e) => e.object,
    possible: (game, e) => game.state.objects[e.object] !== undefined,
    apply: (game, e) => {
      setObject(game, e.object, { pairedWith: null });
      return unchanged;
    },
  },
};
