import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import { optionalNum, optionalTerm, optionalWord } from '../../vm/evaluate';
import type { Company, CombatLimit } from '../decision';
import { fitsRule, rulesAbout, rulesInForce, wordOfRule, type RuleInForce } from '../statics/rules-in-force';
import type { Game } from '../world';

type Act = 'attack' | 'block';

/** How many creatures of a description may attack or block in one combat (CR 508.1c, CR 509.1b). */
export function combatLimits(
  game: Game,
  act: Act,
  player: PlayerId,
  creatures: readonly ObjectId[],
  before: readonly ObjectId[] = [],
): readonly CombatLimit[] {
  const general = rulesInForce(game, 'combatLimit').flatMap((rule): readonly CombatLimit[] => {
    const most = mostIn(rule, 'limited');
    if (wordOfRule(rule, 'act') !== act || most === null) return [];
    const done = before.filter((id) => fitsRule(rule, 'limited', id)).length;
    const its = creatures.filter((id) => fitsRule(rule, 'limited', id));
    const isAbout = (entity: Entity): boolean => fitsRule(rule, 'whom', entity);
    const whom = optionalTerm(rule.term, 'whom') === null ? null : isAbout;
    return [
      { creatures: its, most: Math.max(0, most - done), whom: whom === null ? null : defendersOf(game).filter(whom) },
    ];
  });
  const own = rulesAbout(game, player, 'cantCombatWith').flatMap((rule): readonly CombatLimit[] => {
    const most = mostIn(rule, 'with') ?? 0;
    if (wordOfRule(rule, 'act') !== act) return [];
    return [{ creatures: creatures.filter((id) => fitsRule(rule, 'with', id)), most, whom: null }];
  });
  return [...general, ...own];
}

/** All that can be attacked, so that a limit can name some of it. */
const defendersOf = ({ state }: Game): readonly Entity[] => [...state.order, ...state.battlefield];

/** The number in "more than one creature"; null where there is none. */
function mostIn({ term, context }: RuleInForce, name: 'limited' | 'with'): number | null {
  const pattern = optionalTerm(term, name);
  if (pattern?.op !== 'some' || optionalWord(pattern, 'quantity') !== 'moreThan') return null;
  return optionalNum(context, pattern, 'count');
}

/** With whom together only a creature can attack or block: so many at least of those (CR 508.1c, CR 509.1b). */
export function companyOf(game: Game, act: Act, id: ObjectId, creatures: readonly ObjectId[]): readonly Company[] {
  return rulesAbout(game, id, 'needsCompany')
    .filter((rule) => wordOfRule(rule, 'act') === act)
    .map((rule) => {
      const asked = optionalTerm(rule.term, 'company');
      const least = asked?.op === 'some' ? (optionalNum(rule.context, asked, 'count') ?? 1) : 1;
      return { creatures: creatures.filter((other) => other !== id && fitsRule(rule, 'company', other)), least };
    });
}

/** The company that an option needs, as far as it needs any. */
export const needing = (company: readonly Company[]): { readonly company?: readonly Company[] } =>
  company.length === 0 ? {} : { company };

/** Are enough of those with it that it cannot do without? */
export const hasCompany = (needs: readonly Company[], acting: readonly ObjectId[]): boolean =>
  needs.every(({ creatures, least }) => creatures.filter((id) => acting.includes(id)).length >= least);

interface Acting {
  readonly creature: ObjectId;
  readonly whom: Entity | null;
}

/** The limit that is gone beyond, if one is. */
export function exceeded(limits: readonly CombatLimit[], acting: readonly Acting[]): CombatLimit | null {
  return (
    limits.find(({ creatures, most, whom }) => {
      const counted = acting.filter(
        (each) => creatures.includes(each.creature) && (whom === null || isAmong(whom, each)),
      );
      return new Set(counted.map(({ creature }) => creature)).size > most;
    }) ?? null
  );
}

const isAmong = (defenders: readonly Entity[], { whom }: Acting): boolean => whom !== null && defenders.includes(whom);

/** As many of them as the limits allow, the first ones first. */
export function withinLimits<T>(
  limits: readonly CombatLimit[],
  all: readonly T[],
  actingOf: (one: T) => Acting,
): readonly T[] {
  return all.reduce<readonly T[]>((so, one) => {
    const more = [...so, one];
    return exceeded(limits, more.map(actingOf)) === null ? more : so;
  }, []);
}

/** A creature that attacks somebody. */
export const attacking = (attack: { readonly attacker: ObjectId; readonly defender: Entity }): Acting => ({
  creature: attack.attacker,
  whom: attack.defender,
});

/** A creature that blocks. */
export const blocking = ({ blocker }: { readonly blocker: ObjectId }): Acting => ({ creature: blocker, whom: null });

/** Those of the player's creatures that block already, and those of others. */
export const blockersSoFar = (game: Game): readonly ObjectId[] =>
  (game.state.combat?.blockers ?? []).map(({ object }) => object);
