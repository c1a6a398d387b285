import { hasType } from '../engine/characteristics/has';
import { isPlayer, type ObjectId, type PlayerId } from '../vm/entity';
import { viewOf, type SeenObject, type SeenPlayer } from '../engine/view';
import { characteristicsOf } from '../engine/characteristics/characteristics';
import { controllerOf } from '../engine/state/last-known';
import type { Game } from '../engine/world';
import { objectOf, playerOf } from '../engine/write';
import { abilityWords, describe, nameOf, playerName, stepWords } from './words';

/** The table as a player sees it: opponents above, the player below, hidden cards as numbers. */
export function boardOf(game: Game, viewer: PlayerId): string {
  const view = viewOf(game, viewer);
  const { number, active, step } = view.turn;
  const others = view.players.filter(({ id }) => id !== viewer);
  const own = view.players.filter(({ id }) => id === viewer);
  const whose = active === viewer ? 'your turn' : `${playerName(game, active)}'s turn`;
  return [
    number === 0 ? '── before the first turn ──' : `── turn ${number}, ${whose}, ${stepWords[step]} ──`,
    ...others.flatMap((player) => sideOf(game, player)),
    ...stackOf(game, view.stack),
    ...own.flatMap((player) => [
      ...sideOf(game, player),
      `  hand: ${player.hand.map((card) => handWords(game, card)).join(', ') || 'empty'}`,
    ]),
    '',
  ].join('\n');
}

function sideOf(game: Game, { id, name, life, hand, librarySize, graveyard }: SeenPlayer): readonly string[] {
  const { mana, counters, out } = playerOf(game, id);
  const extras = [
    ...Object.entries(counters).flatMap(([counter, count]) => (count > 0 ? [`${count} ${counter}`] : [])),
    ...(mana.length > 0 ? [`mana ${mana.map(({ symbol }) => `{${symbol}}`).join('')}`] : []),
    ...(out === null ? [] : [out]),
  ];
  const permanents = game.state.battlefield.filter((object) => controllerOf(game, object) === id);
  const isLand = (object: ObjectId): boolean => {
    const values = characteristicsOf(game, object);
    return hasType(values, 'land') && !hasType(values, 'creature');
  };
  const lines = [
    ['lands', counted(permanents.filter(isLand).map((object) => describe(game, object)))],
    ['others', counted(permanents.filter((object) => !isLand(object)).map((object) => describe(game, object)))],
    ['graveyard', counted(graveyard.map((card) => nameOf(game, card.id)))],
  ].flatMap(([label = '', text = '']) => (text === '' ? [] : [`  ${label}: ${text}`]));
  const numbers = `${life} life, ${hand.length} in hand, ${librarySize} in library`;
  return [`${name}: ${[numbers, ...extras].join(', ')}`, ...lines];
}

/** Equal things once, with their number. */
function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${count} ${word}` : word)).join('; ');
}

function stackOf(game: Game, stack: readonly SeenObject[]): readonly string[] {
  return stack.toReversed().map(({ id }, at) => `${at === 0 ? '⇒' : ' '} on the stack: ${stackWords(game, id)}`);
}

function stackWords(game: Game, id: ObjectId): string {
  const { origin, pending } = objectOf(game, id);
  const targets = (pending?.parts ?? []).flatMap(({ scope }) => scope.targets.flat());
  const at = targets.length === 0 ? '' : ` → ${targets.map((target) => nameOf(game, target)).join(', ')}`;
  const what =
    origin === null ? nameOf(game, id) : `${nameOf(game, origin.source)}: ${abilityWords(game, origin.ability)}`;
  return `${what}${at} (${playerName(game, controllerOf(game, id))})`;
}

function handWords(game: Game, card: SeenObject): string {
  if (card.hidden === 'yes') return 'a card';
  const { manaCost } = card.characteristics;
  return `${nameOf(game, card.id)}${manaCost === null ? '' : ` ${manaCost}`}`;
}

/** All that is known of a thing, line by line. */
export function detailsOf(game: Game, id: ObjectId): string {
  const values = characteristicsOf(game, id);
  const types = [...values.supertypes, ...values.types].join(' ');
  const subtypes = values.subtypes.length === 0 ? '' : ` — ${values.subtypes.join(' ')}`;
  const lines = values.abilities.map(({ path }) => `  ${abilityWords(game, path)}\n`);
  return `${describe(game, id)} ${values.manaCost ?? ''}\n  ${types}${subtypes}\n${lines.join('')}`;
}

/** The things of a name that a player can see, the nearest first: battlefield, stack, hand, graveyards, exile. */
export function findByName(game: Game, viewer: PlayerId, name: string): readonly ObjectId[] {
  const view = viewOf(game, viewer);
  const seen = [
    ...view.battlefield,
    ...view.stack,
    ...view.players.flatMap(({ hand }) => hand),
    ...view.players.flatMap(({ graveyard }) => graveyard),
    ...view.exile,
  ].flatMap((each) => (each.hidden === 'no' ? [each.id] : []));
  const wanted = name.toLowerCase();
  return seen.filter((id) => !isPlayer(id) && nameOf(game, id).toLowerCase().includes(wanted));
}
