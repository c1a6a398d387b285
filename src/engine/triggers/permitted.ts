import { flatMapped } from '../../source/flat-mapped';
import { rememberedOfCode } from '../../source/remembered';
import { termsOfBodies } from '../../bytecode/bodies';
import type { Ability } from '../../bytecode/module';
import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { evalPattern, intOf, listCodeOf, optionalTerm, wordOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { bindEntities, withValue } from '../../vm/scope';
import type { Happened } from '../events/event';
import { makeScope } from '../scope';
import { objectOrLast } from '../state/last-known';
import type { Permit } from '../state/object';
import { contextFor, type Game } from '../world';
import type { PendingTrigger } from './types';

const usesIn = rememberedOfCode((ability: Ability): readonly Term[] =>
  termsOfBodies(ability).filter(({ op }) => op === 'permissionUsed'),
);

/** "If you do, it gains …", "when you cast a spell this way, …": what permissions say is done once something was cast or played by them. */
export function usesOfPermissions(game: Game, batch: readonly Happened[]): readonly PendingTrigger[] {
  return flatMapped(batch, (happened) => {
    const used = usedBy(game, happened);
    return used === null ? [] : triggersOf(game, used.permit, used.thing, happened.batch);
  });
}

/** What was cast or played, and the permission for it. */
function usedBy(game: Game, { event, became }: Happened): { readonly permit: Permit; readonly thing: ObjectId } | null {
  if (event.kind === 'cast') {
    const permit = objectOrLast(game, event.object)?.cast?.permission ?? null;
    return permit === null ? null : { permit, thing: event.object };
  }
  if (event.kind !== 'move' || event.permission === undefined || became === null) return null;
  return { permit: event.permission, thing: became };
}

function triggersOf(game: Game, permit: Permit, thing: ObjectId, batch: number): readonly PendingTrigger[] {
  const uses = usesIn(abilityAt(game.pool, permit.ability));
  if (uses.length === 0) return [];
  const plain = contextFor(game, makeScope(game, permit));
  return uses.flatMap((term): readonly PendingTrigger[] => {
    const what = optionalTerm(term, 'what');
    if (what !== null && !evalPattern(withCandidate(plain, thing), what)) return [];
    const scope = withValue(plain.scope, intOf(plain, term, 'value'), bindEntities([thing]));
    const made = { scope, body: listCodeOf(plain, term, 'body') };
    const timing = wordOf(plain, term, 'word') === 'if' ? ({ timing: 'atOnce' } as const) : {};
    return [{ ...permit, ...timing, roles: {}, batch, made, condition: null }];
  });
}
