import type { ValueDecl } from '../bytecode/module';
import { leafOf, parametersOf } from '../bytecode/parameters';
import type { Fits } from '../bytecode/schema';
import { rowOf } from '../bytecode/table';
import type { Term } from '../bytecode/term';
import type { Findings } from './findings';
import { codeIn, kinOf } from './kin';
import { emptyScope } from './scope';

/** Where values of an ability can come from. */
export interface Origins {
  readonly events: readonly Term[];
  /** Events in it, as those of delayed triggers, have participants, too. */
  readonly body: readonly Term[];
  readonly slots: readonly Fits[];
  readonly costs: number;
  readonly items: ReadonlySet<number>;
}

/** Checks that each value that is given from elsewhere comes from something that is there, of the right sort. */
export function checkValues(values: readonly ValueDecl[], origins: Origins, findings: Findings): void {
  const usesEvents = values.some(({ origin }) => origin.kind === 'event' || origin.kind === 'awaited');
  const roles = usesEvents ? rolesOf([...origins.events, ...origins.body.flatMap(eventsIn)]) : new Map<string, Fits>();
  findings.each('values', values, (value) => {
    const problem = originProblem(value, origins, roles);
    if (problem !== undefined) findings.report('ORA0417', problem);
    else if (!isOfSort(value, origins, roles)) findings.report('ORA0416', `what it comes from is not ${value.sort}`);
  });
}

function originProblem({ origin }: ValueDecl, origins: Origins, roles: ReadonlyMap<string, Fits>): string | undefined {
  switch (origin.kind) {
    case 'local':
      return undefined;
    case 'event':
    case 'awaited':
      if (roles.size === 0) return 'there is no event here';
      return origin.role === 'amount' || roles.has(origin.role)
        ? undefined
        : `the event has no ${origin.role.slice(0, 40)}`;
    case 'target':
      return origins.slots[origin.slot] === undefined ? `there is no target slot ${origin.slot}` : undefined;
    case 'cost':
      return origin.index >= 0 && origin.index < origins.costs ? undefined : `there is no cost ${origin.index}`;
    case 'linked':
      return origins.items.has(origin.item) ? undefined : `there is no item ${origin.item}`;
  }
}

function isOfSort({ sort, origin }: ValueDecl, { slots }: Origins, roles: ReadonlyMap<string, Fits>): boolean {
  switch (origin.kind) {
    case 'event':
    case 'awaited':
      if (origin.role === 'amount') return sort === 'num';
      return sort === 'entities' || (sort === 'players' && roles.get(origin.role) !== 'objects');
    case 'target':
      return sort === 'entities' || (sort === 'players' && slots[origin.slot] === 'players');
    case 'local':
    case 'cost':
    case 'linked':
      return true;
  }
}

/** Participants that events name, and what they are; events can be made of events. */
function rolesOf(events: readonly Term[]): ReadonlyMap<string, Fits> {
  const roles = new Map<string, Fits>();
  const place = { scope: emptyScope(), candidate: undefined };
  const note = (event: Term): void => {
    // The spell or ability that makes it happen.
    if (event.op === 'causes') roles.set('cause', 'objects');
    parametersOf(event.op).forEach(({ name, param }, index) => {
      const leaf = leafOf(param);
      if (leaf.kind !== 'block' && leaf.kind !== 'operand') return;
      const parts = codeIn(event.args[index]);
      if (leaf.sort === 'event') parts.forEach(note);
      if (leaf.sort !== 'np' && leaf.sort !== 'entities' && leaf.sort !== 'players') return;
      const [kin = 'either'] = parts.map((part) => kinOf(part, place));
      const known = roles.get(name);
      roles.set(name, known === undefined || known === kin ? kin : 'either');
    });
  };
  events.forEach(note);
  return roles;
}

/** Events that statements in the body wait for. */
function eventsIn(code: Term): readonly Term[] {
  const { result } = rowOf(code.op);
  return parametersOf(code.op).flatMap(({ param }, index) => {
    const leaf = leafOf(param);
    if (leaf.kind !== 'block') return [];
    const parts = codeIn(code.args[index]);
    if (leaf.sort === 'event' && result === 'effect') return parts;
    return leaf.sort === 'statement' || leaf.sort === 'effect' ? parts.flatMap(eventsIn) : [];
  });
}
