import { characteristicsOf } from '../engine/characteristics/characteristics';
import type { Game } from '../engine/world';
import { isList, isTerm, type Term } from '../bytecode/term';
import { abilityAt } from '../vm/pool';
import type { ObjectId } from '../vm/entity';
import type { Expectation } from './schema';
import type { Verdict } from './verdict';
import { abilityText, fit } from './words';

type Wanted = NonNullable<Expectation['ability']>;

/** As many of the permanents as wanted (one, when nothing is said), and the last of them, have the ability or lack it. */
export function hasAbility(game: Game, ids: readonly ObjectId[], expectation: Expectation): Verdict {
  const { ability, is, count } = expectation;
  if (ability === undefined) return { met: false, got: null };
  const have = ids.map((id) => countOf(game, id, ability));
  if (expectation.what === 'abilityCount') return { met: have.at(-1) === is, got: have };
  const last = have.at(-1);
  const wanted = is !== false;
  const met = last !== undefined && last > 0 === wanted && (count === undefined || count === ids.length);
  return { met, got: have };
}

/** How many times an object has the ability. */
function countOf(game: Game, id: ObjectId, wanted: Wanted): number {
  const values = characteristicsOf(game, id);
  const rule = typeof wanted === 'string' ? wanted : wanted.rule;
  if (rule !== undefined)
    return values.abilities.filter(({ path }) => {
      const text = abilityText(game, path);
      return text !== '' && fit(game, id, text, rule) > 0.6;
    }).length;
  if (typeof wanted === 'string' || wanted.keyword === undefined) return 0;
  const name = wanted.keyword.toLowerCase();
  const from = (wanted.from ?? []).map((word) => word.toLowerCase());
  const terms = values.abilities.flatMap(({ path }) => {
    const ability = abilityAt(game.pool, path);
    return ability.kind === 'keyword' ? [ability.keyword] : [];
  });
  const fitting = terms.filter((term) => keywordName(term) === name && from.every((word) => mentions(term, word)));
  return fitting.length > 0 || from.length > 0
    ? fitting.length
    : Number(values.keywords.some((keyword) => keyword === name));
}

function keywordName(term: Term): string {
  const [name] = term.args;
  return typeof name === 'string' ? name : term.op.toLowerCase();
}

function mentions(term: Term, word: string): boolean {
  return term.args.some((arg) => {
    if (typeof arg === 'string') return arg.toLowerCase() === word || `${arg.toLowerCase()}s` === word;
    if (isTerm(arg)) return mentions(arg, word);
    return isList(arg) && arg.some((inner) => isTerm(inner) && mentions(inner, word));
  });
}
