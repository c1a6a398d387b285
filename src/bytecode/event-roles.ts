import { parametersOf } from './parameters';
import { isTerm, type Term } from './term';

/**
 * The participants of an event that its own pattern can speak of: "whenever a player casts a spell from their hand". They are
 * known before what speaks of them is looked at.
 */
export function rolesKnownIn(event: Term): readonly string[] {
  const [inner] = event.args.filter((arg) => isTerm(arg));
  switch (event.op) {
    case 'casts':
    case 'activates':
      return ['who'];
    case 'becomesAttached':
      return ['what'];
    case 'whileTrue':
      return isTerm(inner) ? [...parametersOf(inner.op).map(({ name }) => name), 'amount'] : [];
    case 'nthTime':
      return isTerm(inner) ? rolesKnownIn(inner) : [];
    default:
      return [];
  }
}
