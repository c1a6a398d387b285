import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { Binding, Scope } from '../../vm/scope';
import type { Task } from '../agenda/task';
import type { Undertaking } from './undertake';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Destination, Entry, EventOf } from '../events/event';

/** Counters of a kind on something, with their number, and what they may be moved onto. */
export interface CounterPool {
  readonly from: Entity;
  readonly counter: string;
  readonly here: number;
  readonly onto: Entity | null;
}

/** Where a pile is put. */
export interface PilePlace {
  readonly destination: Destination;
  readonly order: 'any' | 'random';
}

/** What happens to chosen things. */
export type ChosenAct =
  | { readonly kind: 'putCounters'; readonly counter: string; readonly count: number }
  | { readonly kind: 'proliferate' }
  | { readonly kind: 'copyToken'; readonly entry: Entry }
  | { readonly kind: 'bearRing' };

/** Keyword actions and other procedures with choices in the middle (CR 701). */
export type ActionTask =
  | {
      readonly kind: 'scry';
      readonly player: PlayerId;
      readonly count: number;
      readonly to: 'bottom' | 'graveyard';
      readonly stage: 'ask' | 'answered';
    }
  /** A player chooses some of the options, and something happens to them; then the rest is done. */
  | {
      readonly kind: 'chooseAndDo';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly options: readonly Entity[];
      readonly min: number;
      readonly max: number;
      readonly act: ChosenAct;
      /** The keyword action that it is. */
      readonly action: string;
      readonly rule: string;
      readonly after: readonly Task[];
      readonly stage: 'ask' | 'answered';
    }
  /** A keyword action is proposed, then done unless something else was done instead. */
  | {
      readonly kind: 'undertake';
      readonly about: Undertaking;
      readonly does: readonly Task[];
      readonly stage: 'propose' | 'proposed';
    }
  /** A coin is flipped, or several, of which one counts (CR 705.1). */
  | {
      readonly kind: 'flipCoin';
      readonly player: PlayerId;
      readonly source: ObjectId;
      /** Goes on until a flip is lost. */
      readonly until: 'once' | 'lost';
      readonly flips: number;
      readonly did: Binding;
      readonly stage: 'propose' | 'proposed' | 'answered' | 'again' | 'told';
    }
  /** Says that a keyword action was done, after what it does; the result is that of the task before. */
  | {
      readonly kind: 'afterAction';
      readonly action: string;
      readonly player: PlayerId;
      readonly object: ObjectId | null;
      readonly result: Binding | null;
      readonly stage: 'tell' | 'told';
    }
  /** A player puts things in two piles, or chooses one of two; piles that are chosen among may be moved. */
  | {
      readonly kind: 'piles';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly act: 'separate' | 'choose';
      readonly faces: 'open' | 'oneFaceDown';
      readonly piles: readonly [readonly Entity[], readonly Entity[]];
      readonly stage: 'ask' | 'answered';
    }
  /** One pile is moved here and the other there. */
  | {
      readonly kind: 'movePiles';
      readonly by: PlayerId;
      readonly source: ObjectId;
      readonly item: number;
      readonly piles: readonly [readonly Entity[], readonly Entity[]] | null;
      readonly to: readonly [PilePlace, PilePlace];
      readonly stage: 'ask' | 'placed';
    }
  /** Players vote one after another; an optional ballot is one that its player may give besides (CR 701.38). */
  | {
      readonly kind: 'vote';
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly options: readonly string[];
      readonly ballots: readonly { readonly player: PlayerId; readonly optional: 'yes' | 'no' }[];
      readonly voted: readonly { readonly player: PlayerId; readonly option: string }[];
      readonly stage: 'next' | 'offered' | 'answered';
    }
  /** A player chooses friend or foe for each of the players that are left; the friends are what was chosen. */
  | {
      readonly kind: 'chooseSides';
      readonly player: PlayerId;
      readonly rest: readonly PlayerId[];
      readonly friends: readonly PlayerId[];
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly stage: 'ask' | 'answered';
    }
  | {
      readonly kind: 'amass';
      readonly player: PlayerId;
      readonly type: string;
      readonly count: number;
      readonly source: ObjectId;
      readonly scope: Scope;
      readonly stage: 'choose' | 'answered';
    }
  /** Permanents do something one after another, in the order that their controllers choose. */
  | {
      readonly kind: 'inTurn';
      readonly rest: readonly { readonly object: ObjectId; readonly tasks: readonly Task[] }[];
      readonly source: ObjectId;
      readonly rule: string;
      readonly did: Binding;
      readonly stage: 'ask' | 'answered';
    }
  | {
      readonly kind: 'explore';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly stage: 'reveal' | 'revealed' | 'ask' | 'answered';
    }
  | {
      readonly kind: 'connive';
      readonly object: ObjectId;
      readonly count: number;
      readonly source: ObjectId;
      readonly stage: 'draw' | 'ask' | 'answered';
    }
  /** A player chooses a color, a type, a name, a number or a player (CR 608.2d); the result binds it. */
  | {
      readonly kind: 'chooseValue';
      readonly player: PlayerId;
      readonly what: string;
      /** What may not be chosen: "a color other than red". */
      readonly except: string | null;
      /** Words of which one is chosen: "artifact or creature"; null where any will do. */
      readonly among: readonly string[] | null;
      /** The things that show what is chosen: those whose counters are chosen among. */
      readonly shownBy?: readonly Entity[];
      /** The bounds of a number. */
      readonly least: number;
      readonly most: number;
      /** The object that remembers the choice (CR 607.2d), if one does. */
      readonly keep: ObjectId | null;
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly stage: 'ask' | 'answered';
    }
  /** A player chooses permanents, or reveals cards, that are such (CR 701.4), and exiles them where that is said. */
  | {
      readonly kind: 'behold';
      readonly player: PlayerId;
      /** What can be beheld, then what was. */
      readonly options: readonly ObjectId[];
      readonly count: number;
      readonly exile: EventOf<'move'>['link'];
      readonly source: ObjectId;
      readonly stage: 'ask' | 'answered' | 'exile' | 'done';
    }
  /** Taps or untaps objects, each as a player chooses. */
  | {
      readonly kind: 'tapOrUntap';
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
      readonly source: ObjectId;
      readonly stage: 'ask' | 'answered';
    }
  /** A player finds cards among those that are looked for: all that lie open, and of the others as many as they like (CR 701.23b). */
  | {
      readonly kind: 'find';
      readonly player: PlayerId;
      readonly open: readonly ObjectId[];
      readonly hidden: readonly ObjectId[];
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      /** The choice that it would be if a number were said. */
      readonly code: CodePath;
      readonly stage: 'ask' | 'answered';
    }
  /** Cards from the top of a library are revealed or exiled until the search ends. */
  | {
      readonly kind: 'revealUntil';
      readonly by: PlayerId;
      readonly cards: readonly ObjectId[];
      /** What ends the search. */
      readonly found: readonly ObjectId[];
      readonly verb: 'reveal' | 'exile';
      readonly link: EventOf<'move'>['link'];
      readonly stage: 'turn' | 'turned';
    }
  /** Players reveal the top cards of their libraries, and each puts it back on top or on the bottom (CR 701.30). */
  | {
      readonly kind: 'clash';
      /** In the order in which they decide. */
      readonly players: readonly PlayerId[];
      readonly cards: readonly ObjectId[];
      /** Cards that go to the bottom, of players who have decided. */
      readonly down: readonly ObjectId[];
      readonly source: ObjectId;
      readonly stage: 'reveal' | 'ask' | 'answered' | 'done';
      readonly winner: PlayerId | null;
    }
  /** A player guesses whether something is so. */
  | {
      readonly kind: 'guess';
      readonly player: PlayerId;
      readonly scope: Scope;
      /** The condition. */
      readonly whether: CodePath;
      readonly stage: 'ask' | 'answered';
    }
  /** A time counter more or less on any number of things (CR 701.56a). */
  | {
      readonly kind: 'timeTravel';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly more: readonly ObjectId[];
      readonly stage: 'more' | 'less' | 'answered';
    }
  /** A player ventures into the dungeon (CR 701.49). */
  | {
      readonly kind: 'venture';
      readonly player: PlayerId;
      readonly into: 'any' | 'undercity';
      readonly source: ObjectId;
      /** What the player chooses among: dungeons, or rooms by number. */
      readonly labels: readonly string[];
      readonly stage: 'begin' | 'enter' | 'entered' | 'move' | 'moved' | 'arrive';
    }
  /** Puts an object on the top of its owner's library, or so many cards from there, or on the bottom, as a player chooses. */
  | {
      readonly kind: 'putOnLibrary';
      readonly object: ObjectId;
      /** The countering of which that is a part; null for a move of its own. */
      readonly countering: EventOf<'counterSpell'> | null;
      readonly from: number;
      readonly by: PlayerId;
      readonly chooser: PlayerId;
      readonly source: ObjectId;
      readonly stage: 'ask' | 'answered';
    }
  /** Puts several objects into a library in an order: chosen, or random (CR 401.4). */
  | {
      readonly kind: 'putInOrder';
      readonly by: PlayerId;
      readonly moves: readonly EventOf<'move'>[];
      readonly order: 'any' | 'random';
      readonly stage: 'ask' | 'answered';
    }
  /** Counters are taken away, as many and from where a player says. */
  | {
      readonly kind: 'removeSome';
      readonly player: PlayerId;
      /** The kinds of counters on each thing, with their numbers. */
      readonly pools: readonly CounterPool[];
      readonly min: number;
      readonly max: number;
      /** How many of each of them are removed, as far as that is said. */
      readonly removed: readonly number[];
      readonly source: ObjectId;
      readonly stage: 'next' | 'answered';
    }
  /** Puts objects into libraries at once; the owner of several arranges them (CR 401.4, CR 729.3a). */
  | {
      readonly kind: 'putTogether';
      readonly moves: readonly EventOf<'move'>[];
      /** The owners who have not arranged theirs yet, and what has been arranged. */
      readonly owners: readonly PlayerId[];
      readonly arranged: readonly EventOf<'move'>[];
      readonly stage: 'ask' | 'answered';
    }
  /** Counters are distributed among things that are no targets, as a player decides. */
  | {
      readonly kind: 'distribute';
      readonly player: PlayerId;
      readonly among: readonly Entity[];
      readonly counter: string;
      readonly total: number;
      /** How many each gets at least. */
      readonly least: number;
      readonly source: ObjectId;
      readonly stage: 'ask' | 'answered';
    };
