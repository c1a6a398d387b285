import { playersOfArg, wordOf } from '../../../vm/evaluate';
import { rulesPath } from '../../../vm/pool';
import type { PlayerId } from '../../../vm/entity';
import type { GameEvent } from '../../events/event';
import type { Game, Rules } from '../../world';
import { blessing } from '../../sba/blessing';
import { isPlayerForbidden } from '../../statics/restrictions';
import { become, dayOrNight } from '../../turn/day-night';

/** The abilities that the rules give to the monarch (CR 724.2). */
const ofMonarch = [
  rulesPath('Triggered', 'at the beginning of your end step, draw a card.'),
  rulesPath('Triggered', 'whenever a creature deals combat damage to you, its controller becomes the monarch.'),
];

/** There is one monarch: whoever becomes it takes it from the other (CR 724.3). */
function becomes(game: Game, player: PlayerId): readonly GameEvent[] {
  if (game.state.designations['monarch'] === player || isPlayerForbidden(game, 'becomeMonarch', player)) return [];
  const before = game.state.command.filter((id) => {
    const printed = game.state.objects[id]?.printed;
    return printed?.kind === 'made' && printed.values.name === 'monarch';
  });
  return [
    ...before.map((object) => ({ kind: 'ceaseToExist', object }) as const),
    { kind: 'createEmblem', player, abilities: ofMonarch, name: 'monarch' },
    { kind: 'designate', entity: player, name: 'monarch', value: 1, by: player },
  ];
}

/** Designations that players and the game get (CR 724, CR 702.131, CR 730). */
export const monarchEffects: Rules['effects'] = {
  getCitysBlessing: (context, term) => ({
    kind: 'events',
    events: playersOfArg(context, term, 'who').map(blessing),
  }),
  becomeDay: (context, term) => {
    const what = wordOf(context, term, 'what') === 'day' ? 'day' : 'night';
    return { kind: 'events', events: dayOrNight(context.world) === what ? [] : [become(what)] };
  },
  becomeMonarch: (context, term) => {
    const [player] = playersOfArg(context, term, 'who');
    return { kind: 'events', events: player === undefined ? [] : becomes(context.world, player) };
  },
};
