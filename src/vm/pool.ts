import { Answers } from '../source/answers';
import { bareAbility } from '../bytecode/bare-ability';
import type { Ability, CardProgram, FaceProgram, TargetSlot, ValueDecl } from '../bytecode/module';
import type { Arg, Term } from '../bytecode/term';
import { isTerm, term as makeTerm } from '../bytecode/term';
import { withWord, type WordChange } from '../bytecode/word-change';

/** Stable name of an ability in a pool: `<card>/faces.0.abilities.2`, deeper for nested and granted abilities. */
export type AbilityPath = string;
/** Stable name of an instruction, or of a list of statements, in a pool. */
export type CodePath = string;

type Node = Ability | Term | readonly Arg[] | readonly TargetSlot[] | readonly ValueDecl[];

/** Where a part of a program is: what holds it, null for a whole program, and its path once it was asked for. */
interface Place {
  readonly holder: object | null;
  readonly key: string | number;
  path: CodePath | null;
}

/**
 * The read-only programs of a game. Game state refers to them by path only, so it stays plain data; the pool gives
 * the node for a path and the path for a node. Cards are indexed when they are first asked for.
 */
export interface CardPool {
  readonly source: Map<string, CardProgram>;
  readonly cards: Map<string, CardProgram>;
  /** What is at a path, for paths that were asked for. */
  readonly found: Map<CodePath, Node>;
  /** Where each part of a program is. */
  readonly places: Map<object, Place>;
  /** What a keyword stands for, for keywords that are granted and not printed. */
  readonly expand: Expand;
  readonly read: Read;
}

/** The abilities that a keyword stands for (CR 702.1); none for a keyword that the rules of the game implement. */
export type Expand = (keyword: Term) => readonly Ability[];

/** A frame of abilities (CR 113.3) that the rules of the game state in words. */
export type RulesFrame = 'Spell' | 'Triggered' | 'Static' | 'Activated' | 'Replacement';

/** Compiles an ability that the rules state in normalized Oracle English; null for what cannot be read. */
export type Read = (text: string, frame: RulesFrame) => Ability | null;

/** Makes a pool of cards, each under the given id (its name, as a rule). */
export function makePool(
  cards: Iterable<readonly [id: string, card: CardProgram]>,
  expand: Expand = () => [],
  read: Read = () => null,
): CardPool {
  return { source: new Map(cards), cards: new Map(), found: new Map(), places: new Map(), expand, read };
}

/** A pool of the same programs, to which more can be added that the first does not get. */
export function branchOf({ source, cards, found, places, expand, read }: CardPool): CardPool {
  return {
    source: new Map(source),
    cards: new Map(cards),
    found: new Map(found),
    places: new Map(places),
    expand,
    read,
  };
}

/** True when the pool has a card of this id. */
export function hasCard(pool: CardPool, id: string): boolean {
  return pool.source.has(id);
}

/** Adds a program that is not a card of the collection, such as what the rules themselves say. */
export function addCard(pool: CardPool, id: string, card: CardProgram): void {
  pool.source.set(id, card);
}

/** The program of a card. Throws for an id that is not in the pool: callers check decks and scenarios before. */
export function cardOf(pool: CardPool, id: string): CardProgram {
  const known = pool.cards.get(id);
  if (known !== undefined) return known;
  const source = sourceOf(pool, id);
  if (source === undefined) throw new Error(`no card "${id}" in the pool`);
  const card = addRoot(pool, source, `${id}/`);
  pool.cards.set(id, card);
  return card;
}

/** What a card is made from: it is one of the collection, or another one with a word changed. */
function sourceOf(pool: CardPool, id: string): CardProgram | undefined {
  const own = pool.source.get(id);
  const last = own === undefined ? lastChange(id) : null;
  if (last === null) return own;
  const before = cardOf(pool, last.before);
  const faces = before.faces.map((face) => ({ ...face, abilities: withWord(face.abilities, last.change) }));
  return { ...before, faces };
}

/** A face of a card; face 0 is the front. */
export function faceOf(pool: CardPool, id: string, face: number): FaceProgram {
  const program = cardOf(pool, id).faces[face];
  if (program === undefined) throw new Error(`card "${id}" has no face ${face}`);
  return program;
}

/** Path of the nth ability of a face. */
export function abilityPath(card: string, face: number, index: number): AbilityPath {
  return `${card}/faces.${face}.abilities.${index}`;
}

/** The face that code of a card is on; null for code that no card prints. */
export function faceOfPath(path: CodePath): number | null {
  const face = Number(path.split('/').at(-1)?.split('.')[1]);
  return Number.isInteger(face) ? face : null;
}

/** Where an ability is printed; null for one that no card prints. */
export function placeOf(
  path: AbilityPath,
): { readonly card: string; readonly face: number; readonly at: number } | null {
  const end = path.lastIndexOf('/');
  const [, face, , at] = path.slice(end + 1).split('.');
  const place = { card: path.slice(0, end), face: Number(face), at: Number(at) };
  return Number.isInteger(place.face) && Number.isInteger(place.at) ? place : null;
}

/** The ability at a path. */
export function abilityAt(pool: CardPool, path: AbilityPath): Ability {
  const node = nodeAt(pool, path);
  if (!('item' in node)) throw new Error(`no ability at ${path}`);
  return node;
}

/** Path of the keyword ability that a keyword instruction stands for when it is granted by an effect. */
export function grantedPath(keyword: CodePath): AbilityPath {
  return `${keyword}${grantedSuffix}`;
}

/** Path of a keyword ability that no card prints: one without parameters, given by a counter or by the rules. */
export function plainKeywordPath(name: string): AbilityPath {
  return `${plainPrefix}${name}${grantedSuffix}`;
}

/** Path of an ability that the rules state in words, which is read when it is first asked for. */
export function rulesPath(frame: RulesFrame, text: string): AbilityPath {
  return `${rulesPrefix}${frame}/${encoded(text)}`;
}

/**
 * Path of a static ability that the rules state in words about another ability, which stands for the keyword in the words:
 * it functions where that one does.
 */
export function rulesPathAbout(text: string, ability: AbilityPath): AbilityPath {
  return `${rulesPath('Static', text)}/${encoded(ability)}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll('.', '%2E');
}

/** Path of the same code with one word in place of another (CR 612.1): the program of its card is read with that word. */
export function withWordAt(path: CodePath, { from, to }: WordChange): CodePath {
  if (path.startsWith(plainPrefix)) return path;
  if (path.startsWith(rulesPrefix)) return aboutChanged(path, { from, to });
  const end = path.lastIndexOf('/');
  if (end < 0) return path;
  return `${path.slice(0, end)}${changeOpener}${from}>${to}${changeCloser}${path.slice(end)}`;
}

/** The path of an ability with one word in place of another; the same path where the ability has no such word. */
export function abilityWithWord(pool: CardPool, path: AbilityPath, change: WordChange): AbilityPath {
  const ability = abilityAt(pool, path);
  return withWord(ability, change) === ability ? path : withWordAt(path, change);
}

/** What the rules say of a printed ability, of which they do not change a word. */
function aboutChanged(path: AbilityPath, change: WordChange): AbilityPath {
  const [prefix, frame, text, about] = path.split('/');
  if (about === undefined) return path;
  const changed = withWordAt(decodeURIComponent(about), change);
  return [prefix, frame, text, encoded(changed)].join('/');
}

/** The path of the code as it is printed, without the words that took the place of others. */
export function printedPath(path: CodePath): CodePath {
  const end = path.lastIndexOf('/');
  const last = end < 0 ? null : lastChange(path.slice(0, end));
  return last === null ? path : printedPath(`${last.before}${path.slice(end)}`);
}

/** The last change of a word in the id of a card, and the card before it. */
function lastChange(id: string): { readonly before: string; readonly change: WordChange } | null {
  const start = id.endsWith(changeCloser) ? id.lastIndexOf(changeOpener) : -1;
  if (start < 0) return null;
  const [from = '', to = ''] = id.slice(start + changeOpener.length, -changeCloser.length).split('>');
  return { before: id.slice(0, start), change: { from, to } };
}

const changeOpener = '#word(';
const changeCloser = ')';
const rulesPrefix = '#words/';
const grantedSuffix = '#granted';
const plainPrefix = '#keyword/';

/** The instruction at a path. */
export function termAt(pool: CardPool, path: CodePath): Term {
  const node = nodeAt(pool, path);
  if (!('op' in node)) throw new Error(`no instruction at ${path}`);
  return node;
}

/** The list of statements at a path. */
export function statementsAt(pool: CardPool, path: CodePath): readonly Term[] {
  const node = nodeAt(pool, path);
  const known = statementsByNode.get(node);
  if (known !== undefined) return known;
  if (!Array.isArray(node)) throw new Error(`no statements at ${path}`);
  const statements = (node as readonly Arg[]).filter(isTerm);
  statementsByNode.set(node, statements);
  return statements;
}

const statementsByNode = new Answers<Node, readonly Term[]>();

/** The target slots of an ability or mode. */
export function slotsOf(pool: CardPool, holder: CodePath): readonly TargetSlot[] {
  return holderAt(pool, holder).targets;
}

/** The value declarations of an ability or mode. */
export function valuesOf(pool: CardPool, holder: CodePath): readonly ValueDecl[] {
  return holderAt(pool, holder).values;
}

/** The ability or mode at a path. */
function holderAt(pool: CardPool, path: CodePath): Pick<Ability, 'targets' | 'values'> {
  const node = nodeAt(pool, path);
  if (!('targets' in node)) throw new Error(`no ability or mode at ${path}`);
  return node;
}

/** Path of a node that came from this pool. */
export function pathOf(pool: CardPool, node: object): CodePath {
  const path = pathIn(pool, node);
  if (path === null) throw new Error('a node that is not in the pool');
  return path;
}

/** Path of a node in this pool; null for one that is not in it. */
export function pathIn(pool: CardPool, node: object): CodePath | null {
  const place = pool.places.get(node);
  if (place === undefined) return null;
  return (place.path ??= place.holder === null ? null : inside(pathOf(pool, place.holder), place.key));
}

/** Programs of cards have paths that end so, which is why nothing separates them from what is in them. */
function inside(path: CodePath, key: string | number): CodePath {
  return path.endsWith('/') ? `${path}${key}` : `${path}.${key}`;
}

function nodeAt(pool: CardPool, path: CodePath): Node {
  const node = findNode(pool, path);
  if (node === undefined) throw new Error(`nothing at ${path}`);
  return node;
}

/** What is at a path, if anything is. */
export function findNode(pool: CardPool, path: CodePath): Node | undefined {
  const known = pool.found.get(path);
  if (known !== undefined) return known;
  const dot = path.lastIndexOf('.');
  const slash = path.lastIndexOf('/');
  if (path.endsWith(grantedSuffix)) indexGranted(pool, path.slice(0, -grantedSuffix.length));
  else if (dot > slash) find(pool, path, path.slice(0, dot), path.slice(dot + 1));
  else if (path.startsWith(rulesPrefix)) indexRules(pool, path);
  else if (slash < 0) return undefined;
  else if (slash === path.length - 1) indexCard(pool, path.slice(0, slash));
  else find(pool, path, path.slice(0, slash + 1), path.slice(slash + 1));
  return pool.found.get(path);
}

function indexCard(pool: CardPool, id: string): void {
  if (hasCard(pool, id) || lastChange(id) !== null) cardOf(pool, id);
}

/** Finds a node in what holds it. */
function find(pool: CardPool, path: CodePath, holder: CodePath, key: string): void {
  const around = findNode(pool, holder);
  const node = (around as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (typeof node === 'object' && node !== null) pool.found.set(path, node as Node);
}

/** Makes the keyword ability for a keyword instruction and records it. */
function indexGranted(pool: CardPool, path: CodePath): void {
  const keyword = path.startsWith(plainPrefix)
    ? makeTerm('keyword', [path.slice(plainPrefix.length)])
    : termAt(pool, path);
  const made: Ability = {
    ...bareAbility,
    kind: 'keyword',
    keyword,
    separator: 'comma',
    expansion: pool.expand(keyword),
  };
  addRoot(pool, made, `${path}${grantedSuffix}`);
}

/** Reads an ability that the rules state and records it. Throws for words that cannot be read: they are our own. */
function indexRules(pool: CardPool, path: AbilityPath): void {
  const [, frame, text, about] = path.split('/');
  const words = decodeURIComponent(text ?? '');
  const ability = pool.read(words, frame as RulesFrame);
  if (ability === null) throw new Error(`the rules say what cannot be read: ${words}`);
  const stated = about === undefined ? ability : grants(ability, abilityAt(pool, decodeURIComponent(about)));
  addRoot(pool, stated, path);
}

/** A static ability with another one in place of the keyword that it grants. */
function grants(stated: Ability, ability: Ability): Ability {
  const { zones } = ability;
  const granted = makeTerm('grantAbility', [{ ...ability, gate: null }]);
  return JSON.parse(JSON.stringify({ ...stated, zones }), (_, value: unknown) =>
    isGrantedKeyword(value) ? granted : value,
  ) as Ability;
}

function isGrantedKeyword(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'op' in value && value.op === 'grantKeyword';
}

/** Puts a copy of a whole program into the pool under a path. */
function addRoot<T extends object>(pool: CardPool, program: T, path: CodePath): T {
  const copy = placed(pool, program, null, path);
  pool.places.set(copy, { holder: null, key: path, path });
  pool.found.set(path, copy as object as Node);
  return copy;
}

/**
 * A copy of a value, of which each part is noted with the place where it is. A copy, because a node that two abilities share
 * would have two paths.
 */
function placed<T>(pool: CardPool, value: T, holder: object | null, key: string | number): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return placedList(pool, value, holder, key) as T;
  const copy: Record<string, unknown> = {};
  pool.places.set(copy, { holder, key, path: null });
  for (const name of Object.keys(value) as (keyof T & string)[]) {
    const inner = value[name];
    if (inner !== undefined) copy[name] = name === 'span' ? inner : placed(pool, inner, copy, name);
  }
  return copy as T;
}

function placedList(pool: CardPool, list: readonly unknown[], holder: object | null, key: string | number): unknown[] {
  const copy: unknown[] = [];
  pool.places.set(copy, { holder, key, path: null });
  for (const inner of list) copy.push(placed(pool, inner, copy, copy.length));
  return copy;
}
