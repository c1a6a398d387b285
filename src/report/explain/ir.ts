import type { Span } from '../../source/span';
import type { ClauseIr, ItemIr, ValueIr } from '../../ir/item';

/** The bound item as lines: values in the order of their introduction, then clauses with what they use. */
export function irLines({ values, clauses, antecedents, relations }: ItemIr, text: string): readonly string[] {
  const said = ({ start, end }: Span): string => `“${text.slice(start, end).replaceAll('\n', ' / ')}”`;
  const words = ({ span }: ValueIr | ClauseIr): string => said(span);
  return [
    ...values.map((value, index) => `v${index} ${value.declaration.sort} = ${originOf(value)}  ${words(value)}`),
    ...clauses.map((clause) => `c${clause.id} ${dispositionOf(clause)}${usesOf(clause)}  ${words(clause)}`),
    ...antecedents.map(({ span, of, isSource }) => `${said(span)} means ${isSource ? 'the source, ' : ''}${said(of)}`),
    ...relations.map(({ kind, producer, consumer }) => `${kind}: item ${producer} → item ${consumer}`),
  ];
}

function originOf({ declaration: { origin }, clause }: ValueIr): string {
  const by = clause < 0 ? '' : ` of c${clause}`;
  switch (origin.kind) {
    case 'event':
      return `${origin.role} of the event`;
    case 'awaited':
      return `${origin.role} of the event that is waited for`;
    case 'target':
      return `target ${origin.slot}`;
    case 'local':
      return `result${by}`;
    case 'cost':
      return `paid as cost ${origin.index}`;
    case 'linked':
      return `linked with item ${origin.item}`;
  }
}

function dispositionOf({ disposition }: ClauseIr): string {
  switch (disposition.kind) {
    case 'Emit':
      return 'emit';
    case 'Continue':
    case 'Otherwise':
    case 'Replace':
    case 'Absorb':
      return `${disposition.kind.toLowerCase()}(c${disposition.antecedent})`;
  }
}

function usesOf({ uses }: ClauseIr): string {
  return uses.length === 0 ? '' : ` uses ${uses.map((use) => `v${use}`).join(', ')}`;
}
