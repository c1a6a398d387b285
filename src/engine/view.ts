import { isObject, type ObjectId, type PlayerId } from '../vm/entity';
import { characteristicsOf } from './characteristics/characteristics';
import type { Characteristics } from './characteristics/types';
import { decisionOf } from './asked';
import { answererOf, type Decision } from './decision';
import type { GameObject } from './state/object';
import { deciderFor } from './turn/control';
import { isShown } from './statics/revealed';
import { objectOf, playerOf } from './write';
import type { Game } from './world';

/** An object as a player sees it: hidden ones only exist. */
export type SeenObject =
  | { readonly id: ObjectId; readonly hidden: 'yes' }
  | {
      readonly id: ObjectId;
      readonly hidden: 'no';
      readonly object: GameObject;
      readonly characteristics: Characteristics;
    };

export interface SeenPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly hand: readonly SeenObject[];
  readonly graveyard: readonly SeenObject[];
  readonly librarySize: number;
  /** The top card of the library; null when it is empty. */
  readonly top: SeenObject | null;
}

export interface View {
  readonly player: PlayerId;
  readonly turn: Game['state']['turn'];
  readonly players: readonly SeenPlayer[];
  readonly battlefield: readonly SeenObject[];
  readonly stack: readonly SeenObject[];
  readonly exile: readonly SeenObject[];
  readonly command: readonly SeenObject[];
  /** The decision, if it is this player's, with the cards among its options; else only whose it is. */
  readonly decision: Decision | { readonly player: PlayerId } | null;
  readonly revealed: readonly SeenObject[];
}

/** What a player may see (CR 400.2): no hidden zones of others, no face-down cards of others. */
export function viewOf(game: Game, player: PlayerId): View {
  const { state } = game;
  const see = (id: ObjectId): SeenObject =>
    isVisible(game, player, id)
      ? { id, hidden: 'no', object: objectOf(game, id), characteristics: characteristicsOf(game, id) }
      : { id, hidden: 'yes' };
  const decision = decisionOf(game);
  const own = decision !== null && answererOf(decision) === player ? decision : null;
  return {
    player,
    turn: state.turn,
    players: state.order.map((id) => {
      const { name, life, hand, graveyard, library } = playerOf(game, id);
      const [top] = library;
      return {
        id,
        name,
        life,
        hand: hand.map(see),
        graveyard: graveyard.map(see),
        librarySize: library.length,
        top: top === undefined ? null : see(top),
      };
    }),
    battlefield: state.battlefield.map(see),
    stack: state.stack.map(see),
    exile: state.exile.map(see),
    command: state.command.map(see),
    decision: own ?? (decision === null ? null : { player: answererOf(decision) }),
    revealed:
      own === null
        ? []
        : optionsOf(own).map((id) => ({
            id,
            hidden: 'no',
            object: objectOf(game, id),
            characteristics: characteristicsOf(game, id),
          })),
  };
}

/** Is a card visible to the player, or to one whom the player controls (CR 722.4)? */
function isVisible(game: Game, player: PlayerId, id: ObjectId): boolean {
  return (
    game.state.order.some((other) => deciderFor(game, other) === player && isVisibleTo(game, other, id)) ||
    isVisibleTo(game, player, id)
  );
}

function isVisibleTo(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { zone, owner, controller, faceDown } = objectOf(game, id);
  if (zone === 'library') return isShown(game, player, id);
  if (zone === 'hand') return owner === player || isShown(game, player, id);
  if (faceDown === null || controller === player || isShown(game, player, id)) return true;
  return zone === 'exile' && isHiddenAway(game, player, id);
}

/** Was a card in exile put there by hideaway of a permanent that the player controls (CR 702.75a)? */
function isHiddenAway(game: Game, player: PlayerId, card: ObjectId): boolean {
  return game.state.battlefield.some((id) => {
    const { keywords, controller } = characteristicsOf(game, id);
    if (!keywords.includes('hideaway') || controller !== player) return false;
    return Object.values(objectOf(game, id).linked).some((linked) => linked.includes(card));
  });
}

/** Cards that the deciding player is shown: those to choose among. */
function optionsOf(decision: Decision): readonly ObjectId[] {
  switch (decision.kind) {
    case 'choose':
    case 'targets':
      return decision.options.filter(isObject);
    case 'arrange':
      return decision.cards;
    default:
      return [];
  }
}
