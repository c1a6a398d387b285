import type { ObjectId, PlayerId } from '../../vm/entity';
import { derived, type GameObject, type Printed, type Zone } from './object';
import type { Player } from './player';

/** An object about which nothing is special yet. */
export function newObject(about: {
  readonly id: ObjectId;
  readonly kind: GameObject['kind'];
  readonly printed: Printed;
  readonly owner: PlayerId;
  readonly zone: Zone;
  readonly timestamp: number;
  readonly turn: number;
}): GameObject {
  return {
    id: about.id,
    kind: about.kind,
    printed: about.printed,
    owner: about.owner,
    controller: about.owner,
    lastController: null,
    zone: about.zone,
    timestamp: about.timestamp,
    previous: null,
    tapped: false,
    flipped: false,
    phasedOut: false,
    faceDown: null,
    transformed: false,
    damage: 0,
    deathtouched: false,
    counters: {},
    counterTimestamps: {},
    attachedTo: null,
    pairedWith: null,
    createdBy: null,
    haunts: null,
    standsBy: null,
    merged: null,
    summoningSick: false,
    since: about.turn,
    chosen: {},
    linked: {},
    designations: {},
    cast: null,
    pending: null,
    origin: null,
    commander: null,
    uses: {},
    [derived]: null,
  };
}

/** A player at the start of a game. */
export function newPlayer(id: PlayerId, name: string, life: number): Player {
  return {
    id,
    name,
    life,
    startingLife: life,
    counters: {},
    mana: [],
    designations: {},
    payment: 'automatic',
    library: [],
    hand: [],
    graveyard: [],
    landsPlayed: 0,
    drewFromEmpty: false,
    out: null,
    commanderDamage: {},
    commanderCasts: {},
  };
}
