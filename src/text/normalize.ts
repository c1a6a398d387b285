import type { Span } from '../source/span';
import type { FaceContext } from './context';
import { attachmentOf, isLegendary } from './context';
import { foldAgreement, isSeveral } from './agreement';
import { reminders } from './aside';
import { foldCase, foldMarks } from './fold';
import { labelOf } from './labels';
import type { MappedText, Replacement } from './mapped';
import { mappedFrom, rewrite } from './mapped';
import type { NameForm } from './names';
import { nameForms } from './names';
import type { Normalized, Piece, SetAside, Unit } from './normalized';
import { foldPronouns, foldSelfGrants, foldTokenNames } from './grants';
import { foldNames, foldThisObject } from './self';
import { unitFrom } from './unit';
import { modernize } from './modernize';

/** No card comes near these lengths. Beyond them only letter case is folded, so that any text is read in good time. */
const longestText = 20_000;
const longestLine = 4_000;

/**
 * Canonical wording of a face's rules text, with a map back. Takes any text and never fails: what it does not
 * know stays as it is.
 */
export function normalize(context: FaceContext, text: string): Normalized {
  const self: Self = {
    forms: nameForms(context),
    isLegendary: isLegendary(context),
    isSeveral: isSeveral(context.name),
    attachment: attachmentOf(context),
  };
  const units: Unit[] = [];
  const setAside: SetAside[] = [];
  for (const line of lines(text)) {
    const isLong = text.length > longestText || line.end - line.start > longestLine;
    const asides = isLong ? [] : setAsideOf(text, line);
    const kept = keptSpan(text, line, asides);
    const unit = kept === undefined ? undefined : units.length;
    if (kept !== undefined) {
      const canonical = isLong
        ? foldCase(mappedFrom(text, kept.start, kept.end))
        : canonicalLine(text, kept, asides, self);
      units.push(unitFrom(canonical, text, kept));
    }
    setAside.push(...asides.map((aside) => ({ ...aside, unit })));
  }
  return { original: text, units, setAside, pieces: piecesOf(text, units, setAside) };
}

/** The normalized text of a unit: what the renderer's words are compared with. */
export function canonical(unit: Unit): string {
  return unit.text;
}

interface Self {
  readonly forms: readonly NameForm[];
  readonly isLegendary: boolean;
  readonly isSeveral: boolean;
  readonly attachment: string | undefined;
}

type Aside = Omit<SetAside, 'unit'>;

/** The ends of lines; a symbol right behind a word, or a keyword with its cost behind a sentence, begins a line whose break was lost in print. */
const lineEnd = /\n|(?<=[a-z])(?=\{)|(?<=[a-z]\.) (?=(?!Add |Pay )[A-Z][a-z]+ (?:\{[^}\n]+\})+(?: \([^\n]*\))?$)/gm;

function lines(text: string): Span[] {
  const found: Span[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(lineEnd)) {
    found.push({ start, end: index });
    start = index + mark.length;
  }
  return [...found, { start, end: text.length }];
}

function setAsideOf(text: string, line: Span): Aside[] {
  const words = text.slice(line.start, line.end);
  const label = labelOf(words, text);
  const found: Aside[] = [];
  if (label !== undefined) found.push(aside(text, label.kind, line.start + label.start, line.start + label.end));
  for (const reminder of reminders(words))
    found.push(aside(text, 'reminder', line.start + reminder.start, line.start + reminder.end));
  return found;
}

function aside(text: string, kind: Aside['kind'], start: number, end: number): Aside {
  const words = text.slice(start, end).trimEnd();
  return { kind, span: { start, end: start + words.length }, text: words };
}

const blank = /\s/;

/** From the first to the last letter of the line that is neither set aside nor blank. */
function keptSpan(text: string, line: Span, asides: readonly Aside[]): Span | undefined {
  const kept = (at: number): boolean =>
    !blank.test(text.charAt(at)) && !asides.some((aside) => aside.span.start <= at && at < aside.span.end);
  let start = line.start;
  while (start < line.end && !kept(start)) start++;
  if (start === line.end) return undefined;
  let end = line.end;
  while (!kept(end - 1)) end--;
  return { start, end };
}

function canonicalLine(text: string, kept: Span, asides: readonly Aside[], self: Self): MappedText {
  let mapped = withoutAsides(mappedFrom(text, kept.start, kept.end), kept, asides);
  mapped = foldMarks(mapped);
  mapped = foldNames(mapped, self.forms);
  mapped = foldTokenNames(mapped);
  if (self.isLegendary) mapped = foldPronouns(mapped);
  mapped = foldThisObject(mapped, self.attachment);
  mapped = foldSelfGrants(mapped);
  mapped = foldCase(mapped);
  if (self.isSeveral) mapped = foldAgreement(mapped);
  return modernize(mapped);
}

/** Leaves out what is set aside inside the line, with the blanks before it. */
function withoutAsides(mapped: MappedText, kept: Span, asides: readonly Aside[]): MappedText {
  const cuts: Replacement[] = [];
  for (const { span, kind } of asides) {
    let start = span.start - kept.start;
    const end = span.end - kept.start;
    if (start < 0 || end > mapped.text.length) continue;
    while (blank.test(mapped.text.charAt(start - 1))) start--;
    cuts.push({ start, end, text: '', why: kind });
  }
  return rewrite(mapped, cuts);
}

/** Divides the whole text: what is set aside, the rest of each unit's span, and what lies between. */
function piecesOf(text: string, units: readonly Unit[], setAside: readonly SetAside[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let unit = 0;
  let aside = 0;
  while (at < text.length) {
    while ((units[unit]?.span.end ?? Infinity) <= at) unit++;
    while ((setAside[aside]?.span.end ?? Infinity) <= at) aside++;
    const nextUnit = units[unit]?.span ?? { start: Infinity, end: Infinity };
    const nextAside = setAside[aside]?.span ?? { start: Infinity, end: Infinity };
    if (nextAside.start === at) {
      pieces.push({ kind: 'set-aside', span: nextAside, setAside: aside });
      at = nextAside.end;
    } else if (nextUnit.start <= at) {
      const end = Math.min(nextUnit.end, nextAside.start);
      pieces.push({ kind: 'unit', span: { start: at, end }, unit });
      at = end;
    } else {
      const end = Math.min(text.length, nextUnit.start, nextAside.start);
      pieces.push({ kind: 'separator', span: { start: at, end }, text: text.slice(at, end) });
      at = end;
    }
  }
  return pieces;
}
