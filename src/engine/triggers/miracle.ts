import { flatMapped } from '../../source/flat-mapped';
import type { PlayerId } from '../../vm/entity';
import type { Task } from '../agenda/task';
import { keywordsOf } from '../characteristics/abilities';
import type { Happened } from '../events/event';
import type { Game } from '../world';

/** Cards with miracle that were drawn first this turn: their owners may reveal them as they draw them (CR 702.94a). */
export function miracleOffers(game: Game, batch: readonly Happened[]): readonly Task[] {
  return flatMapped(batch, ({ id, event, became }): readonly Task[] => {
    if (event.kind !== 'draw' || became === null || !isFirstDraw(game, event.player, id)) return [];
    const [miracle] = keywordsOf(game, became, 'miracle');
    if (miracle === undefined) return [];
    return [{ kind: 'offerMiracle', player: event.player, card: became, keyword: miracle.path, stage: 'ask' }];
  });
}

function isFirstDraw(game: Game, player: PlayerId, id: number): boolean {
  return !game.state.history.some(
    (before) =>
      before.id < id && before.event.kind === 'draw' && before.event.player === player && before.became !== null,
  );
}
