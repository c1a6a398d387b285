import { termsIn } from '../../bytecode/term';
import type { ManaAmount } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { evalBool, playersOfArg } from '../../vm/evaluate';
import type { EventOf } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { manaOf } from '../mana/amount';
import { makeScope } from '../scope';
import { contextFor, type Game } from '../world';
import { isManaTriggered } from './mana';
import { watching, type Watching } from './watching';

/** Could a permanent that is tapped for mana give more by a triggered mana ability (CR 605.1b)? */
export function mayAddMana(game: Game): boolean {
  return (watching(game).triggered.get('tapForMana') ?? []).some(({ ability }) => isManaTriggered(ability));
}

/** What triggered mana abilities would give a player besides, who taps a permanent for this mana (CR 605.4a). */
export function manaBesides(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  symbols: readonly string[],
): readonly ManaAmount[] {
  const event: EventOf<'tapForMana'> = { kind: 'tapForMana', object, player, symbols };
  return (watching(game).triggered.get('tapForMana') ?? []).flatMap((its) => manaOfTrigger(game, its, event));
}

function manaOfTrigger(
  game: Game,
  { source, controller, path, ability }: Watching,
  event: EventOf<'tapForMana'>,
): readonly ManaAmount[] {
  if (ability.kind !== 'triggered' || !isManaTriggered(ability)) return [];
  const there = contextFor(game, makeScope(game, { ability: path, source, controller }));
  const { nextEvent } = game.state;
  const happened = { id: nextEvent, batch: nextEvent, event, became: null, amount: 1 };
  const roles = matchEvent(there, ability.event, { event, happened });
  if (roles === null) return [];
  const context = contextFor(game, makeScope(game, { ability: path, source, controller, roles }));
  if (ability.condition !== null && !evalBool(context, ability.condition)) return [];
  const adds = ability.body.flatMap(termsIn).filter(({ op }) => op === 'addMana');
  const isFor = adds.every((term) => playersOfArg(context, term, 'who').includes(event.player));
  return isFor ? (manaOf(context, ability.body) ?? []) : [];
}
