import { answerOf, ask, run, type Given, type Next, type TaskFunctions } from '../agenda/task';
import type { EventOf } from '../events/event';
import { propose } from '../events/propose';
import type { PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';
import { colors } from '../../vocabulary/colors';
import { basicLandTypes, subtypes } from '../../vocabulary/subtypes';
import type { Game } from '../world';

/** A player chooses which word of a text is replaced, then what it becomes; then the effect begins (CR 608.2d, CR 612.1). */
export interface WordsTask {
  readonly kind: 'chooseWords';
  readonly player: PlayerId;
  /** The kinds of words of which one is replaced: which kind it is follows from the word. */
  readonly words: readonly string[];
  /** The word that is replaced; null before it was chosen. */
  readonly from: string | null;
  /** The word that takes its place; null where it is chosen. */
  readonly to: string | null;
  /** What the new word may not be. */
  readonly never: string | null;
  /** The instruction that asks. */
  readonly code: CodePath;
  readonly event: EventOf<'beginEffect'>;
  readonly stage: 'ask' | 'answered';
}

export const wordsFunctions: TaskFunctions<WordsTask> = { chooseWords };

function chooseWords(_game: Game, task: WordsTask, given: Given): Next {
  const { from, to, words } = task;
  if (task.stage === 'answered') {
    const word = answerOf(given, 'word').value;
    const then: WordsTask = from === null ? { ...task, from: word, stage: 'ask' } : { ...task, to: word, stage: 'ask' };
    return run(then);
  }
  if (from === null)
    return asked(
      task,
      'replacedWord',
      words.flatMap(wordsOfKind).filter((word) => word !== to),
    );
  if (to === null) {
    const kind = words.find((its) => wordsOfKind(its).includes(from)) ?? missing();
    return asked(
      task,
      'newWord',
      wordsOfKind(kind).filter((word) => word !== from && word !== task.never),
    );
  }
  const effects = task.event.effects.map((effect) =>
    effect.content.kind === 'text' ? { ...effect, content: { ...effect.content, from, to } } : effect,
  );
  return run(propose({ ...task.event, effects }));
}

function asked(task: WordsTask, what: string, options: readonly string[]): Next {
  const { event, code, player } = task;
  const scope = event.effects[0]?.scope;
  const reason = { source: scope?.source ?? null, ability: scope?.ability ?? null, code, rule: 'CR 612.1' };
  return ask({ kind: 'word', player, reason, what, options }, { ...task, stage: 'answered' });
}

function wordsOfKind(kind: string): readonly string[] {
  switch (kind) {
    case 'colorWord':
      return colors;
    case 'basicLandType':
      return basicLandTypes;
    case 'creatureType':
      return subtypes.creature;
    default:
      throw new Error(`no words of the kind ${kind}`);
  }
}

function missing(): never {
  throw new Error('a word of no kind');
}
