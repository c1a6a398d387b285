import { stopOf, type FaceResult, type ItemResult } from '../compile/face';
import { expectedAt, type Gap } from '../compile/gap';
import type { Diagnostic, Label } from '../source/diagnostic';
import type { Expected } from '../syntax/expected';
import { tokens } from '../text';
import { cardTypes } from '../vocabulary/card-types';
import { keywordAbilities } from '../vocabulary/keyword-abilities';
import { subtypeWords } from '../vocabulary/lookup';
import { plurals } from '../vocabulary/plurals';
import type { FaceOutcome } from '../compile/outcome';
import { titleOf } from './codes';
import { firstDifference } from './difference';
import { nearForm } from './near-forms';
import { nearest } from './nearest';

/** What is to be said about a face: its gaps, and a certificate that fails. Spans are in the printed text. */
export function diagnose(result: FaceResult, { certificate }: FaceOutcome): readonly Diagnostic[] {
  const gaps = result.items.flatMap((item) => (item.gap === null ? [] : [gapDiagnostic(item, item.gap)]));
  if (gaps.length > 0 || certificate.ok) return gaps;
  return [certificateDiagnostic(result, certificate.canonical, certificate.english)];
}

function gapDiagnostic(item: ItemResult, gap: Gap): Diagnostic {
  const secondary = gap.secondary.map((span): Label => ({ span, text: 'this one?' }));
  const diagnostic = { code: gap.code, severity: 'error', title: titleOf(gap.code), secondary } as const;
  if (gap.code !== 'ORA0203') return { ...diagnostic, primary: { span: gap.span, text: remark(gap) } };
  const expected = expectedAt(item.block, stopOf(item.attempts));
  const [stood = gap.text] = tokens(gap.text).map(({ text }) => text);
  const span = { start: gap.span.start, end: gap.span.start + stood.length };
  const found = hint(gap.text, stood.toLowerCase(), expected);
  const primary = { span, text: `expected ${expectation(expected)}` };
  return found === undefined ? { ...diagnostic, primary } : { ...diagnostic, primary, hint: found };
}

/** What is to be said about the words of a gap that is not of reading. */
function remark({ code, key, secondary }: Gap): string {
  const what = key.slice(code.length + 1);
  switch (code) {
    case 'ORA0204':
      return `read as ${what}`;
    case 'ORA0301':
      return 'nothing that was named before fits';
    case 'ORA0302':
      return `one of ${secondary.length}`;
    default:
      return what;
  }
}

const fewTerminals = 8;

/** What would have been understood, in words. */
function expectation({ category, continuing }: Expected): string {
  if (continuing.length > fewTerminals && category !== null)
    return `${/^[aeiou]/.test(category) ? 'an' : 'a'} ${category}`;
  const shown = continuing.slice(0, fewTerminals);
  const more = continuing.length > fewTerminals ? ' …' : '';
  const [last = 'nothing more', ...others] = [...shown].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}${more}`;
}

function hint(rest: string, stood: string, expected: Expected): string | undefined {
  const form = nearForm(rest);
  if (form !== undefined) return `cards do not say "${form.written}"; they print: ${form.printed}`;
  const near = [twoWords(rest), stood]
    .map((words) => nearest(words, wordsFor(expected)))
    .find(({ length }) => length > 0);
  return near === undefined ? undefined : `is ${near.map((word) => `"${word}"`).join(' or ')} meant?`;
}

function twoWords(rest: string): string {
  return /^[a-z'-]+ [a-z'-]+/i.exec(rest)?.[0].toLowerCase() ?? '';
}

/** The words that fit: those that the grammar names, and those of the vocabularies of which it expects a kind. */
function wordsFor({ terminals, category }: Expected): readonly string[] {
  const named = terminals.flatMap((terminal) => /^"([a-z' -]+)"$/.exec(terminal)?.[1] ?? []);
  return [
    ...named,
    ...(terminals.includes('a card type') ? cardTypes.flatMap((type) => [type, ...plurals(type)]) : []),
    ...(terminals.includes('a subtype') && category !== 'keyword' ? subtypeWords() : []),
    ...(category === 'keyword' ? keywordAbilities : []),
  ];
}

function certificateDiagnostic({ face, items }: FaceResult, canonical: string, english: string): Diagnostic {
  const lines = items.flatMap(({ block }) => block.units);
  const says = english.split('\n');
  const index = Math.max(
    0,
    lines.findIndex(({ text }, place) => text !== says[place]),
  );
  const span = lines[index]?.span ?? { start: 0, end: face.text.length };
  const { wanted, got } = firstDifference(lines[index]?.text ?? canonical, says[index] ?? '');
  const text = `the code says "${got}" where the text says "${wanted}"`;
  return { code: 'ORA0601', severity: 'warning', title: titleOf('ORA0601'), primary: { span, text }, secondary: [] };
}
