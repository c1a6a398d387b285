import { bareFaceProgram } from '../bare-face';
import { formatVersion, type Ability, type FaceProgram, type Module } from '../module';
import type { Term } from '../term';

/** A face of an instant without characteristics, with some changed. */
export function faceOf(changes: Partial<FaceProgram> = {}): FaceProgram {
  return bareFaceProgram('Ash', { types: ['Instant'], ...changes });
}

/** A module with one card of one face that has these abilities. */
export function moduleOf(...parts: readonly (Ability | FaceProgram)[]): Module {
  const abilities = parts.flatMap((part) => ('kind' in part ? [part] : []));
  const changes = parts.flatMap((part) => ('kind' in part ? [] : [part]));
  const face = faceOf(Object.assign({}, ...changes, { abilities }) as Partial<FaceProgram>);
  return { format: formatVersion, cards: [{ name: 'Ash', layout: 'normal', faces: [face] }] };
}

/** A spell ability without targets. */
export function spellOf(...body: readonly Term[]): Ability {
  return { kind: 'spell', item: 0, zones: ['stack'], targets: [], values: [], modal: null, gate: null, body };
}
