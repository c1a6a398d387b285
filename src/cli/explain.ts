import { bareCard } from '../cards/bare-card';
import { readFileSync } from 'node:fs';
import type { Card } from '../cards/card';
import { parseTypeLine } from '../cards/type-line';
import { compileFace, type FaceResult } from '../compile/face';
import { judgeFace } from '../compile/judge';
import { isAtLeast } from '../compile/level';
import { explainFace, type FaceExplanation } from '../report/explain/face';
import { explanationText, stages, type Stage } from '../report/explain/text';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface ExplainFlags {
  readonly stage?: readonly string[];
  readonly cards?: readonly string[];
  readonly type?: string;
  readonly json?: boolean;
  readonly trace?: boolean;
  readonly alternatives?: boolean;
}

/** `oracle explain`: every stage of one card, or of a text as if it stood on a card. */
export async function explainCommand(query: string, flags: ExplainFlags, terminal: Terminal): Promise<ExitCode> {
  const shown = { stages: stagesOf(flags.stage), alternatives: flags.alternatives === true };
  const cards = await namedCards(query, flags.cards, terminal);
  const results =
    cards.length > 0
      ? cards.flatMap((card) => card.faces.map((face) => compileFace(card, face)))
      : [asText(query, flags.type)];
  const faces = results.map((result) =>
    explainFace(result, { trace: flags.trace === true, readings: flags.alternatives === true }),
  );
  if (flags.json === true) terminal.out(`${JSON.stringify({ schema: 'oracle/explain@1', faces }, null, 1)}\n`);
  else terminal.out(faces.map((face) => explanationText(face, shown, terminal.paint)).join('\n'));
  if (cards.length === 0 && flags.cards === undefined && !/[.:]/.test(query) && !faces.every(isUnderstood))
    terminal.err('This was read as a text. To explain a card by its name, give a file of cards: --cards FILE\n');
  return faces.every(isUnderstood) ? exitCodes.done : exitCodes.problems;
}

function isUnderstood({ level }: FaceExplanation): boolean {
  return isAtLeast(level, 'compiled');
}

function stagesOf(names: readonly string[] | undefined): readonly Stage[] {
  if (names === undefined) return stages;
  return names
    .flatMap((name) => name.split(','))
    .map((name) => {
      const stage = stages.find((each) => each === name);
      if (stage === undefined) throw new UsageError(`--stage takes ${stages.join(', ')}, not "${name}"`);
      return stage;
    });
}

async function namedCards(
  query: string,
  files: readonly string[] | undefined,
  terminal: Terminal,
): Promise<readonly Card[]> {
  if (files === undefined) return [];
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a bare sentence needs no card reader
  const { readCardFiles } = require('./read-cards') as typeof import('./read-cards');
  const { cards, problems } = await readCardFiles(files, { name: [query] }, terminal);
  if (cards.length === 0) {
    const unread = problems.length > 0 ? ` (${problems.length} problems in the files)` : '';
    terminal.err(`no card in ${files.join(', ')} has the name "${query}"${unread}; it is read as a text\n`);
  }
  return cards;
}

/** Types that a bare text is tried on, in this order, when none is given. */
const triedTypes = ['Creature', 'Instant', 'Enchantment — Saga', 'Planeswalker'] as const;

/** A text as it reads on a card of the given type, or of the first type on which it gets furthest. */
function asText(query: string, type: string | undefined): FaceResult {
  const text = (query === '-' ? readFileSync(0, 'utf8').trimEnd() : query).replaceAll('\\n', '\n');
  const [first, ...others] = (type === undefined ? triedTypes : [type]).map((each) => compileText(text, each));
  if (first === undefined) throw new Error('no type to read the text on');
  return others.reduce((best, each) => (isAtLeast(judgeFace(best).level, judgeFace(each).level) ? best : each), first);
}

function compileText(text: string, type: string): FaceResult {
  const card = bareCard('Bare Text', text, parseTypeLine(type));
  return compileFace(card, card.faces[0]);
}
