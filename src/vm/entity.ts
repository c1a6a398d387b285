/** Objects and players by identity. An object that changes zones gets a new id (CR 400.7); ids are never reused. */
export type ObjectId = `o${number}`;
export type PlayerId = `p${number}`;
export type Entity = ObjectId | PlayerId;

/** True for a player, false for an object. */
export function isPlayer(entity: Entity): entity is PlayerId {
  return entity.startsWith('p');
}

/** True for an object, false for a player. */
export function isObject(entity: Entity): entity is ObjectId {
  return entity.startsWith('o');
}

/** The objects of an ordered set. */
export function objectsOf(entities: readonly Entity[]): readonly ObjectId[] {
  return entities.filter(isObject);
}
