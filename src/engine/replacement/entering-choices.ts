import { isPlayer } from '../../vm/entity';
import { bindEntities, bindNum } from '../../vm/scope';
import { answerOf, ask, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Entry } from '../events/event';
import type { Game } from '../world';
import { proposedInstead } from './replace';

/** The controller of an Aura chooses what it enters attached to; without a legal host it does not move (CR 303.4f, CR 303.4g). */
export function chooseHost(_game: Game, task: TaskOf<'chooseHost'>, given: Given): Next {
  const { player, hosts } = task;
  if (task.stage === 'answered') return withEntry(task, { attachedTo: answerOf(given, 'choose').chosen[0] ?? null });
  const [only] = hosts;
  if (only === undefined) return proposedInstead([]);
  if (hosts.length === 1) return withEntry(task, { attachedTo: only });
  const reason = { source: null, ability: null, code: null, rule: 'CR 303.4f' };
  const about = { player, reason, purpose: 'attachment', options: hosts, min: 1, max: 1, ordered: 'no' } as const;
  return ask({ kind: 'choose', ...about }, { ...task, stage: 'answered' });
}

/** The controller of a Siege chooses an opponent as its protector (CR 310.11a). */
export function chooseProtector(_game: Game, task: TaskOf<'chooseProtector'>, given: Given): Next {
  const { player, players, event } = task;
  const chosen = task.stage === 'answered' ? answerOf(given, 'choose').chosen.filter(isPlayer) : players;
  if (task.stage === 'answered' || players.length <= 1) {
    const protector = bindEntities(chosen.slice(0, 1));
    return withEntry(task, { chosen: { ...event.entry.chosen, protector } });
  }
  const reason = { source: null, ability: null, code: null, rule: 'CR 310.11a' };
  const about = { player, reason, purpose: 'effect', options: players, min: 1, max: 1, ordered: 'no' } as const;
  return ask({ kind: 'choose', ...about }, { ...task, stage: 'answered' });
}

/** The controller of a Saga with read ahead chooses a number of lore counters, up to its last chapter (CR 702.155b). */
export function chooseChapter(_game: Game, task: TaskOf<'chooseChapter'>, given: Given): Next {
  const { player, last, event } = task;
  if (task.stage === 'answered') {
    const { counters } = event.entry;
    const lore = (counters['lore'] ?? 0) + answerOf(given, 'number').value;
    return withEntry(task, { counters: { ...counters, lore } });
  }
  const reason = { source: null, ability: null, code: null, rule: 'CR 702.155b' };
  return ask({ kind: 'number', player, reason, what: 'amount', min: 1, max: last }, { ...task, stage: 'answered' });
}

/** An opponent that the controller chooses may have a creature with tribute enter with counters (CR 702.104a). */
export function payTribute(_game: Game, task: TaskOf<'payTribute'>, given: Given): Next {
  const { player, players, count, event, stage } = task;
  const reason = { source: null, ability: null, code: null, rule: 'CR 702.104a' };
  if (stage === 'ask' && players.length > 1) {
    const about = { player, reason, purpose: 'effect', options: players, min: 1, max: 1, ordered: 'no' } as const;
    return ask({ kind: 'choose', ...about }, { ...task, stage: 'chosen' });
  }
  const [payer] = stage === 'chosen' ? answerOf(given, 'choose').chosen.filter(isPlayer) : players;
  if (stage !== 'answered' && payer !== undefined)
    return ask({ kind: 'yesNo', player: payer, reason, what: 'may', label: null }, { ...task, stage: 'answered' });
  const { counters, chosen } = event.entry;
  const isPaid = stage === 'answered' && answerOf(given, 'yesNo').value === 'yes';
  const paid = isPaid ? count : 0;
  return withEntry(task, {
    counters: { ...counters, '+1/+1': (counters['+1/+1'] ?? 0) + paid },
    chosen: { ...chosen, tribute: bindNum(isPaid ? 1 : 0) },
  });
}

type EnteringChoice = TaskOf<'chooseHost' | 'chooseProtector' | 'chooseChapter' | 'payTribute'>;

function withEntry({ event, proposed }: EnteringChoice, patch: Partial<Entry>): Next {
  const changed = { ...event, entry: { ...event.entry, ...patch } };
  return proposedInstead([{ event: changed, replacedBy: proposed.replacedBy }]);
}
