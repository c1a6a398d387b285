import { bareCard } from '../cards/bare-card';
import type { Card } from '../cards/card';
import type { CardProgram, FaceProgram } from '../bytecode/module';
import { gamePool } from '../compile/game-pool';
import type { Game } from '../engine/world';
import type { CardPool } from '../vm/pool';
import type { Scenario } from './schema';

/** What a card made for a scenario is. */
const enchantment = { supertypes: [], types: ['Enchantment'], subtypes: [] };

/** What a card is of which nothing is known but the name. */
const nothing = { supertypes: [], types: [], subtypes: [] };

/** A card as a compiler gives it to a scenario. */
export interface CompiledCard {
  readonly program: readonly FaceProgram[];
  /** Every instruction it uses has a running implementation. */
  readonly executable: boolean;
}

export type CompileCard = (card: Card) => CompiledCard;

/** Named decks: card names with their number. */
export type Decks = Readonly<Record<string, Deck>>;

interface Deck {
  readonly main: Readonly<Record<string, number>>;
  /** Commanders, in the formats that have some. */
  readonly side?: Readonly<Record<string, number>>;
}

/** The cards that scenarios may use, each compiled once, when it is first needed. */
export interface Library {
  /** The card of this name, or with a face of this name. */
  readonly find: (name: string) => Card | undefined;
  readonly compile: CompileCard;
  readonly decks: Decks;
  readonly compiled: Map<string, CompiledCard>;
}

/** A library of cards. */
export function makeLibrary(cards: Iterable<Card>, compile: CompileCard, decks: Decks = {}): Library {
  const whole = new Map<string, Card>();
  const faces = new Map<string, Card>();
  for (const card of cards) {
    if (!whole.has(card.name)) whole.set(card.name, card);
    for (const face of card.faces) if (!faces.has(face.name)) faces.set(face.name, card);
  }
  return { find: (name) => whole.get(name) ?? faces.get(name), compile, decks, compiled: new Map() };
}

/** The card that fills libraries where a scenario says nothing. */
export const fillerCard = 'Mountain';
export const fillerCount = 71;

/** The cards of the decks that the players bring. Throws for a deck that is not known. */
export function deckOf(library: Library, name: string | undefined): readonly string[] {
  if (name === 'none') return [];
  if (name === undefined) return Array.from({ length: fillerCount }, () => fillerCard);
  const deck = library.decks[name];
  if (deck === undefined) throw new Error(`no deck "${name}"`);
  return Object.entries(deck.main).flatMap(([card, count]) => Array.from({ length: count }, () => card));
}

/**
 * The commanders that a player's deck names, in a format that has commanders. Who has an empty library has a commander all
 * the same: that of the deck that others bring.
 */
export function commandersOf(library: Library, scenario: Scenario, name: string | undefined): readonly string[] {
  if (!hasCommanders(scenario)) return [];
  const own = name === 'none' ? scenario.players.find(({ deck = 'none' }) => deck !== 'none')?.deck : name;
  const side = own === undefined ? undefined : library.decks[own]?.side;
  return Object.keys(side ?? {});
}

/** Has the format commanders? */
export function hasCommanders({ format }: Scenario): boolean {
  return format?.kind === 'commanderDuel' || format?.kind === 'commanderFreeForAll';
}

/** Names of all cards that a scenario puts into the game. */
export function cardNames(library: Library, scenario: Scenario): readonly string[] {
  return [...new Set([...neededNames(library, scenario), ...deckNames(library, scenario)])];
}

/** The cards that a scenario names, and those that the game begins with. */
function neededNames(library: Library, scenario: Scenario): readonly string[] {
  const named = scenario.setup.flatMap(({ card }) => card ?? []);
  const commanders = scenario.players.flatMap(({ deck }) => commandersOf(library, scenario, deck));
  return [...(scenario.cards ?? []), ...named, ...commanders, ...castNames(library, scenario)];
}

/** Names of cards that are cast or played and that no card known has. */
function castNames(library: Library, { actions, setup }: Scenario): readonly string[] {
  const labels = setup.flatMap(({ as, custom }) => [as ?? [], custom?.label ?? [], custom?.name ?? []].flat());
  const names = actions.flatMap(({ op, card }) => (op === 'cast' || op === 'play' ? (card ?? []) : []));
  const isKnown = (name: string): boolean => labels.includes(name) || library.find(name) !== undefined;
  return names.flatMap((name) => (typeof name === 'string' && !name.startsWith('@') && !isKnown(name) ? name : []));
}

function deckNames(library: Library, { players }: Scenario): readonly string[] {
  return players.flatMap(({ deck }) => (isKnownDeck(library, deck) ? deckOf(library, deck) : []));
}

/**
 * Cards of the decks that cannot be played yet. Unless the scenario speaks of them they may lie in a library and be drawn
 * like any card; once one is anywhere else the scenario cannot be judged.
 */
export function standIns(library: Library, scenario: Scenario): ReadonlySet<string> {
  const needed = new Set(neededNames(library, scenario));
  const text = JSON.stringify([scenario.actions, scenario.expect, scenario.earlier ?? []]);
  const unneeded = deckNames(library, scenario).filter((name) => !needed.has(name) && !text.includes(name));
  return new Set(unneeded.filter((name) => !isPlayable(library, name)));
}

/** The stand-ins that are or were anywhere but in a library or a hand: what they do would have to be known. */
export function usedStandIns({ state }: Game, library: Library, scenario: Scenario): readonly string[] {
  const spared = new Set([...standIns(library, scenario)].map((name) => cardId(library, name)));
  if (spared.size === 0) return [];
  const all = [...Object.values(state.objects), ...Object.values(state.lastKnown).map(({ object }) => object)];
  const elsewhere = all.filter(({ zone }) => zone !== 'library' && zone !== 'hand');
  const names = elsewhere.flatMap(({ printed }) => (printed.kind === 'card' ? printed.card : []));
  return [...new Set(names.filter((name) => spared.has(name)))];
}

function isPlayable(library: Library, name: string): boolean {
  const card = library.find(name);
  return card !== undefined && compiledCard(library, card).executable;
}

function isKnownDeck(library: Library, deck: string | undefined): boolean {
  return deck === undefined || deck === 'none' || Object.hasOwn(library.decks, deck);
}

/** Names of cards that are unknown or not executable, and of decks that are unknown: the scenario cannot be run. */
export function missingCards(library: Library, scenario: Scenario): readonly string[] {
  const decks = scenario.players.flatMap(({ deck }) => (isKnownDeck(library, deck) ? [] : [deck ?? '']));
  const spared = standIns(library, scenario);
  const cards = cardNames(library, scenario).filter((name) => !spared.has(name) && !isPlayable(library, name));
  const custom = customCards(scenario).filter((card) => !compiledCard(library, card).executable);
  return [...decks, ...cards, ...custom.map(({ name }) => name)];
}

function compiledCard(library: Library, card: Card): CompiledCard {
  // Made-up cards of several scenarios may share a name.
  const key = [card.name, ...card.faces.map(({ text }) => text)].join('\n');
  const known = library.compiled.get(key);
  if (known !== undefined) return known;
  const compiled = library.compile(card);
  library.compiled.set(key, compiled);
  return compiled;
}

/** The name under which a pool knows the card of this name. */
export function cardId(library: Library, name: string): string {
  return library.find(name)?.name ?? name;
}

/** The programs that a scenario needs. */
export function poolOf(library: Library, scenario: Scenario): CardPool {
  // A card that is made up for the scenario counts before one of its name.
  const spared = standIns(library, scenario);
  const names = cardNames(library, scenario).filter((name) => !spared.has(name));
  const cards = [...customCards(scenario), ...names.flatMap((name) => library.find(name) ?? [])];
  const blank = [...spared].map((name) => bareCard(cardId(library, name), '', nothing));
  return gamePool(
    [...cards, ...blank].map((card): CardProgram => {
      const { program } = compiledCard(library, card);
      return { name: card.name, layout: card.layout, faces: program };
    }),
  );
}

/** Cards that a scenario makes up: permanents with a text and nothing else. */
function customCards(scenario: Scenario): readonly Card[] {
  return scenario.setup.flatMap(({ custom }) =>
    custom === undefined ? [] : [bareCard(custom.name, custom.text, enchantment)],
  );
}
