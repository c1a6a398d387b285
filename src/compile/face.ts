import { mapSpans } from '../bytecode/debug';
import type { bracketedWords, FaceProgram } from '../bytecode/module';
import type { Term } from '../bytecode/term';
import type { Card, Face } from '../cards/card';
import { bindAbility } from '../ir/ability';
import type { ItemIr } from '../ir/item';
import { doneBy } from '../ir/links';
import { BindingGap, type FaceFacts } from '../ir/scope';
import { isCarriedOut } from '../ir/statics';
import { withExpansions } from '../lower/expansion';
import { lowerFace } from '../lower/program';
import type { Span } from '../source/span';
import type { AbilityAst } from '../syntax/ast';
import type { Stop } from '../syntax/expected';
import { readAs, type Frame, type Reading, type Unread } from '../syntax/read';
import { contextOf, normalize, type Normalized } from '../text';
import { blocksOf, blockToOriginal, bracketReadings, joinedBlock, type Block } from './block';
import { framesFor } from './frames';
import { ambiguity, bindingGap, internalError, invalidCode, readingGap, type Gap } from './gap';
import { findingsIn } from './verified';

/** One printed item: a line, or a line with the bulleted lines that belong to it. */
export interface ItemResult {
  readonly block: Block;
  /** What came of each frame that was tried. */
  readonly attempts: readonly Attempt[];
  /** Null when there is a gap. */
  readonly item: ItemIr | null;
  readonly gap: Gap | null;
}

/** What came of reading a block as one frame. */
export type Attempt =
  | { readonly kind: 'Bound'; readonly frame: Frame; readonly ast: AbilityAst; readonly item: ItemIr }
  | { readonly kind: 'Unbound'; readonly frame: Frame; readonly ast: AbilityAst; readonly why: BindingGap }
  | Unread
  | Untried
  | { readonly kind: 'Bug'; readonly frame: Frame; readonly error: unknown };

/** A frame that cannot be what a block is, as that is bound as another frame; whoever asks may try it. */
export interface Untried {
  readonly kind: 'Untried';
  readonly frame: Frame;
  tried(): Exclude<Attempt, Untried>;
}

export interface FaceResult {
  readonly card: Card;
  readonly face: Face;
  readonly normalized: Normalized;
  readonly items: readonly ItemResult[];
  readonly program: FaceProgram;
}

/** A face of a card. */
export interface FaceOfCard {
  readonly card: Card;
  readonly face: Face;
}

/** Carries a face from text to program. Never throws for any text. */
export function compileFace(card: Card, face: Face): FaceResult {
  const [result] = compileFaces([{ card, face }]);
  if (result === undefined) throw new Error('a face without a result');
  return result;
}

/**
 * Carries faces from text to program: normalize, parse, bind, lower, verify. Each pass goes over all of them before the next
 * begins: the code of all passes together is many times what a processor keeps at hand, that of one pass is not.
 */
export function compileFaces(faces: readonly FaceOfCard[]): readonly FaceResult[] {
  return faces
    .map(({ card, face }) => ({ card, face, normalized: normalize(contextOf(card, face), face.text) }))
    .map((each) => ({ ...each, blocks: readBlocks(each) }))
    .map(({ card, face, normalized, blocks }) => {
      const items = blocks.reduce<readonly BoundItem[]>((before, read) => withBlock(before, read, face), []);
      return { card, face, normalized, items, program: programOf(face, items) };
    })
    .map((each): FaceResult => ({ ...each, items: each.items.map(explained) }))
    .map(verified);
}

/** What came of reading a block as one frame, before anything is bound. */
type BlockReading = Reading | Extract<Attempt, { readonly kind: 'Bug' }>;

/** A block, and what frames make of its words; null for a frame that is not read before another one is bound. */
interface ReadBlock {
  readonly block: Block;
  readonly readings: readonly { readonly frame: Frame; readonly reading: BlockReading | null }[];
}

/** An item whose gap, if it has one, is not worked out yet. */
interface BoundItem extends Omit<ItemResult, 'gap'> {
  readonly gapIn: () => Gap | null;
}

const explained = ({ block, attempts, item, gapIn }: BoundItem): ItemResult => ({
  block,
  attempts,
  item,
  gap: gapIn(),
});

function readBlocks({ face, normalized }: Pick<FaceResult, 'face' | 'normalized'>): readonly ReadBlock[] {
  return blocksOf(normalized).map((block) => readBlock(block, framesFor(face)));
}

function readBlock(block: Block, frames: readonly Frame[]): ReadBlock {
  const read: Frame[] = [];
  const readings = frames.map((frame) => {
    if (read.some((other) => excludes(other, frame))) return { frame, reading: null };
    const reading = readingOf(block, frame);
    if (reading.kind === 'Read') read.push(frame);
    return { frame, reading };
  });
  return { block, readings };
}

function readingOf(block: Block, frame: Frame): BlockReading {
  try {
    return readAs(block.text, frame);
  } catch (error) {
    return { kind: 'Bug', frame, error };
  }
}

/** The items with one more block: an item of its own, or more of the spell ability before, where it speaks of that one. */
function withBlock(items: readonly BoundItem[], read: ReadBlock, face: Face): readonly BoundItem[] {
  const alone = compileBlock(read, factsFor(face, items.length, doneIn(items)));
  if (speaksOfMore(alone))
    // What it speaks of may stand some lines before, with others between them.
    for (let from = items.length - 1, all = read.block; from >= 0; from -= 1) {
      const before = items[from];
      if (before === undefined || !isSpellAbility(before)) break;
      all = joinedBlock(before.block, all);
      const others = items.slice(0, from);
      const facts = factsFor(face, others.length, doneIn(others));
      const joined = compileBlock(readBlock(all, ['Spell']), facts);
      if (joined.item !== null) return [...others, joined];
    }
  return [...items, alone];
}

/** Is a line a spell ability that says something only together with what stands before it (CR 608.2c)? */
const speaksOfMore = ({ item, attempts }: BoundItem): boolean =>
  item === null && attempts.some((each) => each.kind === 'Unbound' && each.frame === 'Spell');

const isSpellAbility = ({ item, attempts }: BoundItem): boolean =>
  item !== null && attempts.some((each) => each.kind === 'Bound' && each.frame === 'Spell');

/** What the items so far did, for references to it by later items. */
export const doneIn = (items: readonly Pick<ItemResult, 'item'>[]): FaceFacts['done'] =>
  items.flatMap(({ item }) => (item === null ? [] : doneBy(item)));

function programOf(face: Face, items: readonly Pick<ItemResult, 'item'>[]): FaceProgram {
  return lowerFace(
    face,
    items.flatMap(({ item }) => (item === null ? [] : [item])),
  );
}

/** Takes out the items whose code the verifier refuses: what stays is valid. */
function verified(result: FaceResult): FaceResult {
  const findings = findingsIn(result.card.layout, result.program);
  if (findings.length === 0) return result;
  const items = result.items.map((item): ItemResult => {
    const finding = findings.find(({ item: id }) => id === null || id === item.item?.id);
    return item.item === null || finding === undefined
      ? item
      : { ...item, item: null, gap: invalidCode(item.block, finding) };
  });
  return { ...result, items, program: programOf(result.face, items) };
}

/** A block with words in brackets is an item of two texts, as it is printed and as cleaving leaves it (CR 702.148b). */
function compileBlock(read: ReadBlock, facts: FaceFacts): BoundItem {
  const texts = facts.isSpell ? bracketReadings(read.block) : null;
  if (texts === null) return bindBlock(read, facts);
  const frames = read.readings.map(({ frame }) => frame);
  const itemOf = (text: Block): BoundItem => bindBlock(readBlock(text, frames), facts);
  const [kept, removed] = [itemOf(texts.kept), itemOf(texts.removed)];
  const { item } = kept;
  if (item === null || removed.item === null)
    return { ...kept, item: null, gapIn: () => kept.gapIn() ?? removed.gapIn() };
  const abilities = [...gated(item, 'kept'), ...gated(removed.item, 'removed')];
  return { ...kept, item: { ...item, abilities } };
}

const gated = ({ abilities }: ItemIr, words: (typeof bracketedWords)[number]): ItemIr['abilities'] =>
  abilities.map((ability) => ({ ...ability, gate: { kind: 'brackets', words } }));

function bindBlock(read: ReadBlock, facts: FaceFacts): BoundItem {
  const { block } = read;
  const attempts = settled(attemptsAt(read, facts));
  const bound = understood(attempts);
  const item = bound === null ? null : inOriginal(block, bound.item);
  return { block, attempts, item, gapIn: () => gapOf(block, attempts) };
}

/** The only reading of a block that could be bound, if nothing went wrong with any. */
function understood(attempts: readonly Attempt[]): Extract<Attempt, { readonly kind: 'Bound' }> | null {
  if (attempts.some(({ kind }) => kind === 'Bug')) return null;
  const [bound, another] = attempts.filter((each) => each.kind === 'Bound');
  return another === undefined ? (bound ?? null) : null;
}

function attemptsAt({ block, readings }: ReadBlock, facts: FaceFacts): readonly Attempt[] {
  const made: Attempt[] = [];
  for (const { frame, reading } of readings) {
    const tried = (): Exclude<Attempt, Untried> => attempt(block, reading ?? readingOf(block, frame), facts);
    const isExcluded = made.some((other) => other.kind === 'Bound' && excludes(other.frame, frame));
    made.push(isExcluded ? { kind: 'Untried', frame, tried } : tried());
  }
  return made;
}

/** What begins with "when", "whenever" or "at" is a triggered ability, and states nothing (CR 603.1). */
const excludes = (bound: Frame, frame: Frame): boolean => bound === 'Triggered' && frame === 'Static';

/**
 * What triggers where an instant or sorcery card lies is no part of what the spell does: "when a spell causes you to discard ~",
 * "you may return ~ from your graveyard to your hand" (CR 113.6).
 */
function settled(attempts: readonly Attempt[]): readonly Attempt[] {
  return attempts.some(isApartFromSpell)
    ? attempts.filter((each) => each.kind !== 'Bound' || each.frame !== 'Spell')
    : attempts;
}

/** Is a reading an ability that functions where the spell is not? */
export function isApartFromSpell(attempt: Attempt): boolean {
  if (attempt.kind !== 'Bound') return false;
  const { frame, item } = attempt;
  return (
    (frame === 'Triggered' && item.abilities.every(({ zones }) => !zones.includes('battlefield'))) ||
    (frame === 'Static' && item.abilities.every(({ zones }) => zones.includes('hand')))
  );
}

/** What binding an item of a face needs to know of the face. */
export function factsFor(face: Face, item: number, done: FaceFacts['done']): FaceFacts {
  const { types } = face.typeLine;
  const subtypes = face.typeLine.subtypes.map((subtype) => subtype.toLowerCase());
  return { isSpell: types.includes('Instant') || types.includes('Sorcery'), types, subtypes, item, done };
}

function attempt(block: Block, reading: BlockReading, facts: FaceFacts): Exclude<Attempt, Untried> {
  if (reading.kind !== 'Read') return reading;
  const { frame, ast } = reading;
  try {
    return isCarriedOut(ast) ? unbound(block, frame, ast, facts) : bind(block, frame, ast, facts);
  } catch (error) {
    return { kind: 'Bug', frame, error };
  }
}

/** A reading that certainly cannot be bound: why is worked out when somebody asks, as mostly another frame is bound. */
function unbound(block: Block, frame: Frame, ast: AbilityAst, facts: FaceFacts): Exclude<Attempt, Untried> {
  return {
    kind: 'Unbound',
    frame,
    ast,
    get why() {
      const bound = bind(block, frame, ast, facts);
      if (bound.kind !== 'Unbound') throw new Error(`${frame} can be bound after all`);
      return bound.why;
    },
  };
}

/** Binds one reading of a block. */
export function bind(block: Block, frame: Frame, ast: AbilityAst, facts: FaceFacts): Exclude<Attempt, Untried> {
  try {
    const { abilities: bound, values, clauses, antecedents } = bindAbility(ast, facts);
    const wordsOf = ({ span }: Term): string => (span === undefined ? '' : block.text.slice(span.start, span.end));
    const abilities = bound.map((ability) => withExpansions(ability, wordsOf));
    return {
      kind: 'Bound',
      frame,
      ast,
      item: { id: facts.item, span: block.span, abilities, values, clauses, antecedents, relations: [] },
    };
  } catch (error) {
    if (error instanceof BindingGap) return { kind: 'Unbound', frame, ast, why: error };
    throw error;
  }
}

/** The item with spans in the original text. */
function inOriginal(block: Block, item: ItemIr): ItemIr {
  const place = (span: Span): Span => blockToOriginal(block, span);
  const moved = <T extends { readonly span: Span }>(part: T): T => ({ ...part, span: place(part.span) });
  return {
    ...item,
    abilities: item.abilities.map((ability) => mapSpans(ability, place)),
    values: item.values.map(moved),
    clauses: item.clauses.map(moved),
    antecedents: item.antecedents.map((each) => ({ ...moved(each), of: place(each.of) })),
  };
}

/** What keeps a block from being understood: a mistake of ours, two readings, a reading that cannot be bound, else the furthest stop. */
function gapOf(block: Block, attempts: readonly Attempt[]): Gap | null {
  const bug = attempts.find((each) => each.kind === 'Bug');
  if (bug !== undefined) return internalError(block, placeOf(bug.error));
  if (understood(attempts) !== null) return null;
  const bound = attempts.filter((each) => each.kind === 'Bound');
  if (bound.length > 0)
    return ambiguity(
      block,
      bound.map(({ frame }) => frame),
    );
  const unbound = attempts.find((each) => each.kind === 'Unbound');
  if (unbound !== undefined) return bindingGap(block, unbound.why);
  return readingGap(block, stopOf(attempts));
}

/** Where reading stops: as the frames that came furthest. */
export function stopOf(attempts: readonly Attempt[]): Stop {
  const stops = attempts.flatMap((each) =>
    each.kind === 'Unread' ? [{ frame: each.frame, furthest: each.furthest }] : [],
  );
  const position = Math.max(0, ...stops.map(({ furthest }) => furthest));
  return { position, startRules: stops.filter(({ furthest }) => furthest === position).map(({ frame }) => frame) };
}

/** What an error says, and the innermost place that it passed in the compiler. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [, place = ''] = /^\s+at (\S+)/m.exec(error.stack ?? '') ?? [];
  return `${error.message} in ${place}`;
}
