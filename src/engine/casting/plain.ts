import { Answers } from '../../source/answers';
import type { Ability, TargetSlot } from '../../bytecode/module';
import { isTerm, mentions, type Arg } from '../../bytecode/term';
import { optionalTerm } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityAt, cardOf, type CardPool } from '../../vm/pool';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { clausesOf } from '../characteristics/clauses';
import { readsOf } from '../characteristics/reads';
import type { Characteristics } from '../characteristics/types';
import { wordedWithTargets } from '../handlers/worded';
import { isEnchant } from '../stack/targets';
import { areInForce } from '../statics/rules-in-force';
import { objectOf, playerOf } from '../write';
import type { Game, Rules } from '../world';
import { manaSources } from './means';
import type { Way } from './way';

/**
 * True when a card would be on the stack what it is now, as far as it matters to whether it can be cast, and the rest of
 * the game would be the same: then it need not be looked at as though it were cast. All must be steady (`isSteady`).
 */
export function isPlain(game: Game, player: PlayerId, id: ObjectId, way: Way): boolean {
  const { kind, zone, printed, faceDown } = objectOf(game, id);
  const { name, cost, extra, face } = way;
  if (name !== 'normal' || cost !== null || face !== 0 || way.faceDown !== null) return false;
  if (extra.symbols.length + extra.parts.length > 0) return false;
  if (kind !== 'card' || zone !== 'hand' || faceDown !== null || printed.kind !== 'card') return false;
  if (cardOf(game.pool, printed.card).faces.length > 1 || game.cache.layered.has(id)) return false;
  if (
    areInForce(game, 'playerCant', 'cantBeCast', 'spendAsThough', 'costFloor', 'additionalCost') ||
    !isSpentOnAnything(game, player)
  )
    return false;
  const { abilities } = characteristicsOf(game, id);
  switch (plainnessOf(game, abilities)) {
    case 'plain':
      return true;
    case 'aims':
      return !isAnyWary(game);
    case 'special':
      return false;
  }
}

/** May all mana of the player be spent on whatever it is? */
function isSpentOnAnything(game: Game, player: PlayerId): boolean {
  return (
    playerOf(game, player).mana.every(({ said }) => said === null) &&
    manaSources(game, player).every(({ said }) => said === null)
  );
}

/** Is there anything that cannot be the target of things of some quality, which a spell may have and a card has not? */
function isAnyWary(game: Game): boolean {
  if (areInForce(game, 'gain') || game.state.effects.some(({ content }) => content.kind === 'gainKeyword')) return true;
  // "Hexproof from" counts as hexproof.
  return game.state.battlefield.some((id) => {
    const values = characteristicsOf(game, id);
    return hasKeyword(values, 'protection') || hasKeyword(values, 'hexproof');
  });
}

/** Whether abilities of a card say nothing about its casting, and whether it has targets. */
type Plainness = 'plain' | 'aims' | 'special';

const plainnessByAbilities = new Answers<Characteristics['abilities'], Plainness>();

function plainnessOf({ pool, rules }: Game, abilities: Characteristics['abilities']): Plainness {
  const known = plainnessByAbilities.get(abilities);
  if (known !== undefined) return known;
  const held = heldAbilities(pool, { abilities }).map(({ ability }) => ability);
  const says = abilities.some(({ path }) => saysOfCasting(pool, rules, path)) || held.some(isSpecial);
  const plainness = says ? 'special' : held.some(aims) ? 'aims' : 'plain';
  plainnessByAbilities.set(abilities, plainness);
  return plainness;
}

/** Does it state costs, permissions or conditions of casting its card, or something that is so on the stack? */
function saysOfCasting(pool: CardPool, rules: Rules, path: string): boolean {
  if (abilityAt(pool, path).gate !== null) return true;
  return clausesOf(pool, rules, path).some(({ term, zones }) => {
    switch (term.op) {
      case 'alternativeCost':
      case 'additionalCost':
      case 'castOnly':
      case 'costsLess':
      case 'mayCast':
      case 'castCards':
      case 'castOnlyWith':
        return true;
      default:
        return zones.includes('stack');
    }
  });
}

function aims(ability: Ability): boolean {
  return isEnchant(ability) || (ability.kind === 'spell' && ability.targets.length > 0);
}

/** Does a spell ability, or the keyword that says what an Aura enchants, need a closer look? */
function isSpecial(ability: Ability): boolean {
  if (ability.kind === 'keyword' && isEnchant(ability)) {
    const filter = optionalTerm(ability.keyword, 'filter');
    return filter === null || looksAtCards(filter);
  }
  if (ability.kind !== 'spell') return false;
  return (
    ability.modal !== null ||
    ability.targets.some(isHidden) ||
    wordedWithTargets(ability.body).length > 0 ||
    // A line about its own casting.
    mentions(ability.body, 'castOnly', 'costsLess', 'xOnlyWith', 'castOnlyWith') ||
    // Targets that depend on what is paid.
    (ability.targets.length > 0 &&
      mentions(
        ability.body,
        'costPaid',
        'keywordCostPaid',
        'giftPromised',
        'additionalCostPaid',
        'alternativeCostPaid',
      ))
  );
}

function isHidden({ filter, min }: TargetSlot): boolean {
  return looksAtCards(filter) || looksAtCards(min);
}

/** Does code read what changes as a card goes to the stack, or X? */
function looksAtCards(code: Arg): boolean {
  if (!isTerm(code)) return true;
  const reads = readsOf([code]);
  return reads.has('hand') || reads.has('stack') || reads.has('pending') || reads.has('history') || mentions(code, 'x');
}
