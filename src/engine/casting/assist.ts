import { isPlayer, type PlayerId } from '../../vm/entity';
import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { generic, isGeneric, type Pip } from '../mana/pips';
import { isPayable } from '../mana/plan';
import type { SpentOn } from '../mana/restriction';
import { playersFrom } from '../turn/players';
import type { Game } from '../world';
import { meansOf } from './means';

type Announce = TaskOf<'announce'>;

/** Another player who pays a part of the generic mana of a spell (CR 702.132a). */
export interface Assistance {
  readonly by: PlayerId;
  readonly count: number;
}

/** Those who could pay something of the generic mana, and how much at most. */
export function assistantsFor(game: Game, player: PlayerId, on: SpentOn, pips: readonly Pip[]): readonly Assistance[] {
  const { object, what } = on;
  const most = pips.filter(isGeneric).length;
  if (what !== 'cast' || object === null || most === 0) return [];
  if (!hasKeyword(characteristicsOf(game, object), 'assist')) return [];
  return playersFrom(game, player)
    .filter((by) => by !== player)
    .map((by) => ({ by, count: mostPaid(game, by, on, most) }))
    .filter(({ count }) => count > 0);
}

function mostPaid(game: Game, by: PlayerId, on: SpentOn, most: number): number {
  let count = most;
  while (count > 0 && !isPayable(genericPips(count), meansOf(game, by, on, [], genericPips(count)))) count--;
  return count;
}

const genericPips = (count: number): readonly Pip[] => Array.from({ length: count }, () => generic);

/** What is left to pay of a cost when somebody else pays so much of its generic mana. */
export function withoutAssistance(pips: readonly Pip[], assistance: Assistance | null): readonly Pip[] {
  let left = assistance?.count ?? 0;
  return pips.filter((pip) => !isGeneric(pip) || left-- <= 0);
}

/** Before mana abilities are activated another player may be chosen, who may pay; null when all is said (CR 702.132a). */
export function askAssistance(game: Game, task: Announce, given: Given, pips: readonly Pip[]): Next | null {
  const on = { object: task.object, what: task.what } as const;
  const reason = { source: task.object, ability: null, code: null, rule: 'CR 702.132a' };
  switch (task.stage) {
    case 'assistanceWanted': {
      const by = answerOf(given, 'choose').chosen.find(isPlayer);
      const assistant = assistantsFor(game, task.player, on, pips).find((each) => each.by === by);
      if (assistant === undefined) return null;
      return ask(
        { kind: 'number', player: assistant.by, reason, what: 'amount', min: 0, max: assistant.count },
        { ...task, assistance: { by: assistant.by, count: 0 }, stage: 'assistanceOffered' },
      );
    }
    case 'assistanceOffered': {
      const count = answerOf(given, 'number').value;
      if (task.assistance === null || count === 0) return null;
      const { by } = task.assistance;
      return run(
        { kind: 'payMana', player: by, pips: genericPips(count), on, reserved: [], options: [], stage: 'plan' },
        { ...task, assistance: { by, count }, stage: 'assisted' },
      );
    }
    default: {
      const options = assistantsFor(game, task.player, on, pips).map(({ by }) => by);
      if (options.length === 0) return null;
      return ask(
        { kind: 'choose', player: task.player, reason, purpose: 'cost', options, min: 0, max: 1, ordered: 'no' },
        { ...task, stage: 'assistanceWanted' },
      );
    }
  }
}
