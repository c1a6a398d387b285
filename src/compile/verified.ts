import type { ModuleDiagnostic } from '../bytecode/diagnostic';
import { formatVersion, type FaceProgram } from '../bytecode/module';
import { verify } from '../verify/verify';

/** A finding of the verifier about the code of one printed item; null when it cannot be told which. */
export interface ItemFinding {
  readonly item: number | null;
  readonly code: string;
  readonly title: string;
  /** The instruction and its argument at the place, without what stands there. */
  readonly where: string;
}

/** What the verifier finds in a program. Each finding is a mistake of the compiler. */
export function findingsIn(layout: string, program: FaceProgram): readonly ItemFinding[] {
  const module = { format: formatVersion, cards: [{ name: program.name, layout, faces: [program] }] };
  return verify(module).map(({ code, title, place }) => ({
    code,
    title,
    item: itemAt(program, place),
    where: whereOf(place),
  }));
}

/** The item that holds the place: paths begin with `cards[0].faces[0].abilities[n]`. */
function itemAt(program: FaceProgram, place: ModuleDiagnostic['place']): number | null {
  const index = place.kind === 'Path' ? place.path[5] : undefined;
  return typeof index === 'number' ? (program.abilities[index]?.item ?? null) : null;
}

function whereOf(place: ModuleDiagnostic['place']): string {
  if (place.kind !== 'Path') return '';
  return place.path
    .filter((step) => typeof step === 'string')
    .slice(-2)
    .join('.');
}
