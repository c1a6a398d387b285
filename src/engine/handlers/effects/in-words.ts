import { parametersOf } from '../../../bytecode/parameters';
import type { Term } from '../../../bytecode/term';
import type { Entity, ObjectId, PlayerId } from '../../../vm/entity';
import { playersOfArg } from '../../../vm/evaluate';
import { pathIn, slotsOf, statementsAt } from '../../../vm/pool';
import { followsNothing, nothing } from '../../../vm/scope';
import type { Task } from '../../agenda/task';
import { undertaken } from '../../actions/undertake';
import { makeScope, withTargets } from '../../scope';
import { frameTask } from '../../stack/frame';
import { controllerOf } from '../../state/last-known';
import type { EffectContext, EffectHandler, Rules } from '../../world';
import { meaningOf, nameOf, wordedOps, wordedWithTargets } from '../worded';
import { objectsToMove } from './follow';

/** Who does it, and what it is about: a player, or an object and its controller. */
function doers(
  context: EffectContext,
  term: Term,
): readonly { readonly player: PlayerId; readonly object: ObjectId | null }[] {
  const names = parametersOf(term.op).map(({ name }) => name);
  const [acting] = names.includes('who') ? playersOfArg(context, term, 'who') : [];
  if (names.includes('what'))
    return objectsToMove(context, term, 'what').map((object) => ({
      player: acting ?? controllerOf(context.world, object),
      object,
    }));
  return playersOfArg(context, term, 'who').map((player) => ({ player, object: null }));
}

/** Does what the words say, for each who does it. */
const inWords: EffectHandler = (context, term) => {
  const { world, pool, scope } = context;
  const ability = meaningOf(context, term);
  const targets = targetsFor(context, term);
  const groups = doers(context, term).map(({ player, object }): readonly Task[] => {
    const its = makeScope(world, { ability, source: object ?? scope.source, controller: player });
    const part = { code: `${ability}.body`, holder: ability, scope: its };
    const aimed = slotsOf(pool, ability).length === 0 ? its : withTargets(world, part, targets);
    return undertaken(
      world,
      { action: nameOf(term.op), player, object, amount: 1 },
      frameTask({ ...aimed, follows: { ...followsNothing, since: world.state.nextEvent } }, `${ability}.body`),
      { kind: 'afterAction', action: nameOf(term.op), player, object, result: null, stage: 'tell' },
    );
  });
  const [only, more] = groups;
  if (only !== undefined && more === undefined) return { kind: 'tasks', tasks: only };
  return { kind: 'tasks', tasks: [{ kind: 'oneByOne', groups, did: nothing }] };
};

/** What was chosen for the slots of the instruction, which follow those of the ability. */
function targetsFor(context: EffectContext, term: Term): readonly (readonly Entity[])[] {
  const { pool, scope } = context;
  const path = pathIn(pool, term);
  if (path === null || !path.includes('.body')) return [];
  const holder = path.slice(0, path.lastIndexOf('.body'));
  const own = slotsOf(pool, holder).length;
  const at = wordedWithTargets(statementsAt(pool, `${holder}.body`)).indexOf(term);
  return at < 0 ? [] : [scope.targets[own + at] ?? []];
}

export const wordedEffects: Rules['effects'] = Object.fromEntries(wordedOps.map((op) => [op, inWords]));
