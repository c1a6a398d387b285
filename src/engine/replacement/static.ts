import type { Term } from '../../bytecode/term';
import { boolOf, optionalNum, termOf, termsOf } from '../../vm/evaluate';
import { statementsAt } from '../../vm/pool';
import type { EventOf } from '../events/event';
import { makeScope } from '../scope';
import type { Watching } from '../triggers/watching';
import { contextFor, type Game, type GameContext } from '../world';
import type { Applicable, How } from './applicable';
import { factorOf, preventsDamage, redirectedTo, riderOf } from './prevent';

/** What a static ability does to damage or destruction now: prevention statements whose conditions hold (CR 615.1). */
export function preventionOf(
  game: Game,
  { path, source, controller }: Watching,
  event: EventOf<'damage'>,
): readonly Applicable[] {
  const context = contextFor(game, makeScope(game, { ability: path, source, controller }));
  return inForce(context, statementsAt(game.pool, `${path}.body`)).flatMap((term, at): readonly Applicable[] => {
    const how = howOf(context, term, event);
    if (how === null) return [];
    return [{ id: `${source}:${path}:${at}`, step: 'other', source, ability: path, how }];
  });
}

function howOf(context: GameContext, term: Term, event: EventOf<'damage'>): How | null {
  if (term.op === 'multiplyDamage')
    return preventsDamage(context, term, event) ? { kind: 'multiply', factor: factorOf(context, term) } : null;
  if ((term.op !== 'preventDamage' && term.op !== 'redirectDamage') || !preventsDamage(context, term, event))
    return null;
  const most = optionalNum(context, term, 'amount');
  if (term.op === 'preventDamage') return { kind: 'prevent', most, shield: null, then: riderOf(context, term) };
  const onto = redirectedTo(context, term);
  return onto === null ? null : { kind: 'redirect', most, shield: null, onto };
}

/** The statements of a static ability whose conditions hold. */
function inForce(context: GameContext, statements: readonly Term[]): readonly Term[] {
  return statements.flatMap((statement): readonly Term[] => {
    switch (statement.op) {
      case 'step':
        return inForce(context, [termOf(context, statement, 'effect')]);
      case 'if':
        return inForce(context, termsOf(statement, boolOf(context, statement, 'condition') ? 'then' : 'otherwise'));
      case 'unless':
        return boolOf(context, statement, 'condition') ? [] : inForce(context, termsOf(statement, 'body'));
      default:
        return [statement];
    }
  });
}
