import { optionalNum, optionalTerm, playersOfArg, trap, wordOf } from '../../../vm/evaluate';
import { exceptedWord, highestNumber, listedTypes } from '../../actions/choose-value';
import type { EffectHandler, Rules } from '../../world';

/** Statements of replacement effects are carried out where an entering is replaced, and nowhere else (CR 614.1c). */
const onlyEntering: EffectHandler = (context, term) => trap(context, term, 'nothing enters');

/** Said of mana that is produced, which replacement effects change (CR 106.12b). */
const onlyReplacing: EffectHandler = () => ({ kind: 'events', events: [] });

/** How permanents enter, and choices of values. */
export const enteringEffects: Rules['effects'] = {
  produceMore: onlyReplacing,
  produceOther: onlyReplacing,
  chooseAsEnters: onlyEntering,
  entersAsCopy: onlyEntering,
  /** The source remembers what was chosen, for "the chosen …" (CR 607.2d). */
  chooseValue: (context, term) => ({
    kind: 'tasks',
    tasks: playersOfArg(context, term, 'who').map((player) => ({
      kind: 'chooseValue',
      player,
      what: wordOf(context, term, 'what'),
      except: exceptedWord(optionalTerm(term, 'except')),
      among: listedTypes(optionalTerm(term, 'of')),
      least: optionalNum(context, term, 'least') ?? 0,
      most: optionalNum(context, term, 'most') ?? highestNumber,
      keep: context.scope.source,
      source: context.scope.source,
      ability: context.scope.ability,
      stage: 'ask',
    })),
  }),
};
