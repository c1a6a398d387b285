import { formatVersion, type Ability } from '../../bytecode/module';
import { disassemble } from '../../bytecode/text/disassemble';
import { stopOf, type Attempt, type FaceResult, type ItemResult } from '../../compile/face';
import { judgeFace, stripped } from '../../compile/judge';
import type { Level } from '../../compile/level';
import type { CertificateOutcome } from '../../compile/outcome';
import { renderFace } from '../../english/ability';
import type { Diagnostic } from '../../source/diagnostic';
import { parse, traceWithOhm } from '../../syntax/parser';
import type { Frame } from '../../syntax/read';
import { diagnose } from '../diagnose';
import { astOutline } from './ast';
import { irLines } from './ir';
import type { Outline } from './outline';
import { treeOutline } from './tree';

/** A face with every stage that it went through, as plain data: what `explain --json` prints. */
export interface FaceExplanation {
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
  readonly level: Level;
  readonly items: readonly ItemExplanation[];
  readonly setAside: readonly { readonly kind: string; readonly text: string }[];
  readonly certificate: CertificateOutcome;
  /** Instructions that the engine cannot run yet. */
  readonly unsupported: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A printed item. Stages that it did not reach are null. */
export interface ItemExplanation {
  readonly printed: string;
  readonly normalized: string;
  readonly frame: Frame | null;
  readonly tree: Outline | null;
  readonly ast: Outline | null;
  readonly ir: readonly string[] | null;
  readonly bytecode: string | null;
  readonly english: string | null;
  readonly alternatives: readonly Alternative[];
  readonly trace: string | null;
}

/** What came of reading an item as one frame, or another reading that its frame would have in another order. */
export interface Alternative {
  readonly frame: Frame;
  readonly outcome: 'read' | 'not bound' | 'not read' | 'internal error' | 'another reading' | 'against late closure';
  /** What it says when read; else where and why it stopped. */
  readonly says: string;
}

/** What is made only when it is asked for. */
export interface Extras {
  /** The matcher's own trace, which is long. */
  readonly trace?: boolean;
  /** Every reading, whatever the order of the grammar, which takes time. */
  readonly readings?: boolean;
}

/** Explains a compiled face. */
export function explainFace(result: FaceResult, extras: Extras = {}): FaceExplanation {
  const { face, normalized } = result;
  const outcome = judgeFace(result);
  const { supertypes, types, subtypes } = face.typeLine;
  const typeLine = [...supertypes, ...types, ...(subtypes.length > 0 ? ['—', ...subtypes] : [])].join(' ');
  return {
    name: face.name,
    typeLine,
    text: face.text,
    level: outcome.level,
    items: result.items.map((item, index) => explainItem(item, index, result, extras)),
    setAside: normalized.setAside.map(({ kind, text }) => ({ kind, text })),
    certificate: outcome.certificate,
    unsupported: outcome.unsupported,
    diagnostics: diagnose(result, outcome),
  };
}

function explainItem(
  { block, attempts, item }: ItemResult,
  index: number,
  result: FaceResult,
  extras: Extras,
): ItemExplanation {
  const { face, program } = result;
  const read = attempts.find(({ kind }) => kind === 'Bound') ?? attempts.find(({ kind }) => kind === 'Unbound');
  const frame = read?.frame ?? null;
  const parsed = frame === null ? null : parse(block.text, frame);
  return {
    printed: block.printed,
    normalized: block.text,
    frame,
    tree: parsed?.kind === 'Parsed' ? treeOutline(parsed.node) : null,
    ast: read !== undefined && 'ast' in read ? astOutline(read.ast, block.text) : null,
    ir: item === null ? null : irLines(item, face.text),
    bytecode: item === null ? null : bytecodeOf(item.abilities, program),
    english: item === null ? null : said(item.abilities),
    alternatives: [
      ...attempts.map((attempt) => alternative(attempt, block.text)),
      ...(extras.readings === true ? readingsNotTaken(result, index) : []),
    ],
    trace: extras.trace === true ? traceWithOhm(block.text, frame ?? stopOf(attempts).startRules[0] ?? 'Static') : null,
  };
}

/** The readings of an item that the parser did not take; none, unless the grammar is ambiguous or late closure decides. */
function readingsNotTaken(result: FaceResult, index: number): readonly Alternative[] {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- brings in Ohm, which explaining does without
  const { otherReadings } = require('../../compile/readings') as typeof import('../../compile/readings');
  const told = new Set<string>();
  const program = stripped(result.program);
  const bare = (abilities: readonly Ability[]): readonly Ability[] => stripped({ ...program, abilities }).abilities;
  return (['late', 'free'] as const).flatMap((closure) =>
    otherReadings(result, index, closure).readings.flatMap((reading): readonly Alternative[] => {
      if (told.has(reading.meaning)) return [];
      told.add(reading.meaning);
      const outcome = closure === 'late' ? 'another reading' : 'against late closure';
      return [{ frame: reading.frame, outcome, says: bytecodeOf(bare(reading.item.abilities), program) }];
    }),
  );
}

/** The text form of some abilities of a face, without what stands around them. */
function bytecodeOf(abilities: readonly Ability[], program: FaceResult['program']): string {
  const face = { ...program, abilities };
  const module = { format: formatVersion, cards: [{ name: face.name, layout: '', faces: [face] }] };
  const lines = disassemble(module).split('\n');
  const indent = (line: string): number => line.length - line.trimStart().length;
  const from = lines.findIndex((line) => line.trimStart().startsWith('ability '));
  const depth = indent(lines[from] ?? '');
  const until = lines.findIndex(
    (line, index) => index > from && (indent(line) < depth || line.trimStart() === 'debug {'),
  );
  return lines
    .slice(from, until)
    .map((line) => line.slice(depth))
    .join('\n');
}

function said(abilities: readonly Ability[]): string {
  try {
    return renderFace(abilities).join('\n');
  } catch (error) {
    return String(error);
  }
}

function alternative(attempt: Attempt, text: string): Alternative {
  const { frame } = attempt;
  switch (attempt.kind) {
    case 'Bound':
      return { frame, outcome: 'read', says: said(attempt.item.abilities) };
    case 'Unbound':
      return {
        frame,
        outcome: 'not bound',
        says: `${attempt.why.code} ${attempt.why.what}: ${text.slice(attempt.why.span.start, attempt.why.span.end)}`,
      };
    case 'Unread':
      return {
        frame,
        outcome: 'not read',
        says: `${text.slice(0, attempt.furthest)}⟦${text.slice(attempt.furthest)}⟧`,
      };
    case 'Untried':
      return alternative(attempt.tried(), text);
    case 'Bug':
      return { frame, outcome: 'internal error', says: String(attempt.error) };
  }
}
