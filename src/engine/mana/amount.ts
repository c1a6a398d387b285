import type { Operand } from '../../bytecode/table';
import { isTerm, type Term } from '../../bytecode/term';
import type { ManaAmount } from '../../vm/context';
import {
  boolOf,
  entitiesOf,
  evalMana,
  intOf,
  numOf,
  optionalNum,
  optionalTerm,
  optionalWord,
  termOf,
  termsOf,
  trap,
} from '../../vm/evaluate';
import { bindEntities, bindNum, nothing, withValue, type Binding } from '../../vm/scope';
import { Trap } from '../../vm/trap';
import { asThoughObject } from '../casting/shadow';
import type { GameContext } from '../world';

/**
 * The mana that statements would add now, without carrying them out: what an ability could give. Null when that cannot
 * be told. What they do besides is left out of account.
 */
export function manaOf(context: GameContext, statements: readonly Term[]): readonly ManaAmount[] | null {
  try {
    // "Put a charge counter on ~. Add X mana, where X is the number of charge counters on ~": with the new one.
    const counted = statements.reduce(withCounters, context);
    return statements.flatMap((statement) => manaOfStatement(counted, statement));
  } catch (error) {
    // What hangs on a choice or on an earlier result is not known before.
    if (error instanceof Trap) return null;
    throw error;
  }
}

function manaOfStatement(context: GameContext, term: Term): readonly ManaAmount[] {
  const block = (name: Operand, its = context): readonly ManaAmount[] =>
    termsOf(term, name).flatMap((inner) => manaOfStatement(its, inner));
  switch (term.op) {
    case 'step':
      return manaOfStatement(context, termOf(context, term, 'effect'));
    case 'doAll':
    case 'lasting':
      return block('body');
    case 'if':
      return block(boolOf(context, term, 'condition') ? 'then' : 'otherwise');
    case 'unless':
      return boolOf(context, term, 'condition') ? [] : block('body');
    case 'instead':
      return block(boolOf(context, term, 'condition') ? 'body' : 'replaced');
    case 'letNum':
      return block('body', binding(context, term, bindNum(numOf(context, term, 'num'))));
    case 'repeat':
      return Array.from({ length: numOf(context, term, 'times') }, () => block('body')).flat();
    case 'forEach':
      return entitiesOf(context, term, 'what').flatMap((entity) =>
        block('body', binding(context, term, bindEntities([entity]))),
      );
    case 'forEachKind':
      return context.handlers
        .kindsOf(context, term)
        .flatMap((word) => block('body', binding(context, term, { ...nothing, word })));
    case 'eitherOr':
      return trap(context, term, 'a choice');
    case 'addMana':
      return [evalMana(context, termOf(context, term, 'mana'))];
    default:
      return [];
  }
}

function binding(context: GameContext, term: Term, bound: Binding): GameContext {
  return { ...context, scope: withValue(context.scope, intOf(context, term, 'value'), bound) };
}

/** The game with the counters that a statement puts on the source; without what would put on others in their place. */
function withCounters(context: GameContext, statement: Term): GameContext {
  const term = statement.op === 'step' ? termOf(context, statement, 'effect') : statement;
  const object = context.world.state.objects[context.scope.source];
  const kind = term.op === 'putCounters' ? optionalWord(term, 'counter') : null;
  if (object === undefined || kind === null || optionalTerm(term, 'on')?.op !== 'source') return context;
  const count = (object.counters[kind] ?? 0) + (optionalNum(context, term, 'count') ?? 1);
  return {
    ...context,
    world: asThoughObject(context.world, { ...object, counters: { ...object.counters, [kind]: count } }),
  };
}

/** Could the statements add mana (CR 605.1a)? */
export function addsMana(term: Term): boolean {
  if (term.op === 'addMana') return true;
  return term.args.some((arg) =>
    Array.isArray(arg) ? arg.filter(isTerm).some(addsMana) : isTerm(arg) && addsMana(arg),
  );
}
