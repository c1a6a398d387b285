import { answerOf, ask, run, type Given, type Next, type TaskFunctions } from '../agenda/task';
import { propose } from '../events/propose';
import type { EventOf } from '../events/event';
import { nothing } from '../../vm/scope';
import type { PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';
import { cardTypes } from '../../vocabulary/card-types';
import { colors } from '../../vocabulary/colors';
import { basicLandTypes, subtypes } from '../../vocabulary/subtypes';
import { unchosen } from '../characteristics/modification';
import type { NewEffect } from './lasting';
import type { Game } from '../world';

/**
 * A player chooses a quality for an ability that is about to be given: "protection from the color of your choice"
 * (CR 608.2d). The word is bound behind the values of the effect's scope, where the granted keyword reads it.
 */
export interface QualityTask {
  readonly kind: 'chooseQuality';
  readonly player: PlayerId;
  readonly what: string;
  /** The instruction that asks. */
  readonly code: CodePath;
  readonly event: EventOf<'beginEffect'>;
  /** The words that were chosen so far, where there can be several. */
  readonly chosen: readonly string[];
  readonly stage: 'ask' | 'answered';
}

export const qualityFunctions: TaskFunctions<QualityTask> = { chooseQuality };

function chooseQuality(_game: Game, task: QualityTask, given: Given): Next {
  const { event, player, what, code, chosen } = task;
  if (task.stage === 'ask') {
    const scope = event.effects[0]?.scope;
    const reason = { source: scope?.source ?? null, ability: scope?.ability ?? null, code, rule: 'CR 608.2d' };
    return ask({ kind: 'word', player, reason, what, options: wordsFor(what, chosen) }, { ...task, stage: 'answered' });
  }
  const word = answerOf(given, 'word').value;
  const words = word === enough ? chosen : [...chosen, word];
  const isOpen = what === 'colorOrColors' && word !== enough && words.length < colors.length;
  if (isOpen) return run({ ...task, chosen: words, stage: 'ask' });
  const effects = event.effects.map((effect) => {
    const values = [...effect.scope.values, { ...nothing, word: words[0] ?? null }];
    return { ...effect, scope: { ...effect.scope, values }, content: decided(effect.content, words) };
  });
  return run(propose({ ...event, effects }));
}

/** A change with the words that were chosen in it. */
function decided(content: NewEffect['content'], chosen: readonly string[]): NewEffect['content'] {
  const known = (words: readonly string[]): readonly string[] =>
    words.flatMap((its) => (its === unchosen ? chosen : [its]));
  switch (content.kind) {
    case 'colors':
      return { ...content, colors: known(content.colors) };
    case 'types':
      return { ...content, subtypes: known(content.subtypes) };
    default:
      return content;
  }
}

/** The answer of a player who wants no more colors. */
const enough = 'no more';

function wordsFor(what: string, chosen: readonly string[]): readonly string[] {
  switch (what) {
    case 'colorOrColors':
      return [...(chosen.length === 0 ? [] : [enough]), ...colors.filter((color) => !chosen.includes(color))];
    case 'color':
      return colors;
    case 'cardType':
      return cardTypes;
    case 'creatureType':
      return subtypes.creature;
    case 'basicLandType':
      return basicLandTypes;
    default:
      throw new Error(`no words for ${what}`);
  }
}
