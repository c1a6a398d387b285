import type { Ability } from '../../bytecode/module';
import { mentions, type Term } from '../../bytecode/term';
import { evalFilter, optionalTerm } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import type { AbilityPath } from '../../vm/pool';
import { heldAbilities, keywordsOf } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasSubtype, hasType } from '../characteristics/has';
import { keywordNames } from '../characteristics/keyword-names';
import type { BaseCharacteristics } from '../characteristics/types';
import type { EnteringEvent } from '../events/event';
import { makeScope } from '../scope';
import { isForbidden } from '../statics/restrictions';
import { fitsRule, rulesAbout, wordOfRule } from '../statics/rules-in-force';
import { isProtectedFrom } from '../statics/targeting';
import { isInGame, playersFrom } from '../turn/players';
import { objectOf, playerOf } from '../write';
import { contextFor, type Game } from '../world';

/** May the permanent be attached to the object or player (CR 701.3a, CR 303.4, CR 301.5)? */
export function canAttach(game: Game, attachment: ObjectId, to: Entity): boolean {
  const values = characteristicsOf(game, attachment);
  if (attachment === to || !isPresent(game, to) || hasType(values, 'battle')) return false;
  if (isProtectedFrom(game, to, attachment)) return false;
  if (!rulesAbout(game, attachment, 'attachesOnly').every((rule) => fitsRule(rule, 'to', to))) return false;
  if (hasSubtype(values, 'equipment') && isForbidden(game, 'beEquipped', to)) return false;
  if (hasSubtype(values, 'aura')) {
    if (hasType(values, 'creature') || isBarredBesides(game, attachment, to)) return false;
    const enchants = keywordsOf(game, attachment, 'enchant');
    return (
      enchants.length > 0 &&
      enchants.every(({ keyword, context }) => {
        const filter = optionalTerm(keyword, 'filter');
        return filter !== null && mayBeThere(game, to, filter) && evalFilter(withCandidate(context, to), filter);
      })
    );
  }
  if (isPlayer(to) || !isOnBattlefield(game, to)) return false;
  const host = characteristicsOf(game, to);
  if (hasSubtype(values, 'equipment'))
    return hasType(host, 'creature') && (!hasType(values, 'creature') || hasKeyword(values, 'reconfigure'));
  return hasSubtype(values, 'fortification') && hasType(host, 'land') && !hasType(values, 'creature');
}

/** "Enchanted land can't be enchanted by other Auras": those are all but the one that says so. */
function isBarredBesides(game: Game, aura: ObjectId, to: Entity): boolean {
  return rulesAbout(game, to, 'cant').some(
    (rule) => wordOfRule(rule, 'action') === 'beEnchantedByOtherAuras' && rule.source !== aura,
  );
}

function isPresent(game: Game, to: Entity): boolean {
  if (isPlayer(to)) return isInGame(game, to);
  const object = game.state.objects[to];
  return (object?.zone === 'battlefield' || object?.zone === 'graveyard') && !object.phasedOut;
}

const isOnBattlefield = (game: Game, to: ObjectId): boolean => game.state.objects[to]?.zone === 'battlefield';

/** "Enchant creature" is about permanents; a card in a graveyard is only what is said to be there (CR 109.2). */
const mayBeThere = (game: Game, to: Entity, filter: Term): boolean =>
  isPlayer(to) || isOnBattlefield(game, to) || mentions(filter, 'inZone');

/**
 * An Aura token is created attached to something, and what it can enchant is said behind that: "that token has enchant
 * creature". Until then nothing can be illegal; state-based actions look at it afterwards (CR 704.5m).
 */
export function isEnchantUnsaid(game: Game, { kind }: EnteringEvent, values: BaseCharacteristics): boolean {
  return kind === 'createToken' && enchantsIn(game, values).length === 0;
}

/** The enchant abilities that something is to enter with. */
function enchantsIn(game: Game, values: BaseCharacteristics): readonly Enchant[] {
  const abilities = values.abilities.map((path) => ({ path, timestamp: 0, grantedBy: null, scope: null }));
  return heldAbilities(game.pool, { abilities }).flatMap(({ ability, path }) =>
    ability.kind === 'keyword' && keywordNames(ability.keyword).includes('enchant') ? [{ ability, path }] : [],
  );
}

interface Enchant {
  readonly ability: Extract<Ability, { readonly kind: 'keyword' }>;
  readonly path: AbilityPath;
}

/** What an Aura that is about to enter could enchant (CR 303.4f): permanents, players, and cards in graveyards. */
export function hostsFor(
  game: Game,
  values: BaseCharacteristics,
  event: EnteringEvent,
  controller: PlayerId,
): readonly Entity[] {
  const source = event.kind === 'move' ? event.object : event.id;
  const enchants = enchantsIn(game, values);
  if (enchants.length === 0) return [];
  const things: readonly Entity[] = [
    ...game.state.battlefield.filter((id) => !objectOf(game, id).phasedOut),
    ...playersFrom(game, controller),
    ...game.state.order.flatMap((player) => playerOf(game, player).graveyard),
  ];
  return things.filter((to) =>
    enchants.every(({ ability, path }) => {
      const filter = optionalTerm(ability.keyword, 'filter');
      const context = contextFor(game, makeScope(game, { ability: path, source, controller }));
      return filter !== null && mayBeThere(game, to, filter) && evalFilter(withCandidate(context, to), filter);
    }),
  );
}
