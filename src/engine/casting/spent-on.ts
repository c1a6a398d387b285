import { withCandidate } from '../../vm/context';
import { evalPattern, listCodeOf, termOf } from '../../vm/evaluate';
import { termAt, type CodePath } from '../../vm/pool';
import { followsNothing, nothing } from '../../vm/scope';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { Task } from '../agenda/task';
import { abilityOfMana } from '../mana/restriction';
import { makeScope } from '../scope';
import { frameTask } from '../stack/frame';
import { bindRoles } from '../triggers/roles';
import type { PendingTrigger } from '../triggers/types';
import { objectOf, set } from '../write';
import { contextFor, type Game } from '../world';

/** What happens because certain mana was spent to cast a spell (CR 106.6): effects at once, and abilities that trigger. */
export function spentTasks(game: Game, player: PlayerId, spell: ObjectId): readonly Task[] {
  const spent = objectOf(game, spell).cast?.manaSpent ?? [];
  const isFirst = ({ said, source }: (typeof spent)[number], at: number): boolean =>
    spent.findIndex((other) => other.said === said && other.source === source) === at;
  return spent
    .filter(isFirst)
    .flatMap(({ said, source }) =>
      said === null || source === null ? [] : spentOf(game, player, spell, said, source),
    );
}

function spentOf(game: Game, player: PlayerId, spell: ObjectId, said: CodePath, source: ObjectId): readonly Task[] {
  const term = termAt(game.pool, said);
  if (term.op === 'spendOnly' || term.op === 'spendOnlyFor') return [];
  const ability = abilityOfMana(said);
  const scope = makeScope(game, { ability, source, controller: player });
  const context = contextFor(game, scope);
  const event = termOf(context, term, 'event');
  if (!evalPattern(withCandidate(context, spell), termOf(context, event, 'on'))) return [];
  const body = listCodeOf(context, term, 'body');
  const roles = { on: { ...nothing, entities: [spell], by: [player] } };
  const bound = bindRoles(
    game,
    { ...scope, follows: { ...followsNothing, since: game.state.nextEvent } },
    body,
    event,
    roles,
  );
  if (term.op === 'whenSpent') return [frameTask(bound, body)];
  const trigger: PendingTrigger = {
    source,
    controller: player,
    ability,
    roles,
    batch: null,
    made: { scope: bound, body },
    condition: null,
  };
  set(game, 'triggered', [...game.state.triggered, trigger]);
  return [];
}
