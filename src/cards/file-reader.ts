import { createAssembler } from './assemble';
import type { DocumentSink } from './document';
import { inputDiagnostic, type Origin, type ReportInput } from './input-diagnostic';
import type { JsonPath } from './json-path';
import { mtgjsonLooseFace } from './mtgjson';
import type { LooseFace, Printing, SetFacts } from './printing';
import { isScryfall, scryfallLooseFaces } from './scryfall';
import { isRecord } from './validate';

/** Turns the card objects of one file into printings. Faces that belong together may stand in several documents. */
export interface FileReader {
  readonly sink: (origin: Origin) => DocumentSink;
  /** Ends the file: what is still incomplete is reported. */
  readonly end: () => void;
}

export function createFileReader(report: ReportInput, emit: (printing: Printing) => void): FileReader {
  const ofFile = createAssembler(report, emit);
  const ofEntry = createAssembler(report, emit);

  const readObject = (value: unknown, set: SetFacts | null, origin: Origin, path: JsonPath): void => {
    const faces = looseFaces(value, set, origin, path, report);
    if (faces === undefined) {
      ofFile.spoil(groupNameOf(value));
    } else if (faces.length === 1) {
      faces.forEach(ofFile.add);
    } else {
      faces.forEach(ofEntry.add);
      ofEntry.end();
    }
  };

  /** The faces of one card, as AtomicCards lists them; without sides they are cards of their own. */
  const readFaceList = (list: readonly unknown[], origin: Origin, path: JsonPath): void => {
    if (list.length === 0) report(inputDiagnostic('wrongShape', origin, path, 'expected a face, found none'));
    const read = list.map((value, index) => looseFaces(value, null, origin, [...path, index], report));
    const isWhole = read.every((faces) => faces !== undefined);
    for (const face of read.flatMap((faces) => faces ?? []))
      if (isWhole || face.membership === 'alone') ofEntry.add(face);
    ofEntry.end();
  };

  return {
    sink: (origin) => ({
      card: (value, path, set) =>
        Array.isArray(value) ? readFaceList(value, origin, path) : readObject(value, set, origin, path),
      endOfSet: ofFile.flush,
      noSet: (path) => report(inputDiagnostic('wrongShape', origin, path, 'expected a set with a list of cards')),
    }),
    end: ofFile.end,
  };
}

function looseFaces(
  value: unknown,
  set: SetFacts | null,
  origin: Origin,
  path: JsonPath,
  report: ReportInput,
): readonly LooseFace[] | undefined {
  if (isScryfall(value)) return scryfallLooseFaces(value, origin, path, report);
  const face = mtgjsonLooseFace(value, set, origin, path, report);
  return face === undefined ? undefined : [face];
}

/** The name under which an unfit face would have been joined with others. */
function groupNameOf(value: unknown): string {
  if (!isRecord(value)) return '';
  const { names, name } = value;
  return Array.isArray(names) && names.length > 1 ? names.join(' // ') : String(name);
}
