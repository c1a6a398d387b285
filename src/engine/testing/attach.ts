import { plainEntry } from '../events/event';
import { moveTo } from '../events/zones';
import type { Game } from '../world';
import { all, happen, the } from './table';

/** Attaches a permanent to another; a card of this name in a hand is put onto the battlefield attached to it instead. */
export function putOn(game: Game, name: string, host: string): void {
  const to = the(game, host).id;
  const [card] = all(game, name, 'hand');
  if (card === undefined) happen(game, { kind: 'attach', object: the(game, name).id, to, from: null });
  else
    happen(game, moveTo(card.id, 'battlefield', 'put', { by: card.owner, entry: { ...plainEntry, attachedTo: to } }));
}
