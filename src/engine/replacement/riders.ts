import { listCodeOf, termOf } from '../../vm/evaluate';
import { pathOf } from '../../vm/pool';
import type { EventOf, GameEvent } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { saidByPermission, saidOfSpell, type Said } from '../riders';
import { makeScope } from '../scope';
import { bindRoles } from '../triggers/roles';
import { contextFor, type Game } from '../world';
import type { Applicable } from './applicable';
import { enteringOf } from './entering';

/**
 * What the permission by which a spell was cast or a land is played says of where it goes and how it enters, wherever its source
 * is by then.
 */
export function ridersFor(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.kind !== 'move') return [];
  return saidOf(game, event).flatMap((said) => applies(game, said, event));
}

function saidOf(game: Game, { object, by, permission }: EventOf<'move'>): readonly Said[] {
  if (game.state.objects[object]?.zone === 'stack') return saidOfSpell(game, object, 'replacing', 'entersWith');
  if (permission === undefined || by === null) return [];
  const scope = makeScope(game, { ability: permission.ability, source: object, controller: by });
  return saidByPermission(game, scope, object, 'entersWith');
}

function applies(game: Game, { term, scope }: Said, event: EventOf<'move'>): readonly Applicable[] {
  const code = pathOf(game.pool, term);
  const about = { id: `rider:${code}`, step: 'other', source: event.object, ability: scope.ability } as const;
  if (term.op === 'entersWith')
    return enteringOf(event) === null ? [] : [{ ...about, how: { kind: 'entry', code, scope } }];
  const context = contextFor(game, scope);
  const pattern = termOf(context, term, 'event');
  const roles = matchEvent(context, pattern, { event, happened: null });
  if (roles === null) return [];
  const body = listCodeOf(context, term, 'body');
  const bound = bindRoles(game, scope, body, pattern, roles, 'replacement');
  return [{ ...about, how: { kind: 'body', code: body, scope: bound, form: 'instead', shield: null } }];
}
