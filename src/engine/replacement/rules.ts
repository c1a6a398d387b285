import { withLife } from '../state/object';
import { isPlayer, type ObjectId, type PlayerId } from '../../vm/entity';
import { copiableValuesOf, characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasSubtype, hasType } from '../characteristics/has';
import type { EnteringEvent, EventOf, GameEvent } from '../events/event';
import { countersOn } from '../events/permanents';
import { controllerOf } from '../state/last-known';
import { isProtectedFrom } from '../statics/targeting';
import { commanderOf } from '../state/merged';
import { opponentsOf } from '../turn/players';
import type { Game } from '../world';
import { dayOrNight } from '../turn/day-night';
import { moveTo } from '../events/zones';
import { keywordsOf } from '../characteristics/abilities';
import { numOf } from '../../vm/evaluate';
import { playerOf } from '../write';
import { finalChapter } from '../characteristics/final-chapter';
import { hostsFor, isEnchantUnsaid } from '../sba/attachment';
import type { BaseCharacteristics } from '../characteristics/types';
import type { Applicable, How } from './applicable';
import { cantBePrevented } from './prevent';
import { enteringOf, type AsEntered } from './entering';

/** Replacement and prevention effects that the rules themselves have. */
export function rulesFor(game: Game, event: GameEvent, entered: AsEntered | null): readonly Applicable[] {
  switch (event.kind) {
    case 'move':
      return [...leaving(game, event), ...entering(game, event, entered)];
    case 'createToken':
      return entering(game, event, entered);
    case 'untap':
      return countersOn(game, event.object, 'stun') > 0
        ? [rule('stun', { kind: 'events', events: [removal(event.object, 'stun')] })]
        : [];
    case 'destroy':
      return destruction(game, event);
    case 'damage':
      return damage(game, event);
    case 'draw':
      return dredges(game, event);
    default:
      return [];
  }
}

function rule(name: string, how: How): Applicable {
  return { id: `rule:${name}`, step: 'other', source: null, ability: null, how };
}

function removal(from: ObjectId, counter: string): GameEvent {
  return { kind: 'removeCounters', from, counter, count: 1, by: null };
}

/** How spells were cast that are exiled instead of going anywhere else (CR 702.34a, CR 702.133a, CR 702.180a). */
const exilingWays: readonly string[] = ['flashback', 'jump-start', 'harmonize', 'aftermath'];

function leaving(game: Game, event: EventOf<'move'>): readonly Applicable[] {
  const object = game.state.objects[event.object];
  if (object === undefined) return [];
  const { owner } = object;
  const isTakenAway = event.to.zone === 'hand' || event.to.zone === 'library';
  if (
    commanderOf(object) !== null &&
    isTakenAway &&
    event.aside === undefined &&
    game.state.options.commander === 'commander'
  )
    return [rule('commander', { kind: 'toCommand', player: owner })];
  if (event.to.zone === 'exile') return [];
  const toExile = { ...event, to: { zone: 'exile', position: 0 }, cause: 'exile' } as const;
  // A finality counter (CR 122.1h).
  if (object.zone === 'battlefield' && event.to.zone === 'graveyard' && (object.counters['finality'] ?? 0) > 0)
    return [rule('finality', { kind: 'events', events: [toExile] })];
  if (object.zone === 'stack' && exilingWays.includes(object.cast?.way ?? ''))
    return [rule('exiled', { kind: 'events', events: [toExile] })];
  return [];
}

/** Cards with dredge in the graveyard of who would draw (CR 702.52a). */
function dredges(game: Game, { player }: EventOf<'draw'>): readonly Applicable[] {
  const { graveyard, library } = playerOf(game, player);
  return graveyard.flatMap((id) =>
    keywordsOf(game, id, 'dredge').flatMap(({ keyword, context }): readonly Applicable[] => {
      const count = numOf(context, keyword, 'count');
      if (library.length < count) return [];
      const events: readonly GameEvent[] = [
        { kind: 'mill', player, count },
        moveTo(id, 'hand', 'return', { by: player }),
      ];
      return [{ ...rule(`dredge:${id}`, { kind: 'mayEvents', player, events, label: 'dredge' }), source: id }];
    }),
  );
}

/** A shield counter against effects (CR 122.1c), and umbra armor of an Aura (CR 702.89a). */
function destruction(game: Game, { object, source }: EventOf<'destroy'>): readonly Applicable[] {
  const found: Applicable[] = [];
  if (source !== null && countersOn(game, object, 'shield') > 0)
    found.push(rule('shield', { kind: 'events', events: [removal(object, 'shield')] }));
  for (const id of game.state.battlefield)
    if (game.state.objects[id]?.attachedTo === object && hasKeyword(characteristicsOf(game, id), 'umbra armor')) {
      const events: readonly GameEvent[] = [
        { kind: 'removeDamage', object },
        { kind: 'destroy', object: id, source: null, by: null, regeneration: 'allowed' },
      ];
      found.push({ ...rule(`umbra:${id}`, { kind: 'events', events }), source: id });
    }
  return found;
}

/** Protection (CR 702.16e) and a shield counter (CR 122.1c) prevent damage. */
function damage(game: Game, event: EventOf<'damage'>): readonly Applicable[] {
  const { to, source } = event;
  const found: Applicable[] = [];
  if (isProtectedFrom(game, to, source))
    found.push(rule('protection', { kind: 'prevent', most: null, shield: null, then: null }));
  if (!isPlayer(to) && countersOn(game, to, 'shield') > 0)
    found.push(
      event.preventable === 'no' || cantBePrevented(game, event)
        ? rule('shield', { kind: 'events', events: [event, removal(to, 'shield')] })
        : rule('shield', { kind: 'events', events: [removal(to, 'shield')] }),
    );
  return found;
}

/** What the rules say about how a permanent enters, from what it will be there. */
function entering(game: Game, event: GameEvent, entered: AsEntered | null): readonly Applicable[] {
  const its = enteringOf(event);
  if (its === null) return [];
  const values = entered === null ? plainValues(game, its) : copiableValuesOf(entered.game, entered.id);
  const controller = entered === null ? null : controllerOf(entered.game, entered.id);
  const found: Applicable[] = [];
  const withCounters = (counter: string, count: number): void => {
    const counters = { ...its.entry.counters, [counter]: (its.entry.counters[counter] ?? 0) + count };
    found.push(rule(counter, { kind: 'events', events: [{ ...its, entry: { ...its.entry, counters } }] }));
  };
  if (its.entry.faceDown !== null) return [];
  // What has daybound enters with its other face up at night (CR 702.145b).
  const isDaybound = entered !== null && hasKeyword(characteristicsOf(entered.game, entered.id), 'daybound');
  if (isDaybound && dayOrNight(game) === 'night' && !its.entry.transformed)
    found.push(rule('daybound', { kind: 'events', events: [{ ...its, entry: { ...its.entry, transformed: true } }] }));
  found.push(...sunburst(game, its, entered));
  // CR 306.5b, CR 310.4b, CR 714.3a.
  const loyalty = values.loyaltyOf === undefined ? values.loyalty : xOf(game, its);
  if (hasType(values, 'planeswalker') && loyalty !== null)
    withCounters('loyalty', Math.max(loyalty - lostToLife(game, its, entered), 0));
  if (hasType(values, 'battle') && values.defense !== null) withCounters('defense', values.defense);
  if (hasSubtype(values, 'saga')) {
    const last = entered === null ? 0 : finalChapter(entered.game, entered.id);
    const isAhead = entered !== null && hasKeyword(characteristicsOf(entered.game, entered.id), 'read ahead');
    if (isAhead && last > 0)
      found.push(rule('lore', { kind: 'chapter', player: controller ?? controllerBy(game, its), last }));
    else withCounters('lore', 1);
  }
  if (hasSubtype(values, 'siege') && its.entry.chosen['protector'] === undefined) {
    const player = controller ?? controllerBy(game, its);
    const players = opponentsOf(game, player);
    found.push(rule('protector', { kind: 'protector', player, players }));
  }
  const tribute = entered === null ? 0 : tributeOf(entered);
  if (tribute > 0 && its.entry.chosen['tribute'] === undefined) {
    const player = controller ?? controllerBy(game, its);
    found.push(rule('tribute', { kind: 'tribute', player, players: opponentsOf(game, player), count: tribute }));
  }
  if (hasSubtype(values, 'aura')) found.push(...enchanting(game, its, values, controller ?? controllerBy(game, its)));
  return found;
}

/** What an Aura enters attached to: an effect has said so, or its controller chooses (CR 303.4f, CR 303.4i). */
function enchanting(
  game: Game,
  its: EnteringEvent,
  values: BaseCharacteristics,
  player: PlayerId,
): readonly Applicable[] {
  const { attachedTo, host } = its.entry;
  if (isAuraSpell(game, its) || (host === 'open' && attachedTo !== null)) return [];
  const hosts = hostsFor(game, values, its, player);
  if (host === 'open') return [rule('aura', { kind: 'attachAura', player, hosts })];
  const isLegal = attachedTo !== null && (hosts.includes(attachedTo) || isEnchantUnsaid(game, its, values));
  return isLegal ? [] : [rule('aura', { kind: 'events', events: [] })];
}

/** A counter for each color of mana that was spent on the spell: on a creature +1/+1, else charge (CR 702.44a). */
function sunburst(game: Game, event: EnteringEvent, entered: AsEntered | null): readonly Applicable[] {
  if (event.kind !== 'move' || entered === null) return [];
  const values = characteristicsOf(entered.game, entered.id);
  const spent = new Set(
    game.state.objects[event.object]?.cast?.manaSpent.flatMap(({ kind }) => (kind === 'C' ? [] : kind)),
  );
  const counter = hasType(values, 'creature') ? '+1/+1' : 'charge';
  return keywordsOf(entered.game, entered.id, 'sunburst').flatMap((_, at): readonly Applicable[] => {
    if (spent.size === 0) return [];
    const counters = { ...event.entry.counters, [counter]: (event.entry.counters[counter] ?? 0) + spent.size };
    return [rule(`sunburst ${at}`, { kind: 'events', events: [{ ...event, entry: { ...event.entry, counters } }] })];
  });
}

/** The counters that a creature with tribute may enter with (CR 702.104a). */
function tributeOf(entered: AsEntered): number {
  const [tribute] = keywordsOf(entered.game, entered.id, 'tribute');
  return tribute === undefined ? 0 : numOf(tribute.context, tribute.keyword, 'count');
}

function plainValues(game: Game, event: EnteringEvent): ReturnType<typeof copiableValuesOf> {
  if (event.kind === 'createToken') return event.values;
  if (event.entry.copyOf !== null) return event.entry.copyOf;
  return copiableValuesOf(game, event.object);
}

/** The X that was chosen for the spell that enters, 0 for anything else (CR 107.3m). */
function xOf(game: Game, event: EnteringEvent): number {
  return event.kind === 'move' ? (game.state.objects[event.object]?.cast?.x ?? 0) : 0;
}

/** Of a compleated planeswalker: two for each Phyrexian symbol of its cost that was paid with life (CR 702.150a). */
function lostToLife(game: Game, event: EnteringEvent, entered: AsEntered | null): number {
  if (event.kind !== 'move') return 0;
  const its = entered ?? { game, id: event.object };
  if (!hasKeyword(characteristicsOf(its.game, its.id), 'compleated')) return 0;
  return 2 * (game.state.objects[event.object]?.cast?.paid[withLife] ?? 0);
}

/** Under whose control a permanent enters. */
function controllerBy(game: Game, event: EnteringEvent): EventOf<'createToken'>['player'] {
  if (event.entry.controller !== null) return event.entry.controller;
  if (event.kind === 'createToken') return event.player;
  return event.by ?? game.state.objects[event.object]?.owner ?? game.state.turn.active;
}

/** An Aura spell has its host already; another spell that enters as a copy of an Aura does not (CR 303.4f, CR 303.4g). */
function isAuraSpell(game: Game, event: EnteringEvent): boolean {
  if (event.kind !== 'move' || game.state.objects[event.object]?.zone !== 'stack') return false;
  return hasSubtype(characteristicsOf(game, event.object), 'aura');
}
