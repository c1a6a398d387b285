import { isPlayer, type ObjectId, type PlayerId } from '../../vm/entity';
import { numOf } from '../../vm/evaluate';
import { keywordsOf } from '../characteristics/abilities';
import { hasKeyword, hasType } from '../characteristics/has';
import type { Characteristics } from '../characteristics/types';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../state/last-known';
import { commanderOf } from '../state/merged';
import { isPlayerForbidden } from '../statics/restrictions';
import { rulesAbout } from '../statics/rules-in-force';
import type { Game } from '../world';
import { objectOf, playerOf, setObject, setPlayer } from '../write';
import type { EventOf, GameEvent } from './event';
import { applied, type Applied, type EventRules } from './rule';

type DamageEvent = 'damage' | 'commanderDamage' | 'markDamage' | 'gainLife' | 'loseLife';

const inGame = (game: Game, event: { readonly player: PlayerId; readonly amount: number }): boolean =>
  event.amount > 0 && playerOf(game, event.player).out === null;

export const damageRules: EventRules<DamageEvent> = {
  damage: {
    affected: (_, e) => e.to,
    possible: (game, e) =>
      e.amount > 0 &&
      (isPlayer(e.to) ? playerOf(game, e.to).out === null : game.state.objects[e.to]?.zone === 'battlefield'),
    expand: results,
    amount: (e) => e.amount,
  },
  commanderDamage: {
    affected: (_, e) => e.player,
    apply: (game, { player, commander, amount }) => {
      const { commanderDamage } = playerOf(game, player);
      const total = (commanderDamage[commander] ?? 0) + amount;
      setPlayer(game, player, { commanderDamage: { ...commanderDamage, [commander]: total } });
      return applied(amount);
    },
  },
  markDamage: { affected: (_, e) => e.object, apply: mark },
  gainLife: {
    affected: (_, e) => e.player,
    possible: (game, e) => inGame(game, e) && !isPlayerForbidden(game, 'gainLife', e.player),
    apply: (game, e) => changeLife(game, e.player, e.amount),
  },
  loseLife: {
    affected: (_, e) => e.player,
    possible: (game, e) => inGame(game, e) && !isPlayerForbidden(game, 'loseLife', e.player),
    // What is dealt at the same time counts together.
    apply: (game, e) =>
      changeLife(game, e.player, -(e.cause === 'damage' ? Math.min(e.amount, mostLost(game, e.player)) : e.amount)),
  },
};

/** What damage does, by its source and recipient (CR 120.3). */
function results(game: Game, event: EventOf<'damage'>): readonly GameEvent[] {
  const { source, to, amount } = event;
  const values = characteristicsOrLast(game, source);
  const gain: readonly GameEvent[] = hasKeyword(values, 'lifelink')
    ? [{ kind: 'gainLife', player: controllerOf(game, source), amount, source }]
    : [];
  return [...(isPlayer(to) ? toPlayer(game, to, event, values) : toPermanent(game, event, values)), ...gain];
}

function toPlayer(
  game: Game,
  player: PlayerId,
  { source, amount, combat }: EventOf<'damage'>,
  values: Characteristics | undefined,
): readonly GameEvent[] {
  const poison = (count: number): GameEvent => ({
    kind: 'putCounters',
    on: player,
    counter: 'poison',
    count,
    by: controllerOf(game, source),
    source,
  });
  const toxic = combat === 'combat' ? toxicityOf(game, source) : 0;
  const dealer = combat === 'combat' ? objectOrLast(game, source) : undefined;
  const commander = dealer === undefined ? null : commanderOf(dealer);
  const besides: readonly GameEvent[] = [
    ...(toxic > 0 ? [poison(toxic)] : []),
    ...(commander === null ? [] : [{ kind: 'commanderDamage', player, commander, amount } as const]),
  ];
  if (hasKeyword(values, 'infect')) return [poison(amount), ...besides];
  const lost = Math.min(amount, mostLost(game, player));
  return [{ kind: 'loseLife', player, amount: lost, cause: 'damage', source }, ...besides];
}

/** "Damage that would reduce your life total to less than 1 reduces it to 1 instead": how much life it can cost. */
function mostLost(game: Game, player: PlayerId): number {
  const { life } = playerOf(game, player);
  return rulesAbout(game, player, 'lifeFloor').reduce((most, { term, context }) => {
    const below = numOf(context, term, 'below');
    return life >= below ? Math.min(most, Math.max(life - numOf(context, term, 'at'), 0)) : most;
  }, Number.MAX_SAFE_INTEGER);
}

/** The total toxic value (CR 702.164b). */
function toxicityOf(game: Game, source: ObjectId): number {
  return keywordsOf(game, source, 'toxic').reduce(
    (sum, { keyword, context }) => sum + numOf(context, keyword, 'count'),
    0,
  );
}

function toPermanent(game: Game, event: EventOf<'damage'>, values: Characteristics | undefined): readonly GameEvent[] {
  const { source, to, amount } = event;
  if (isPlayer(to)) return [];
  const hit = characteristicsOrLast(game, to);
  const lose = (counter: string): GameEvent => ({ kind: 'removeCounters', from: to, counter, count: amount, by: null });
  const parts: GameEvent[] = [];
  if (hasType(hit, 'planeswalker')) parts.push(lose('loyalty'));
  if (hasType(hit, 'battle')) parts.push(lose('defense'));
  if (!hasType(hit, 'creature')) return parts;
  if (hasKeyword(values, 'infect') || hasKeyword(values, 'wither'))
    return [
      ...parts,
      { kind: 'putCounters', on: to, counter: '-1/-1', count: amount, by: controllerOf(game, source), source },
    ];
  const deathtouch = hasKeyword(values, 'deathtouch') ? 'yes' : 'no';
  return [...parts, { kind: 'markDamage', object: to, amount, deathtouch }];
}

function mark(game: Game, event: EventOf<'markDamage'>): Applied {
  const object = objectOf(game, event.object);
  setObject(game, event.object, {
    damage: object.damage + event.amount,
    deathtouched: object.deathtouched || event.deathtouch === 'yes',
  });
  return applied(event.amount);
}

function changeLife(game: Game, player: PlayerId, change: number): Applied {
  setPlayer(game, player, { life: playerOf(game, player).life + change });
  return applied(Math.abs(change));
}
