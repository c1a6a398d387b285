import { mentions } from '../../bytecode/term';
import { flatMapped } from '../../source/flat-mapped';
import { numOf, optionalWord, wordOf } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { isManaAbility } from '../mana/abilities';
import { isGeneric, pipsOf, type Pip } from '../mana/pips';
import { reductionByGate } from './gates';
import { savedBy } from './help';
import { ownChanges, pipsOfChange } from './own-cost';
import { symbolsOf } from '../characteristics/mana-cost';
import { controllerOf } from '../state/last-known';
import { fitsRule, rulesAbout, rulesInForce, type RuleInForce } from '../statics/rules-in-force';
import { saidOfSpell } from '../riders';
import { objectOf } from '../write';
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
    (rule) =>
      wordOf(rule.context, rule.term, 'action') === what && isAbout(rule, object) && !isExcepted(game, rule, object),
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
  const reductions = changes.filter((rule) => !isIncrease(rule));
  const bounded = reductions.filter((rule) => boundOf(game, rule) !== null);
  const less = [
    ...flatMapped(
      reductions.filter((rule) => !bounded.includes(rule)),
      (rule) => pipsOfRule(rule, object),
    ),
    ...ofPermission('less'),
    ...byGate,
    ...own('less'),
    ...(what === 'cast' ? savedBy(game, object) : []),
  ];
  const printed = pipsOf(symbols, x ?? 0);
  const increased = more.length === 0 ? printed : [...printed, ...more];
  // Those that go only so far come first, while there is most to reduce.
  let left: readonly Pip[] = increased;
  for (const rule of bounded)
    for (const by of pipsOfRule(rule, object)) if (!isBeyond(left, by, boundOf(game, rule))) left = reduced(left, by);
  const total = less.reduce(reduced, left);
  const asked = withLifeFor(game, controllerOf(game, object), total);
  const floored = what === 'cast' ? atLeastFloor(game, object, asked) : asked;
  return floored === printed ? printed : sorted(floored);
}

/** "Unless they're mana abilities" (CR 605.1a). */
function isExcepted(game: Game, { term }: RuleInForce, object: ObjectId): boolean {
  if (optionalWord(term, 'except') === null) return false;
  const { origin } = objectOf(game, object);
  return origin !== null && isManaAbility(abilityAt(game.pool, origin.ability));
}

/**
 * Mana for which the player may pay life instead: "for each {b} in a cost, you may pay 2 life rather than pay that mana".
 * A hybrid symbol is what its player announces it to be (CR 601.2b).
 */
export function withLifeFor(game: Game, player: PlayerId, pips: readonly Pip[]): readonly Pip[] {
  const rules = rulesAbout(game, player, 'lifeForMana');
  if (rules.length === 0) return pips;
  return pips.map((pip) => {
    const halves = pip.symbol.split('/');
    const rule = rules.find(({ context, term }) =>
      symbolsOf(wordOf(context, term, 'mana')).some((symbol) => halves.includes(symbol)),
    );
    return rule === undefined || pip.orLife > 0 ? pip : { ...pip, orLife: numOf(rule.context, rule.term, 'life') };
  });
}

/** "Each spell that would cost less than three mana to cast costs three mana to cast": what lacks is generic mana. */
export function atLeastFloor(game: Game, object: ObjectId, pips: readonly Pip[]): readonly Pip[] {
  const floors = rulesInForce(game, 'costFloor').filter((rule) => isAbout(rule, object));
  // What was announced to be paid with life is no mana (CR 601.2b).
  const mana = pips.filter(({ kinds, orLife }) => orLife === 0 || kinds.length > 0).length;
  const least = floors.filter(({ term, context }) => mana < numOf(context, term, 'below'));
  const most = Math.max(mana, ...least.map(({ term, context }) => numOf(context, term, 'count')));
  return most === mana ? pips : [...pips, ...pipsOf([String(most - mana)])];
}

type Bound = 'reducesOnly' | 'leavesOneMana';

/** How far a reduction goes, where the ability that makes it says so behind it. */
function boundOf({ pool }: Game, { scope }: RuleInForce): Bound | null {
  const { body } = abilityAt(pool, scope.ability);
  const says = (op: Bound): boolean => body.some((step) => mentions(step, op));
  if (says('reducesOnly')) return 'reducesOnly';
  return says('leavesOneMana') ? 'leavesOneMana' : null;
}

/** "This effect reduces only the amount of colored mana you pay": where the cost asks for no such mana, nothing is reduced. */
function isBeyond(pips: readonly Pip[], by: Pip, bound: Bound | null): boolean {
  if (bound === 'reducesOnly') return reducibleAt(pips, by) < 0;
  return bound === 'leavesOneMana' && pips.length <= 1;
}

function isIncrease({ term, context }: RuleInForce): boolean {
  return wordOf(context, term, 'how') === 'more';
}

function isAbout(rule: RuleInForce, object: ObjectId): boolean {
  return fitsRule(rule, 'what', object);
}

function pipsOfRule({ term, context }: Pick<RuleInForce, 'term' | 'context'>, object: ObjectId): readonly Pip[] {
  const about = { ...withCandidate(context, object), subject: [object] };
  return pipsOfChange(about, term);
}

/**
 * The cost without one mana: of that type if it asks for it, else generic (CR 118.7a, CR 118.7b, CR 118.7c). Of a hybrid
 * symbol one half counts (CR 118.7e).
 */
function reduced(pips: readonly Pip[], by: Pip): readonly Pip[] {
  const same = reducibleAt(pips, by);
  const at = same >= 0 ? same : pips.findIndex(isGeneric);
  return at < 0 ? pips : pips.filter((_, index) => index !== at);
}

/** The mana of the type that is reduced. */
function reducibleAt(pips: readonly Pip[], by: Pip): number {
  const halves = [by.symbol, ...by.symbol.split('/')];
  return pips.findIndex(({ symbol }) => halves.includes(symbol));
}

/** Pips that are hardest to pay come first. */
function sorted(pips: readonly Pip[]): readonly Pip[] {
  return [...pips].sort((left, right) => Number(isGeneric(left)) - Number(isGeneric(right)));
}
