import { flatMapped } from '../../source/flat-mapped';
import type { ManaUnit } from '../state/player';
import { manaSymbols } from '../state/player';
import type { Game } from '../world';
import { playerOf, setPlayer } from '../write';
import type { EventOf } from './event';
import { applied, unchanged, type Applied, type EventRules } from './rule';

type StackEvent =
  | 'cast'
  | 'activate'
  | 'resolveAbility'
  | 'becomeTarget'
  | 'playLand'
  | 'addMana'
  | 'tapForMana'
  | 'action'
  | 'undertake';

export const stackRules: EventRules<StackEvent> = {
  cast: { affected: (_, e) => e.object, apply: () => unchanged },
  activate: { affected: (_, e) => e.object, apply: () => unchanged },
  resolveAbility: { affected: (_, e) => e.object, apply: () => unchanged },
  becomeTarget: { affected: (_, e) => e.entity, apply: () => unchanged },
  playLand: { affected: (_, e) => e.object, apply: () => unchanged },
  addMana: { affected: (_, e) => e.player, possible: (_, e) => e.symbols.length > 0, apply: addMana },
  tapForMana: { affected: (_, e) => e.object, apply: () => unchanged },
  action: { affected: (_, e) => e.player, apply: (_, e) => applied(e.amount) },
  undertake: {
    affected: (_, e) => e.object ?? e.player,
    possible: (_, e) => e.amount > 0,
    apply: (_, e) => applied(e.amount),
  },
};

/** Mana goes to the pool (CR 106.4). */
function addMana(game: Game, event: EventOf<'addMana'>): Applied {
  const units = flatMapped(event.symbols, (name): readonly ManaUnit[] => {
    const symbol = manaSymbols.find((known) => known === name);
    return symbol === undefined
      ? []
      : [{ symbol, source: event.source, snow: event.snow === 'yes', said: event.said, keeps: 'step' }];
  });
  setPlayer(game, event.player, { mana: [...playerOf(game, event.player).mana, ...units] });
  return applied(units.length);
}
