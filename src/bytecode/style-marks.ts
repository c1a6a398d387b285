import { parametersOf, allOps, leafOf } from './parameters';
import { abilityKinds, type Field } from './shape';

/** A style mark: where it is and what it can be. */
export interface StyleMark {
  readonly name: string;
  readonly members: readonly string[];
}

/** All style marks of the instruction table and of the fields of abilities, in their order. */
export function styleMarks(): readonly StyleMark[] {
  const ofCode = allOps().flatMap((op) =>
    parametersOf(op).flatMap(({ name, param }) => {
      const leaf = leafOf(param);
      return leaf.kind === 'style' ? [{ name: `${op}.${name}`, members: leaf.of }] : [];
    }),
  );
  const ofAbilities = Object.entries(abilityKinds).flatMap(([kind, fields]) =>
    marksIn(kind, { kind: 'record', of: fields }),
  );
  const seen = new Map([...ofCode, ...ofAbilities].map((mark) => [mark.name, mark]));
  return [...seen.values()];
}

function marksIn(name: string, field: Field): readonly StyleMark[] {
  if (field.kind === 'list' || field.kind === 'optional') return marksIn(name, field.of);
  if (field.kind !== 'record') return [];
  return Object.entries(field.of).flatMap(([part, inner]) =>
    inner.kind === 'style' ? [{ name: `${name}.${part}`, members: inner.of }] : marksIn(part, inner),
  );
}
