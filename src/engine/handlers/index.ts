import type { Handlers } from '../../vm/context';
import type { Game, Rules } from '../world';
import { hiddenSources, worksOn } from '../characteristics/gather';
import { layered } from '../characteristics/layers';
import { conditions } from './conditions';
import { costEffects } from './costs/index';
import { continuousChanges, continuousEffects } from './continuous/index';
import { durations } from './durations';
import { basicEffects } from './effects/basic';
import { eventPatterns } from './events/index';
import { apnap, opponentsOf, playersFrom } from '../turn/players';
import type { PlayerId } from '../../vm/entity';
import { actionEffects } from './effects/actions';
import { diceEffects } from './effects/dice';
import { dungeonEffects } from './effects/dungeons';
import { attachEffects } from './effects/attach';
import { contestEffects } from './effects/contests';
import { copyEffects } from './effects/copy';
import { counterEffects } from './effects/counters';
import { curbEffects } from './effects/curbs';
import { emblemEffects } from './effects/emblem';
import { enteringEffects } from './effects/entering';
import { exchangeEffects } from './effects/exchange';
import { foretelling } from './effects/foretell';
import { monarchEffects } from './effects/monarch';
import { permissionEffects } from './effects/permissions';
import { searchEffects } from './effects/search';
import { shieldEffects } from './effects/shields';
import { wordedEffects } from './effects/in-words';
import { speedEffects } from './effects/speed';
import { tokenEffects } from './effects/tokens';
import { pileEffects } from './effects/piles';
import { voteEffects } from './effects/votes';
import { zoneEffects } from './effects/zones';
import { filters } from './filters';
import { historyConditions, historyFilters, historyQuantities, lifeChanges } from './history';
import { waitingEffects } from './effects/waiting';
import { kinds } from './kinds';
import { everyKind } from './kinds-among';
import { manaAmounts } from './mana';
import { comparisonsOfPlayers, playerFilters } from './more';
import { patterns } from './patterns';
import { quantities } from './quantities';
import { sides } from './sides';
import { spentConditions, spentQuantities } from './spent';
import { ownAbilityConditions, ownAbilityFilters, ownQuantities } from './own-abilities';
import { castConditions, castQuantities, stackFilters } from './spells';
import { references } from './references';
import { statusConditions, statuses, statusQuantities } from './status';
import { tallies } from './tallies';
import { traitConditions, traits } from './traits';
import { places } from './zones';

const expressions: Handlers<Game> = {
  num: {
    ...ownQuantities,
    ...quantities,
    ...spentQuantities,
    ...statusQuantities,
    ...tallies,
    ...historyQuantities,
    ...castQuantities,
    ...lifeChanges,
  },
  bool: {
    ...spentConditions,
    ...conditions,
    ...ownAbilityConditions,
    ...comparisonsOfPlayers,
    ...traitConditions,
    ...statusConditions,
    ...castConditions,
    ...historyConditions,
  },
  filter: {
    ...filters,
    ...kinds,
    ...traits,
    ...statuses,
    ...playerFilters,
    ...stackFilters,
    ...historyFilters,
    ...ownAbilityFilters,
    ...sides,
  },
  entities: references,
  np: patterns,
  zone: places,
  duration: durations,
  mana: manaAmounts,
  nextEvent: (game) => game.state.nextEvent,
  kindsOf: everyKind,
  inOrder: (game, players, starting) => {
    const order = starting === null ? apnap(game) : playersFrom(game, firstOf(game, starting));
    return order.filter((player) => players.includes(player));
  },
};

/** With whom several players begin: the next opponent in turn order is the first behind "you". */
function firstOf(
  game: Game,
  { from, you }: { readonly from: 'you' | 'nextOpponent'; readonly you: PlayerId },
): PlayerId {
  if (from === 'you') return you;
  const against = opponentsOf(game, you);
  return playersFrom(game, you).find((player) => against.includes(player)) ?? you;
}

/** Every handler of the engine by instruction: what is not here cannot be played (`supports.ts`). */
export const rules: Rules = {
  expressions,
  effects: {
    ...basicEffects,
    ...costEffects,
    ...zoneEffects,
    ...tokenEffects,
    ...speedEffects,
    ...wordedEffects,
    ...contestEffects,
    ...copyEffects,
    ...counterEffects,
    ...curbEffects,
    ...emblemEffects,
    ...monarchEffects,
    ...attachEffects,
    ...diceEffects,
    ...dungeonEffects,
    ...searchEffects,
    ...exchangeEffects,
    ...foretelling,
    ...permissionEffects,
    ...actionEffects,
    ...shieldEffects,
    ...enteringEffects,
    ...pileEffects,
    ...voteEffects,
    ...waitingEffects,
    ...continuousEffects,
  },
  events: eventPatterns,
  continuous: continuousChanges,
  layers: layered,
  sources: hiddenSources,
  worksOn,
};
