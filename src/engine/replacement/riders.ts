import { listCodeOf, termOf } from '../../vm/evaluate';
import { pathOf } from '../../vm/pool';
import type { EventOf, GameEvent } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { saidOfSpell, type Said } from '../riders';
import { bindRoles } from '../triggers/roles';
import { contextFor, type Game } from '../world';
import type { Applicable } from './applicable';
import { enteringOf } from './entering';

/** What the permission that a spell was cast by says of where it goes and how it enters, wherever its source is by then. */
export function ridersFor(game: Game, event: GameEvent): readonly Applicable[] {
  if (event.kind !== 'move' || game.state.objects[event.object]?.zone !== 'stack') return [];
  return saidOfSpell(game, event.object, 'replacing', 'entersWith').flatMap((said) => applies(game, said, event));
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
  const bound = bindRoles(game, scope, body, pattern, roles);
  return [{ ...about, how: { kind: 'body', code: body, scope: bound, form: 'instead', shield: null } }];
}
