// No committed file may hold a long line of a published card. Needs the card corpus beside the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, textFiles } from './files.mjs';

const CORPUS = '../shared/corpus';
const LONG = 90;
/** A line printed on this many cards is templating (a keyword with its reminder text), not the text of a card. */
const TEMPLATE = 3;

/** Long lines of the corpus that belong to one card or two. */
function cardLines() {
  const printedOn = new Map();
  for (const file of readdirSync(CORPUS).filter((name) => name.endsWith('.json'))) {
    const faces = Object.values(JSON.parse(readFileSync(join(CORPUS, file), 'utf8')).data).flat();
    for (const face of faces) {
      const printed = `${face.text ?? ''}\n${face.corpus?.textModern ?? ''}`;
      const lines = new Set([printed, withoutReminders(printed)].flatMap((text) => text.split('\n')));
      for (const line of lines) if (line.length >= LONG) printedOn.set(line, (printedOn.get(line) ?? 0) + 1);
    }
  }
  return new Set([...printedOn].filter(([, times]) => times < TEMPLATE).map(([line]) => line));
}

/** Reminder text may be left out of a line that is written down. */
function withoutReminders(text) {
  return text.replaceAll(/ *\([^)]*\)/g, '');
}

/** The pieces of a committed line that may be a card's line: all of it, and what stands in quotes. */
function pieces(line) {
  const unescaped = line.replaceAll('\\"', '“');
  return [line, ...line.split(/\\n|["'`]/), ...unescaped.split(/\\n|"/).map((piece) => piece.replaceAll('“', '"'))]
    .map((piece) => piece.replace(/^[\s/*#|>-]+/, '').trim())
    .filter((piece) => piece.length >= LONG);
}

if (existsSync(CORPUS)) {
  const published = cardLines();
  const problems = textFiles().flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pieces(line).some((piece) => published.has(piece))
          ? [{ path, line: index + 1, message: 'text of a published card' }]
          : [],
      ),
  );
  report(problems, `no committed line is one of ${published.size} long card lines`);
} else {
  console.log(`skipped: no card corpus at ${CORPUS}`);
}
