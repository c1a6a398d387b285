import { flatMapped } from '../../source/flat-mapped';
import { entitiesOf, listCodeOf, termOf } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import { chosenFor } from '../../vm/run';
import type { GameEvent } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { bindRoles } from '../triggers/roles';
import { set } from '../write';
import { contextFor, type Game, type GameContext } from '../world';
import type { Applicable } from './applicable';
import { enteringOf, renamed, type AsEntered } from './entering';
import { factorOf, preventsDamage, preventsDamageTo, redirectedTo, riderOf } from './prevent';
import type { Shield } from './shield';

/** The shields that apply to an event. */
export function shieldsFor(game: Game, event: GameEvent, entered: AsEntered | null): readonly Applicable[] {
  return flatMapped(game.state.shields, (shield) => applies(game, shield, event, entered));
}

function applies(game: Game, shield: Shield, event: GameEvent, entered: AsEntered | null): readonly Applicable[] {
  const { id, kind, source, code, scope, protects, left } = shield;
  if (left === 0 && event.kind !== 'damage') return [];
  const about = { id: `shield:${id}`, step: 'other', source, ability: scope.ability } as const;
  const term = termAt(game.pool, code);
  const context: GameContext = { ...contextFor(game, scope), chosen: chosenFor(term, shield.chosen) };
  switch (kind) {
    case 'regeneration':
      if (event.kind !== 'destroy' || event.regeneration === 'forbidden' || !protects?.includes(event.object))
        return [];
      return [{ ...about, how: { kind: 'regenerate', shield: id } }];
    case 'prevention':
    case 'redirection': {
      if (event.kind !== 'damage') return [];
      const its =
        protects === null ? preventsDamage(context, term, event) : preventsDamageTo(context, term, event, protects);
      if (!its) return [];
      if (kind === 'redirection') {
        const onto = redirectedTo(context, term);
        return onto === null ? [] : [{ ...about, how: { kind: 'redirect', most: left, shield: id, onto } }];
      }
      return [{ ...about, how: { kind: 'prevent', most: left, shield: id, then: riderOf(context, term) } }];
    }
    case 'multiplication':
      return event.kind === 'damage' && preventsDamage(context, term, event)
        ? [{ ...about, how: { kind: 'multiply', factor: factorOf(context, term) } }]
        : [];
    case 'entering': {
      const entering = enteringOf(event);
      if (event.kind !== 'move' || entering?.kind !== 'move') return [];
      if (!(protects ?? entitiesOf(context, term, 'what')).includes(event.object)) return [];
      return [{ ...about, how: { kind: 'entry', code, scope } }];
    }
    case 'replacement': {
      const pattern = termOf(context, term, 'event');
      // What would enter is looked at as it would be there (CR 614.12).
      const there = entered === null ? context : { ...context, world: entered.game };
      const matched = matchEvent(there, pattern, entered?.occasion ?? { event, happened: null });
      if (matched === null) return [];
      const roles = entered === null ? matched : renamed(matched, entered, event);
      const body = listCodeOf(context, term, 'body');
      const bound = bindRoles(game, scope, body, pattern, roles, 'replacement');
      return [
        {
          ...about,
          how: { kind: 'body', code: body, scope: bound, form: 'instead', shield: left === null ? null : id },
        },
      ];
    }
  }
}

/**
 * Takes from a shield what it prevented; one whose amount is used up is gone (CR 615.7). One that waited for the next time
 * stays until all that happens at once has been looked at.
 */
export function useShield(game: Game, id: number, used: number): void {
  const shields = game.state.shields.flatMap((shield): readonly Shield[] => {
    if (shield.id !== id) return [shield];
    if (shield.kind === 'regeneration') return [];
    if (shield.left === null) return [shield];
    if (shield.left > used) return [{ ...shield, left: shield.left - used }];
    return shield.kind === 'replacement' ? [{ ...shield, left: 0 }] : [];
  });
  set(game, 'shields', shields);
}

/** Drops the shields that were used up by what happened at once. */
export function dropUsedShields(game: Game): void {
  const { shields } = game.state;
  if (shields.some(({ left }) => left === 0))
    set(
      game,
      'shields',
      shields.filter(({ left }) => left !== 0),
    );
}
