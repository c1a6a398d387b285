import { rememberedOfCode } from '../../source/remembered';
import type { Ability, TargetSlot } from '../../bytecode/module';
import { triggerMakers } from '../../bytecode/parameters';
import { mentions, type Term } from '../../bytecode/term';
import { termsOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import { cardOf } from '../../vm/pool';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { objectOf } from '../write';
import type { Game } from '../world';
import type { Way } from './way';

/**
 * True when a spell certainly has no target: it needs one that only an object on the stack can be, and the stack is empty.
 * Says so without a look at the game as it would be with the card on the stack: it is no target for itself (CR 115.5).
 */
export function isAimless(game: Game, id: ObjectId, way: Way): boolean {
  if (game.state.stack.length > 0 || way.name !== 'normal') return false;
  const { printed, faceDown } = objectOf(game, id);
  if (faceDown !== null || way.faceDown !== null || printed.kind !== 'card') return false;
  if (cardOf(game.pool, printed.card).faces.length > 1) return false;
  return heldAbilities(game.pool, characteristicsOf(game, id)).some(({ ability }) => aimsAtStack(ability));
}

const aimsAtStack = rememberedOfCode((ability: Ability): boolean => {
  const { kind, modal, targets, body } = ability;
  // What only a trigger made by it uses is chosen later.
  return kind === 'spell' && modal === null && !mentions(body, ...triggerMakers) && targets.some(needsStack);
});

function needsStack({ min, filter }: TargetSlot): boolean {
  return min.op === 'const' && min.args[0] !== 0 && isOnStack(filter);
}

/** Can only an object on the stack fit? */
function isOnStack(filter: Term): boolean {
  switch (filter.op) {
    case 'spell':
    case 'abilityNoun':
      return true;
    case 'allOf':
      return termsOf(filter, 'parts').some(isOnStack);
    case 'anyOf':
      return termsOf(filter, 'parts').every(isOnStack);
    default:
      return false;
  }
}
