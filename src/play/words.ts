import { characteristicsOrLast, controllerOf, objectOrLast } from '../engine/state/last-known';
import { hasType } from '../engine/characteristics/has';
import type { Characteristics } from '../engine/characteristics/types';
import type { StepName } from '../engine/state/turn';
import type { Game } from '../engine/world';
import { playerOf } from '../engine/write';
import { abilityText } from '../scenario/words';
import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../vm/entity';
import type { AbilityPath } from '../vm/pool';

/** What players call the steps and main phases. */
export const stepWords: Readonly<Record<StepName, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'attackers',
  declareBlockers: 'blockers',
  firstStrikeDamage: 'first-strike damage',
  combatDamage: 'combat damage',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup',
};

/** A player's name. */
export function playerName(game: Game, player: PlayerId): string {
  return playerOf(game, player).name;
}

/** The name of a thing as a player may know it: hidden cards have none. */
export function nameOf(game: Game, entity: Entity): string {
  if (isPlayer(entity)) return playerName(game, entity);
  const object = objectOrLast(game, entity);
  if (object?.kind === 'ability')
    return object.origin === null ? 'an ability' : `ability of ${nameOf(game, object.origin.source)}`;
  const name = characteristicsOrLast(game, entity)?.name ?? '';
  return name === '' ? (object?.faceDown === null ? 'a nameless thing' : 'a face-down card') : name;
}

/** A permanent with all that can be seen of it at a glance. */
export function describe(game: Game, id: ObjectId): string {
  const values = characteristicsOrLast(game, id);
  const object = objectOrLast(game, id);
  if (values === undefined || object === undefined) return id;
  const marks = [
    ...(object.tapped ? ['tapped'] : []),
    ...(object.summoningSick && hasType(values, 'creature') && object.zone === 'battlefield' ? ['new'] : []),
    ...(object.damage > 0 ? [`${object.damage} damage`] : []),
    ...Object.entries(object.counters).flatMap(([counter, count]) => (count > 0 ? [`${count} ${counter}`] : [])),
    ...(object.attachedTo === null ? [] : [`on ${nameOf(game, object.attachedTo)}`]),
    ...(object.phasedOut ? ['phased out'] : []),
  ];
  const keywords = [...new Set(values.keywords)];
  return [
    nameOf(game, id),
    ...sizeOf(values),
    ...(keywords.length > 0 ? [keywords.join(', ')] : []),
    ...(marks.length > 0 ? [`(${marks.join(', ')})`] : []),
  ].join(' ');
}

function sizeOf(values: Characteristics): readonly string[] {
  if (hasType(values, 'creature')) return [`${values.power ?? 0}/${values.toughness ?? 0}`];
  if (hasType(values, 'planeswalker')) return [`[${values.loyalty ?? 0}]`];
  return hasType(values, 'battle') ? [`[${values.defense ?? 0}]`] : [];
}

/** A thing that can be chosen, with whose it is. */
export function optionWords(game: Game, entity: Entity, viewer: PlayerId): string {
  if (isPlayer(entity)) return entity === viewer ? 'you' : playerName(game, entity);
  const object = objectOrLast(game, entity);
  const owner = object?.zone === 'battlefield' || object?.zone === 'stack' ? controllerOf(game, entity) : object?.owner;
  const whose = owner === undefined || owner === viewer ? 'your ' : `${playerName(game, owner)}'s `;
  const where =
    object?.zone === 'battlefield' ? '' : ` in ${object?.zone === 'stack' ? 'the stack' : (object?.zone ?? 'no zone')}`;
  return `${whose}${describe(game, entity)}${where.replace('in the stack', 'on the stack')}`;
}

/** What an ability says, on one line. */
export function abilityWords(game: Game, path: AbilityPath): string {
  return abilityText(game, path).replaceAll('\n', ' ');
}
