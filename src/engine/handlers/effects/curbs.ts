import type { Term } from '../../../bytecode/term';
import type { DurationValue } from '../../../vm/context';
import type { PlayerId } from '../../../vm/entity';
import { pathOf } from '../../../vm/pool';
import type { GameEvent } from '../../events/event';
import type { NewEffect } from '../../statics/lasting';
import type { EffectContext, EffectHandler, Rules } from '../../world';
import { objectsToMove } from './follow';
import { doerOf } from './zones';

/** Keyword actions that curb permanents for a time: a rule of the game about each of them begins, made by the player who acts. */
function curb(lasts: (player: PlayerId) => DurationValue, told: string | null = null): EffectHandler {
  return (context, term) => {
    const player = doerOf(context, term);
    const objects = objectsToMove(context, term, 'what').filter(
      (id) => context.world.state.objects[id]?.zone === 'battlefield',
    );
    const effects = objects.map((id) => rule(context, term, player, id, context.duration ?? lasts(player)));
    const begin: GameEvent = { kind: 'beginEffect', objects, effects, before: 'nothing' };
    const actions =
      told === null
        ? []
        : objects.map((object): GameEvent => ({ kind: 'action', action: told, player, object, amount: 1 }));
    return { kind: 'events', events: objects.length === 0 ? [] : [begin, ...actions] };
  };
}

function rule(
  context: EffectContext,
  term: Term,
  controller: PlayerId,
  affected: `o${number}`,
  duration: DurationValue,
): NewEffect {
  const { scope, pool } = context;
  const content = { kind: 'rule', code: pathOf(pool, term) } as const;
  return { source: scope.source, controller, scope: { ...scope, controller }, duration, affected: [affected], content };
}

export const curbEffects: Rules['effects'] = {
  /** Until the goading player's next turn (CR 701.15a). */
  goad: curb((player) => ({ kind: 'untilTurnOf', player })),
  /** Until the next turn of the effect's controller (CR 701.35a). */
  detain: curb((player) => ({ kind: 'untilTurnOf', player })),
  /** During the next untap step of the player (CR 701.43a). */
  exert: curb((player) => ({ kind: 'untapStepOf', player }), 'exert'),
};
