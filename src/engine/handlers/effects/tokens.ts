import type { Term } from '../../../bytecode/term';
import { numOf, optionalNum, optionalWord, playersOfArg, termOf, trap, wordOf } from '../../../vm/evaluate';
import { grantedPath } from '../../../vm/pool';
import type { BaseCharacteristics } from '../../characteristics/types';
import { gained } from '../continuous/abilities';
import { described } from '../continuous/become';
import { namedToken } from '../../tokens/predefined';
import { capital, titled } from '../../titled';
import type { EffectContext, EffectHandler, EffectOutcome, Rules } from '../../world';
import { entryOf } from './entry';

/** What an instruction says of a token (CR 111.3). */
function describedToken(context: EffectContext, term: Term): BaseCharacteristics {
  const { supertypes, types, subtypes, colors, name } = described(context, termOf(context, term, 'filter'));
  const own = optionalWord(term, 'name') ?? name;
  const abilities = gained(context, term).flatMap((change): readonly string[] => {
    if (change.kind === 'gainKeyword') return [grantedPath(change.keyword)];
    return change.kind === 'gainAbility' ? [change.ability] : [];
  });
  return {
    name: own === null ? tokenName(subtypes) : titled(own),
    manaCost: null,
    colors,
    supertypes,
    types,
    subtypes,
    abilities,
    power: optionalNum(context, term, 'power'),
    toughness: optionalNum(context, term, 'toughness'),
    loyalty: null,
    defense: null,
  };
}

/** A token without a name has its subtypes as its name, and the word "Token" (CR 111.4). */
function tokenName(subtypes: readonly string[]): string {
  return [...subtypes.map(capital), 'Token'].join(' ');
}

function create(context: EffectContext, term: Term, values: BaseCharacteristics): EffectOutcome {
  const count = numOf(context, term, 'count');
  const entry = entryOf(context, term, null);
  const source = context.scope.source;
  return {
    kind: 'events',
    events: playersOfArg(context, term, 'who').map((player) => ({
      kind: 'createTokens',
      player,
      count,
      values,
      entry,
      source,
    })),
  };
}

/** As many tokens as are said, such as a statement makes. */
const createAgain: EffectHandler = (context, term) => {
  const tokens = termOf(context, term, 'tokens');
  const made = context.world.rules.effects[tokens.op]?.(context, tokens);
  if (made?.kind !== 'events') return trap(context, term, 'tokens that nothing makes');
  const count = numOf(context, term, 'count');
  const players = playersOfArg(context, term, 'who');
  const kinds = made.events.filter((event) => event.kind === 'createTokens');
  return { ...made, events: players.flatMap((player) => kinds.map((event) => ({ ...event, player, count }))) };
};

/** Creating tokens (CR 111). */
export const tokenEffects: Rules['effects'] = {
  createToken: (context, term) => create(context, term, describedToken(context, term)),
  createAgain,
  createNamedToken: (context, term) => create(context, term, namedToken(context.pool, wordOf(context, term, 'name'))),
};
