import { undercity } from '../../../keywords/dungeons';
import { playersOfArg, wordOf } from '../../../vm/evaluate';
import { rulesPath } from '../../../vm/pool';
import type { PlayerId } from '../../../vm/entity';
import type { GameEvent } from '../../events/event';
import type { Task } from '../../agenda/task';
import { undertaken } from '../../actions/undertake';
import { propose } from '../../events/propose';
import type { Game, Rules } from '../../world';

/** The abilities that the rules give to the player with the initiative (CR 725.2). */
const ofInitiative = [
  rulesPath('Triggered', 'at the beginning of your upkeep, venture into undercity.'),
  rulesPath('Triggered', 'whenever you take the initiative, venture into undercity.'),
  rulesPath(
    'Triggered',
    'whenever one or more creatures a player controls deal combat damage to you, that player takes the initiative.',
  ),
];

/** One player has it at a time (CR 725.3); who has it already takes it, too (CR 725.5). */
function takes(game: Game, player: PlayerId): readonly Task[] {
  const before = game.state.command.filter((id) => {
    const object = game.state.objects[id];
    return object?.printed.kind === 'made' && object.printed.values.name === 'initiative';
  });
  const isNew = game.state.designations['initiative'] !== player;
  const events: readonly GameEvent[] = [
    ...before.map((object) => ({ kind: 'ceaseToExist', object }) as const),
    { kind: 'createEmblem', player, abilities: ofInitiative, name: 'initiative' },
    { kind: 'designate', entity: player, name: 'initiative', value: 1, by: player },
  ];
  return [
    ...(isNew ? [propose(...events)] : []),
    propose({ kind: 'action', action: 'take the initiative', player, object: null, amount: 1 }),
  ];
}

/** Dungeons and the initiative (CR 701.49, CR 725). */
export const dungeonEffects: Rules['effects'] = {
  ventureIntoDungeon: (context, term) => ({
    kind: 'tasks',
    tasks: playersOfArg(context, term, 'who').flatMap((player) => {
      const into = wordOf(context, term, 'into') === undercity ? undercity : 'any';
      return undertaken(
        context.world,
        { action: 'venture into the dungeon', player, object: null, amount: 1 },
        { kind: 'venture', player, into, source: context.scope.source, labels: [], stage: 'begin' },
      );
    }),
  }),
  takeInitiative: (context, term) => ({
    kind: 'tasks',
    tasks: playersOfArg(context, term, 'who')
      .slice(0, 1)
      .flatMap((player) => takes(context.world, player)),
  }),
};
