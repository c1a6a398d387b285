import { flatMapped } from '../../source/flat-mapped';
import { gifts } from '../../keywords/gifts';
import { wordOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { rulesPath, type AbilityPath } from '../../vm/pool';
import { keywordsOf } from '../characteristics/abilities';
import type { Happened } from '../events/event';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';
import type { PendingTrigger } from './types';

/** What whoever was promised the gifts of an object does, one ability for each gift. */
export function giftsOf(game: Game, id: ObjectId): readonly AbilityPath[] {
  return keywordsOf(game, id, 'gift').flatMap(({ keyword, context }) => {
    const text = gifts[wordOf(context, keyword, 'gift')];
    return text === undefined ? [] : [rulesPath('Spell', text)];
  });
}

/** The opponent whom the gift of a spell, or of the permanent it became, was promised. */
export function promisedBy(object: GameObject): PlayerId | null {
  return object.cast?.promised ?? null;
}

/** "When this permanent enters, if its gift cost was paid …" (CR 702.174b). */
export function giftTriggers(game: Game, batch: readonly Happened[]): readonly PendingTrigger[] {
  return flatMapped(batch, ({ event, became, batch: at }): readonly PendingTrigger[] => {
    if (event.kind !== 'move' || event.to.zone !== 'battlefield' || became === null) return [];
    const promised = promisedBy(objectOf(game, became));
    if (promised === null) return [];
    const controller = controllerOf(game, became);
    return giftsOf(game, became).map((ability) => {
      const scope = makeScope(game, { ability, source: became, controller: promised });
      const made = { scope, body: `${ability}.body` };
      return { source: became, controller, ability, roles: {}, batch: at, made, condition: null };
    });
  });
}
