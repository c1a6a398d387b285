import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Binding, Scope } from '../../vm/scope';
import type { Activation } from '../casting/activations';
import type { StaticClause } from '../characteristics/static-clause';
import type { Works } from '../characteristics/gather';
import type { BaseCharacteristics, Characteristics } from '../characteristics/types';

export const zones = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const;
export type Zone = (typeof zones)[number];

/** Where an object's copiable values come from, before copy effects (CR 707.2). */
export type Printed =
  /** A card of the pool. `face` is the face that is up; both halves of a split card are worked out from the card. */
  | { readonly kind: 'card'; readonly card: string; readonly face: number }
  /** A token, an emblem, a copy of a spell: values fixed when it was made (CR 111.3). */
  | { readonly kind: 'made'; readonly values: BaseCharacteristics }
  /** An ability on the stack has none of its own. */
  | { readonly kind: 'none' };

/** Why an object is face down, which says what it looks like (CR 708.2). */
export type FaceDown = 'morph' | 'disguise' | 'manifest' | 'cloak' | 'foretold' | 'exiled' | 'other';

/** One mana that was spent on a spell or ability. */
export interface SpentMana {
  readonly kind: string;
  /** What produced it. */
  readonly source: ObjectId | null;
  /** Path of what was said of how it is spent (CR 106.6), or null. */
  readonly said: CodePath | null;
}

/** The ability that allows to cast or play something (CR 601.3), and what it is an ability of. */
export interface Permit {
  readonly ability: AbilityPath;
  readonly source: ObjectId;
  readonly controller: PlayerId;
}

/** How a spell was cast and what was chosen for it; the permanent it becomes keeps it (CR 607, CR 400.7d). */
export interface CastFacts {
  readonly player: PlayerId;
  /** Null for a copy, which was not cast (CR 707.10). */
  readonly from: Zone | null;
  /** How it was cast: `normal`, or the alternative (flashback, evoke, …). */
  readonly way: string;
  /** The permission that it used up: "once each turn, you may cast …". */
  readonly permittedBy: string | null;
  /** What allowed to cast it, where the rules alone did not. */
  readonly permission: Permit | null;
  readonly x: number | null;
  /** The opponent whom a gift was promised (CR 702.174a). */
  readonly promised: PlayerId | null;
  /** The permanent that is sacrificed or tapped to make it cost less: emerge, offering, harmonize. */
  readonly helper: ObjectId | null;
  /** Chosen modes by index, in printed order. */
  readonly modes: readonly number[];
  /** Optional costs that were paid, and how many times: kicker, buyback … */
  readonly paid: Readonly<Record<string, number>>;
  /** Conditions about what was so as it was cast that held when that was completed, by their code (CR 601.2i). */
  readonly held: readonly CodePath[];
  /** Whether a sorcery could have been cast then; `past` when nothing more comes of it that none could. */
  readonly time: 'sorcery' | 'anyTime' | 'past';
  /** What was paid as each part of a cost (CR 608.2k), by the cost's index. */
  readonly costs: readonly Binding[];
  readonly manaSpent: readonly SpentMana[];
}

/** Among what was paid for a spell: Phyrexian symbols that were paid with life (CR 107.4f). */
export const withLife = 'withLife';

/** A spell or ability on the stack: what resolves, part by part (a modal spell has one for each chosen mode). */
export type Pending = { readonly parts: readonly PendingPart[] } & (
  | { readonly kind: 'spell' | 'activated' }
  /** The condition is checked again as it resolves (CR 603.4), in the surroundings of the ability, not of a mode of it. */
  | { readonly kind: 'triggered'; readonly condition: { readonly code: CodePath; readonly scope: Scope } | null }
);

export interface PendingPart {
  /** Path of the statements to run. */
  readonly code: CodePath;
  /** Path of the ability or mode whose target slots and values the scope answers; null for a body that has none. */
  readonly holder: CodePath | null;
  readonly scope: Scope;
}

/** A part with its code at other paths. */
export const partAt = (part: PendingPart, at: (path: CodePath) => CodePath): PendingPart => ({
  code: at(part.code),
  holder: part.holder === null ? null : at(part.holder),
  scope: { ...part.scope, ability: at(part.scope.ability) },
});

/**
 * A card or token that is a part of a merged permanent besides the one that it was before (CR 729.2), or the other card of a melded one,
 * which has no characteristics of its own there (CR 712.4b).
 */
export interface Component {
  readonly how: 'merged' | 'melded';
  readonly printed: Printed;
  readonly owner: PlayerId;
  readonly kind: 'card' | 'token';
  readonly commander: string | null;
}

/** What an ability on the stack comes from, and what mana was spent to activate it. */
export interface Origin {
  readonly source: ObjectId;
  readonly ability: AbilityPath;
  readonly manaSpent: readonly SpentMana[];
}

/** What a permanent has merged with: above itself and below, the uppermost first (CR 729.2a). */
export interface Merged {
  readonly over: readonly Component[];
  readonly under: readonly Component[];
}

/** What was worked out from an object alone is kept with it (`starting.ts`): no part of the state, never saved. */
export const derived = Symbol('derived');

/** What was worked out, and of which object: one that was spread from it has this, too, and may differ. */
export interface Derived {
  readonly of: GameObject;
  readonly answers: DerivedAnswers;
}

/** Once they were worked out. */
export interface DerivedAnswers {
  values: Characteristics | null;
  works: Works | null;
  /** What its static abilities state, for the abilities that are named. */
  stated: { readonly abilities: Characteristics['abilities']; readonly clauses: readonly StaticClause[] } | null;
  /** What can be activated of it, for the characteristics that are named. */
  activations: {
    readonly values: Characteristics;
    readonly byPlayer: Map<PlayerId, readonly Activation[]>;
  } | null;
}

/** Something in a zone: a card, a token, a copy, a spell, an ability on the stack, an emblem (CR 109.1). */
export interface GameObject {
  readonly id: ObjectId;
  readonly kind: 'card' | 'token' | 'copy' | 'ability' | 'emblem';
  readonly printed: Printed;
  readonly owner: PlayerId;
  /** Controller before control effects: who put it there. Elsewhere than battlefield and stack it means nothing (CR 108.4). */
  readonly controller: PlayerId;
  /** Who controlled it when this was last looked at; null for `controller`. */
  readonly lastController: PlayerId | null;
  readonly zone: Zone;
  /** CR 613.7d. */
  readonly timestamp: number;
  /** The object it was before its last zone change. */
  readonly previous: ObjectId | null;
  readonly tapped: boolean;
  readonly flipped: boolean;
  readonly phasedOut: boolean;
  readonly faceDown: FaceDown | null;
  /** Which side of a double-faced permanent is up. */
  readonly transformed: boolean;
  readonly damage: number;
  /** Dealt damage by a source with deathtouch since the last check (CR 704.5h). */
  readonly deathtouched: boolean;
  readonly counters: Readonly<Record<string, number>>;
  /** When the last counter of a kind was put on it (CR 613.7c); those it entered with have the object's own. */
  readonly counterTimestamps: Readonly<Record<string, number>>;
  readonly attachedTo: Entity | null;
  /** The creature that it was paired with by soulbond (CR 702.95b); `partnerOf` tells whether it still is. */
  readonly pairedWith: ObjectId | null;
  /** Of a token or an emblem: the object whose spell or ability has created it. */
  readonly createdBy: ObjectId | null;
  /** In exile only: the creature that it haunts (CR 702.55b), also when that is gone. */
  readonly haunts: ObjectId | null;
  /** In exile only: the permanent that is prepared with it. */
  readonly standsBy: ObjectId | null;
  /** Null for a permanent that has merged with nothing. */
  readonly merged: Merged | null;
  /** Not under its controller's control continuously since the turn began (CR 302.6). */
  readonly summoningSick: boolean;
  /** Turn in which it came to this zone. */
  readonly since: number;
  /** Choices made for it, by the item that asks (CR 607.2d): color, type, name, player, objects. */
  readonly chosen: Readonly<Record<string, Binding>>;
  /** Objects linked to it, by the item that put them there (CR 607.2). */
  readonly linked: Readonly<Record<number, readonly Entity[]>>;
  /** Monstrous, renowned, suspected, saddled, goaded by …, class level. */
  readonly designations: Readonly<Record<string, number>>;
  readonly cast: CastFacts | null;
  /** On the stack only. */
  readonly pending: Pending | null;
  /** For an ability on the stack: the object it comes from, and the ability. */
  readonly origin: Origin | null;
  /** Which commander the card is (CR 903.3), whatever object it has become; null for any other. */
  readonly commander: string | null;
  /** Uses of its abilities, by path: for limits and "only once each turn". */
  readonly uses: Readonly<Record<AbilityPath, { readonly turn: number; readonly game: number }>>;
  [derived]?: Derived | null;
}

/** An object with some things changed. Spread, so large a record takes eight times as long to copy as it does field by field. */
export function changedObject(before: GameObject, patch: Partial<GameObject>): GameObject {
  const object = {
    id: before.id,
    kind: before.kind,
    printed: before.printed,
    owner: before.owner,
    controller: before.controller,
    lastController: before.lastController,
    zone: before.zone,
    timestamp: before.timestamp,
    previous: before.previous,
    tapped: before.tapped,
    flipped: before.flipped,
    phasedOut: before.phasedOut,
    faceDown: before.faceDown,
    transformed: before.transformed,
    damage: before.damage,
    deathtouched: before.deathtouched,
    counters: before.counters,
    counterTimestamps: before.counterTimestamps,
    attachedTo: before.attachedTo,
    pairedWith: before.pairedWith,
    createdBy: before.createdBy,
    haunts: before.haunts,
    standsBy: before.standsBy,
    merged: before.merged,
    summoningSick: before.summoningSick,
    since: before.since,
    chosen: before.chosen,
    linked: before.linked,
    designations: before.designations,
    cast: before.cast,
    pending: before.pending,
    origin: before.origin,
    commander: before.commander,
    uses: before.uses,
    [derived]: null,
  };
  return Object.assign(object, patch);
}
