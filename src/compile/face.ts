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
import { readAs, type Frame, type Unread } from '../syntax/read';
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

/** Carries a face from text to program: normalize, parse, bind, lower. Never throws for any text. */
export function compileFace(card: Card, face: Face): FaceResult {
  const normalized = normalize(contextOf(card, face), face.text);
  let items: readonly ItemResult[] = [];
  for (const block of blocksOf(normalized)) items = withBlock(items, block, face);
  return verified({ card, face, normalized, items, program: programOf(face, items) });
}

/** The items with one more block: an item of its own, or more of the spell ability before, where it speaks of that one. */
function withBlock(items: readonly ItemResult[], block: Block, face: Face): readonly ItemResult[] {
  const alone = compileBlock(block, framesFor(face), factsFor(face, items.length, doneIn(items)));
  const before = items.at(-1);
  if (before !== undefined && speaksOfMore(alone) && isSpellAbility(before)) {
    const others = items.slice(0, -1);
    const facts = factsFor(face, others.length, doneIn(others));
    const joined = compileBlock(joinedBlock(before.block, block), ['Spell'], facts);
    if (joined.item !== null) return [...others, joined];
  }
  return [...items, alone];
}

/** Is a line a spell ability that says something only together with what stands before it (CR 608.2c)? */
const speaksOfMore = ({ item, attempts }: ItemResult): boolean =>
  item === null && attempts.some((each) => each.kind === 'Unbound' && each.frame === 'Spell');

const isSpellAbility = ({ item, attempts }: ItemResult): boolean =>
  item !== null && attempts.some((each) => each.kind === 'Bound' && each.frame === 'Spell');

/** What the items so far did, for references to it by later items. */
export const doneIn = (items: readonly ItemResult[]): FaceFacts['done'] =>
  items.flatMap(({ item }) => (item === null ? [] : doneBy(item)));

function programOf(face: Face, items: readonly ItemResult[]): FaceProgram {
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
function compileBlock(block: Block, frames: readonly Frame[], facts: FaceFacts): ItemResult {
  const texts = facts.isSpell ? bracketReadings(block) : null;
  if (texts === null) return compileText(block, frames, facts);
  const [kept, removed] = [compileText(texts.kept, frames, facts), compileText(texts.removed, frames, facts)];
  const { item } = kept;
  if (item === null || removed.item === null) return { ...kept, item: null, gap: kept.gap ?? removed.gap };
  const abilities = [...gated(item, 'kept'), ...gated(removed.item, 'removed')];
  return { ...kept, item: { ...item, abilities } };
}

const gated = ({ abilities }: ItemIr, words: (typeof bracketedWords)[number]): ItemIr['abilities'] =>
  abilities.map((ability) => ({ ...ability, gate: { kind: 'brackets', words } }));

function compileText(block: Block, frames: readonly Frame[], facts: FaceFacts): ItemResult {
  const attempts = settled(attemptsAt(block, frames, facts));
  const gap = gapOf(block, attempts);
  const bound = attempts.find((each) => each.kind === 'Bound');
  const item = gap === null && bound !== undefined ? inOriginal(block, bound.item) : null;
  return { block, attempts, item, gap };
}

function attemptsAt(block: Block, frames: readonly Frame[], facts: FaceFacts): readonly Attempt[] {
  const made: Attempt[] = [];
  for (const frame of frames) {
    const tried = (): Exclude<Attempt, Untried> => attempt(block, frame, facts);
    made.push(made.some((other) => excludes(other, frame)) ? { kind: 'Untried', frame, tried } : tried());
  }
  return made;
}

/** What begins with "when", "whenever" or "at" is a triggered ability, and states nothing (CR 603.1). */
const excludes = (bound: Attempt, frame: Frame): boolean =>
  bound.kind === 'Bound' && bound.frame === 'Triggered' && frame === 'Static';

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

function attempt(block: Block, frame: Frame, facts: FaceFacts): Exclude<Attempt, Untried> {
  try {
    const reading = readAs(block.text, frame);
    if (reading.kind === 'Unread') return reading;
    return isCarriedOut(reading.ast)
      ? unbound(block, frame, reading.ast, facts)
      : bind(block, frame, reading.ast, facts);
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
  const bound = attempts.filter((each) => each.kind === 'Bound');
  if (bound.length > 1)
    return ambiguity(
      block,
      bound.map(({ frame }) => frame),
    );
  if (bound.length === 1) return null;
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
