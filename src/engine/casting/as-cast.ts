import { termsIn, isTerm, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { evalPattern, optionalTerm } from '../../vm/evaluate';
import { pathOf, type CodePath } from '../../vm/pool';
import type { Ability } from '../../bytecode/module';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { isEnough } from '../handlers/enough';
import { permanents } from '../handlers/candidates';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import { contextFor, type Game, type GameContext } from '../world';

/**
 * The conditions of a spell's abilities about what was so as it was cast that hold now, when that is completed (CR 601.2i):
 * "if you revealed a Dragon card or controlled a Dragon as you cast this spell".
 */
export function heldAsCast(game: Game, object: ObjectId, player: PlayerId): readonly CodePath[] {
  return heldAbilities(game.pool, characteristicsOf(game, object)).flatMap(({ ability, path }) => {
    const asked = codeOf(ability)
      .flatMap(termsIn)
      .filter(({ op }) => op === 'asYouCast');
    if (asked.length === 0) return [];
    const context = contextFor(game, makeScope(game, { ability: path, source: object, controller: player }));
    return asked.filter((term) => holds(context, term, object, player)).map((term) => pathOf(game.pool, term));
  });
}

/** The condition of an ability, what it does, and what its modes do. */
function codeOf(ability: Ability): readonly Term[] {
  const condition = 'condition' in ability ? ability.condition : null;
  const modes = ability.modal?.modes.flatMap(({ body }) => body) ?? [];
  return [...(condition === null ? [] : [condition]), ...ability.body, ...modes].filter(isTerm);
}

function holds(context: GameContext, term: Term, object: ObjectId, player: PlayerId): boolean {
  const found = (name: 'revealed' | 'controlled', among: readonly ObjectId[]): boolean => {
    const pattern = optionalTerm(term, name);
    if (pattern === null) return false;
    const fitting = among.filter((id) => evalPattern(withCandidate(context, id), pattern));
    return isEnough(context, pattern, fitting.length);
  };
  const own = permanents(context)
    .filter(isObject)
    .filter((id) => controllerOf(context.world, id) === player);
  return found('revealed', revealedFor(context, object, player)) || found('controlled', own);
}

/** What the player revealed since the spell was put onto the stack. */
function revealedFor({ world: { state } }: GameContext, object: ObjectId, player: PlayerId): readonly ObjectId[] {
  const begun = state.history.findLast(({ became }) => became === object)?.id ?? state.nextEvent;
  return state.history.flatMap(({ id, event }) =>
    id > begun && event.kind === 'reveal' && event.by === player ? event.objects : [],
  );
}
