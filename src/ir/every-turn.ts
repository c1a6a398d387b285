import { isTerm, term, type Term } from '../bytecode/term';
import type { Ast } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { withLimit } from './permissions';
import type { Scope } from './scope';

/** Is it "each player's turn"? Then "that player" is the player whose turn it is. */
export function isEveryTurn(condition: Ast): boolean {
  const [who] = condition.kind === 'Call' && condition.op === 'turnOf' ? condition.args : [];
  return who?.kind === 'NounPhrase' && who.form === 'each' && allOfParts(who.filter).every(({ op }) => op === 'player');
}

/** "During each player's turn, that player may play a land or cast a spell …": the active player, once in that turn. */
export function bindEveryTurn({ span }: Ast, body: () => readonly Term[], scope: Scope): readonly Term[] {
  scope.mention({
    sort: 'player',
    number: 'singular',
    span,
    use: (style, noun) => term('again', [term('activePlayer', [], span), style, noun], span),
  });
  return body().map((step) => {
    const [join = null, result = null, effect = null] = step.args;
    if (!isTerm(effect) || effect.op !== 'may') return step;
    return { ...step, args: [join, result, withLimit([step], 'thatTurn', span)] };
  });
}
