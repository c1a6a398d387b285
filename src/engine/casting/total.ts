import { flatMapped } from '../../source/flat-mapped';
import { evalMana, termOf, wordOf } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import type { ObjectId } from '../../vm/entity';
import { isGeneric, pipsOf, type Pip } from '../mana/pips';
import { reductionByGate } from './gates';
import { savedBy } from './help';
import { ownChanges } from './own-cost';
import { fitsRule, rulesInForce, type RuleInForce } from '../statics/rules-in-force';
import { saidOfSpell } from '../riders';
import { contextFor, type Game } from '../world';

/** Total mana cost of a spell or ability on the stack: increases, then reductions (CR 601.2f). */
export function totalOf(
  game: Game,
  object: ObjectId,
  what: 'cast' | 'activate',
  symbols: readonly string[],
  x: number | null,
): readonly Pip[] {
  const changes = rulesInForce(game, 'costsLess').filter(
    (rule) => wordOf(rule.context, rule.term, 'action') === what && isAbout(rule, object),
  );
  const said = what === 'cast' ? saidOfSpell(game, object, 'costsLess') : [];
  const ofPermission = (how: 'more' | 'less'): readonly Pip[] =>
    flatMapped(
      said
        .map(({ term, scope }) => ({ term, context: contextFor(game, scope) }))
        .filter(({ term, context }) => wordOf(context, term, 'how') === how),
      (its) => pipsOfRule(its, object),
    );
  const own = (how: 'more' | 'less'): readonly Pip[] => ownChanges(game, object, how);
  const more = [
    ...flatMapped(
      changes.filter((rule) => isIncrease(rule)),
      (rule) => pipsOfRule(rule, object),
    ),
    ...ofPermission('more'),
    ...own('more'),
  ];
  const byGate = what === 'activate' ? reductionByGate(game, object) : [];
  const less = [
    ...flatMapped(
      changes.filter((rule) => !isIncrease(rule)),
      (rule) => pipsOfRule(rule, object),
    ),
    ...ofPermission('less'),
    ...byGate,
    ...own('less'),
    ...(what === 'cast' ? savedBy(game, object) : []),
  ];
  const increased = [...pipsOf(symbols, x ?? 0), ...more];
  return sorted(less.reduce(reduced, increased));
}

function isIncrease({ term, context }: RuleInForce): boolean {
  return wordOf(context, term, 'how') === 'more';
}

function isAbout(rule: RuleInForce, object: ObjectId): boolean {
  return fitsRule(rule, 'what', object);
}

function pipsOfRule({ term, context }: Pick<RuleInForce, 'term' | 'context'>, object: ObjectId): readonly Pip[] {
  const about = { ...withCandidate(context, object), subject: [object] };
  const { units } = evalMana(about, termOf(about, term, 'amount'));
  return pipsOf(units.flatMap((kinds) => kinds.slice(0, 1)));
}

/**
 * The cost without one mana: of that type if it asks for it, else generic (CR 118.7a, CR 118.7b, CR 118.7c). Of a hybrid
 * symbol one half counts (CR 118.7e).
 */
function reduced(pips: readonly Pip[], by: Pip): readonly Pip[] {
  const halves = [by.symbol, ...by.symbol.split('/')];
  const same = pips.findIndex(({ symbol }) => halves.includes(symbol));
  const at = same >= 0 ? same : pips.findIndex(isGeneric);
  return at < 0 ? pips : pips.filter((_, index) => index !== at);
}

/** Pips that are hardest to pay come first. */
function sorted(pips: readonly Pip[]): readonly Pip[] {
  return [...pips].sort((left, right) => Number(isGeneric(left)) - Number(isGeneric(right)));
}
