import { abilityAt } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { bindNum } from '../../vm/scope';
import { doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { keywordAround, keywordNames } from '../characteristics/keyword-names';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { targetEvents } from '../stack/announce';
import { putAbility } from '../stack/put';
import { isManaAbility } from '../mana/abilities';
import { latest } from '../state/last-known';
import { withUse } from '../state/uses';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import { activations, type Activation } from './activations';
import { forget, remember } from './checkpoint';
import { costOf, type Cost } from './costs';
import { insteadOfKeyword } from './keyword-costs';
import { withColoredX } from './only-with';
import { manaTask } from './pay-mana';
import type { AnnounceTask } from './task';

/** Activates an ability in the order of CR 602.2. Mana abilities do not use the stack (CR 605.3b). */
export function activate(game: Game, task: TaskOf<'activate'>, given: Given): Next {
  const { player, object, ability: path } = task;
  switch (task.stage) {
    case 'begin': {
      if (isManaAbility(abilityAt(game.pool, path))) return run(manaTask(game, player, object, path, null, null));
      const its = activations(game, player, 'other').find((found) => found.object === object && found.path === path);
      if (its === undefined) throw new Error(`no ability ${path} of ${object} to activate`);
      remember(game);
      const onStack = putAbility(game, {
        source: object,
        ability: path,
        controller: player,
        pending: { parts: [], kind: 'activated' },
      });
      return run(activationAnnouncement(game, player, onStack, its), { ...task, stage: 'announced' });
    }
    case 'announced': {
      if (given.kind === 'binding' && given.binding.num === 0) return doneWith(bindNum(0));
      forget(game);
      const onStack = game.state.stack.at(-1);
      if (onStack === undefined) throw new Error('an ability that left the stack');
      if (game.state.objects[object] !== undefined)
        setObject(game, object, { uses: withUse(objectOf(game, object).uses, path) });
      const event = { kind: 'activate', object: onStack, source: object, ability: path, player, mana: 'no' } as const;
      const more = [...cycling(game, task, onStack), ...helping(game, task, onStack), ...targetEvents(game, onStack)];
      return run(propose(event, ...more));
    }
  }
}

/** A card is cycled when it is discarded to pay for a cycling ability (CR 702.29c). */
function cycling(
  game: Game,
  { player, object, ability: path }: TaskOf<'activate'>,
  onStack: ObjectId,
): readonly GameEvent[] {
  const outer = path.lastIndexOf('.expansion.');
  const keyword = outer < 0 ? null : abilityAt(game.pool, path.slice(0, outer));
  if (keyword?.kind !== 'keyword' || !keywordNames(keyword.keyword).includes('cycling')) return [];
  const x = objectOf(game, onStack).pending?.parts[0]?.scope.x ?? null;
  const event = { kind: 'action', action: 'cycle', player, object: latest(game, object) ?? object, amount: 1 } as const;
  return [x === null ? event : { ...event, x }];
}

/** Creatures saddle or crew what they are tapped for (CR 702.171c, CR 702.122a). */
function helping(game: Game, { player, object, ability }: TaskOf<'activate'>, onStack: ObjectId): readonly GameEvent[] {
  const keyword = keywordAround(game.pool, ability);
  if (keyword !== 'saddle' && keyword !== 'crew') return [];
  const paid = objectOf(game, onStack).pending?.parts.flatMap(({ scope }) => scope.follows.paid ?? []) ?? [];
  // What was paid with is followed under its earlier names, too; what was tapped is still there.
  const tapped = [...new Set(paid)].filter((id) => game.state.objects[id] !== undefined);
  return tapped.map((id) => ({
    kind: 'action',
    action: keyword,
    player,
    object: id,
    amount: 1,
    whom: object,
  }));
}

/** What an ability costs, and what may be paid instead. */
export function costOfActivation(game: Game, player: PlayerId, its: Activation): Cost {
  const { ability, scope } = its;
  const cost = withColoredX([ability], costOf(game, ability.cost, scope, player));
  const instead = insteadOfKeyword(game, player, its);
  return instead.length === 0 ? cost : { ...cost, instead };
}

/** What is to be announced for an activated ability on the stack. */
export function activationAnnouncement(game: Game, player: PlayerId, onStack: ObjectId, its: Activation): AnnounceTask {
  const { object, path } = its;
  return {
    kind: 'announce',
    player,
    object: onStack,
    what: 'activate',
    facts: [{ ability: path, source: object, controller: player }],
    cost: costOfActivation(game, player, its),
    optional: [],
    chosen: [],
    x: null,
    phyrexian: [],
    modes: [],
    assistance: null,
    rest: [],
    costs: [],
    stage: 'optional',
  };
}
