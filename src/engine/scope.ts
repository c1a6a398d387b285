import { codeIn } from '../bytecode/bodies';
import type { Ability } from '../bytecode/module';
import { mentions } from '../bytecode/term';
import { rememberedOfCode } from '../source/remembered';
import { abilityAt, pathOf, valuesOf, type AbilityPath, type CodePath } from '../vm/pool';
import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../vm/entity';
import { bindEntities, followsNothing, type Binding, type Scope } from '../vm/scope';
import type { ValueDecl } from '../bytecode/module';
import { characteristicsOrLast, objectOrLast } from './state/last-known';
import type { PendingPart } from './state/object';
import type { Game, Roles } from './world';

/** What is known when an ability is put on the stack or begins to apply. */
export interface ScopeFacts {
  readonly ability: AbilityPath;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** Participants of the triggering or replaced event. */
  readonly roles?: Roles;
  /** What was paid, by the index of the cost. */
  readonly costs?: readonly Binding[];
  readonly x?: number | null;
  /** Which one it is of several abilities that are the same: absent for the first. */
  readonly nth?: number;
  /** Batch of the triggering event. */
  readonly batch?: number | null;
  /** What gave the ability, where one of several is known to have. */
  readonly granter?: ObjectId;
}

/** A scope with the values bound that are known from the start: event participants, costs, linked things. */
export function makeScope(game: Game, facts: ScopeFacts, holder: CodePath = facts.ability): Scope {
  const { ability, source, controller, nth, roles, batch = null, x = null } = facts;
  const granter = facts.granter ?? granterOf(game, facts);
  const values = valuesOf(game.pool, holder).map((declared) => initial(game, facts, declared));
  const follows = batch === null ? followsNothing : { ...followsNothing, batch };
  // Spread only where there is more to say: that takes many times as long.
  const scope: Scope = { ability, source, controller, values, targets: none, divided: none, x, follows };
  if (granter === null && nth === undefined && roles === undefined && batch === null) return scope;
  return {
    ...scope,
    ...(granter === null ? {} : { granter }),
    ...(nth === undefined ? {} : { nth }),
    ...(roles === undefined ? {} : { participants: participantsOf(roles) }),
    ...(batch === null ? {} : { made: batch }),
  };
}

const none: readonly never[] = [];

/** The object that gave the source an ability that speaks of it (CR 201.5a). */
function granterOf(game: Game, { ability, source }: ScopeFacts): ObjectId | null {
  if (!speaksOfGranter(abilityAt(game.pool, ability))) return null;
  const held = characteristicsOrLast(game, source)?.abilities ?? [];
  return (
    held.find(({ path, grantedBy }) => grantedBy !== null && (ability === path || ability.startsWith(`${path}.`)))
      ?.grantedBy ?? null
  );
}

const speaksOfGranter = rememberedOfCode((ability: Ability): boolean =>
  codeIn(ability).some((code) => mentions(code, 'granter')),
);

/** Everything that takes part in an event, whatever its role. */
export function participantsOf(roles: Roles): readonly Entity[] {
  return [...new Set(Object.values(roles).flatMap(({ entities }) => entities))];
}

function initial(game: Game, facts: ScopeFacts, { origin }: ValueDecl): Binding | null {
  switch (origin.kind) {
    case 'event':
      return facts.roles?.[origin.role] ?? null;
    case 'cost':
      return facts.costs?.[origin.index] ?? null;
    case 'linked': {
      const source = objectOrLast(game, facts.source);
      return (
        source?.chosen[origin.item] ?? bindEntities((source?.linked[origin.item] ?? []).filter(isStillLinked(game)))
      );
    }
    case 'target':
      return bindEntities([]);
    case 'local':
    case 'awaited':
      return null;
  }
}

/** What was exiled is spoken of while it is in exile (CR 607.2a); what was sacrificed, say, also when it is gone. */
const isStillLinked =
  ({ state }: Game) =>
  (entity: Entity): boolean =>
    isPlayer(entity) || state.objects[entity] !== undefined || state.lastKnown[entity]?.object.zone !== 'exile';

/** The scope with its targets, and the values bound that stand for them. */
export function withTargets(game: Game, part: PendingPart, targets: Scope['targets']): Scope {
  const { scope, holder } = part;
  if (holder === null) return scope;
  const values = valuesOf(game.pool, holder).map(({ origin }, at) =>
    origin.kind === 'target' ? bindEntities(targets[origin.slot] ?? []) : (scope.values[at] ?? null),
  );
  return { ...scope, targets, values };
}

/** The ability or mode that statements belong to: it declares their target slots and values. */
export function holderOf(code: CodePath): CodePath {
  return code.slice(0, code.lastIndexOf('.body'));
}

/** What an ability does when it resolves: its own body, or one part for each chosen mode in printed order (CR 700.2). */
export function partsOf(game: Game, facts: ScopeFacts, modes: readonly number[]): readonly PendingPart[] {
  const ability = abilityAt(game.pool, facts.ability);
  const holders = ability.modal === null ? [ability] : modes.flatMap((mode) => ability.modal?.modes[mode] ?? []);
  return holders.map(({ body }): PendingPart => {
    const code = pathOf(game.pool, body);
    const holder = holderOf(code);
    return { code, holder, scope: makeScope(game, facts, holder) };
  });
}

/** The parts with what was chosen for one slot of one of them. */
export function withChosen(
  game: Game,
  parts: readonly PendingPart[],
  at: { readonly part: number; readonly slot: number },
  chosen: Scope['targets'][number],
): readonly PendingPart[] {
  return parts.map((part, index) => {
    if (index !== at.part) return part;
    const before = part.scope.targets;
    const targets = Array.from({ length: Math.max(before.length, at.slot + 1) }, (_, slot) =>
      slot === at.slot ? chosen : (before[slot] ?? []),
    );
    return { ...part, scope: withTargets(game, part, targets) };
  });
}
