/** A room of a dungeon: its ability in normalized Oracle English, and the rooms that arrows lead to (CR 309.4). */
export interface Room {
  readonly does: string;
  readonly to: readonly number[];
}

export interface Dungeon {
  readonly name: string;
  /** The topmost room comes first, the bottommost last. */
  readonly rooms: readonly Room[];
}

const room = (does: string, ...to: readonly number[]): Room => ({ does, to });

/** The dungeon that only "venture into Undercity" leads to (CR 701.49d). */
export const undercity = 'undercity';

/** The dungeons of the game, which are outside it until somebody ventures into one (CR 309.2). */
export const dungeons: readonly Dungeon[] = [
  {
    name: 'lost mine of phandelver',
    rooms: [
      room('scry 1.', 1, 2),
      room('create a 1/1 red goblin creature token.', 3, 4),
      room('create a treasure token.', 4, 5),
      room('put a +1/+1 counter on target creature.', 6),
      room('each opponent loses 1 life and you gain 1 life.', 6),
      room('target creature gets -4/-0 until your next turn.', 6),
      room('draw a card.'),
    ],
  },
  {
    name: 'dungeon of the mad mage',
    rooms: [
      room('you gain 1 life.', 1),
      room('scry 1.', 2, 3),
      room('create a treasure token.', 4),
      room("target creature can't attack until your next turn.", 4),
      room('scry 2.', 5, 6),
      room('exile the top two cards of your library. you may play them.', 7),
      room('create two 1/1 black skeleton creature tokens.', 7),
      room('scry 3.', 8),
      room('draw three cards and reveal them. you may cast one of them without paying its mana cost.'),
    ],
  },
  {
    name: 'tomb of annihilation',
    rooms: [
      room('each player loses 1 life.', 1, 2),
      room('for each player, that player loses 2 life unless they discard a card.', 3),
      room('discard a card and sacrifice an artifact, a creature, and a land.', 4),
      room('for each player, that player loses 2 life unless they sacrifice an artifact, a creature, or a land.', 4),
      room('create a legendary 4/4 black god horror creature token with deathtouch named the atropal.'),
    ],
  },
  {
    name: undercity,
    rooms: [
      room('search your library for a basic land card, reveal it, put it into your hand, then shuffle.', 1, 2),
      room('put two +1/+1 counters on target creature.', 3, 4),
      room('scry 2.', 4, 5),
      room('target player loses 5 life.', 6),
      room('goad target creature.', 6, 7),
      room('create a treasure token.', 7),
      room('draw a card.', 8),
      room('create a 4/1 black skeleton creature token with menace.', 8),
      room(
        'reveal the top ten cards of your library. put a creature card from among them onto the battlefield with three +1/+1 counters on it. it gains hexproof until your next turn. then shuffle.',
      ),
    ],
  },
];
