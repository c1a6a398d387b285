import { intOf, optionalWord, playersOfArg, termOf, trap, wordOf, zoneOf } from '../../../vm/evaluate';
import { abilityAt } from '../../../vm/pool';
import { pilesIn } from '../../actions/piles';
import type { PilePlace } from '../../actions/task';
import type { EffectContext, Rules } from '../../world';
import type { Term } from '../../../bytecode/term';
import { objectsToMove } from './follow';
import { doerOf } from './zones';

/** Where one of the piles is put. */
function placeOf(context: EffectContext, term: Term, name: 'to' | 'other'): PilePlace {
  const { zone, position } = zoneOf(context, term, name);
  const code = termOf(context, term, name);
  const order = code.op === 'libraryPosition' && optionalWord(code, 'order') === 'random' ? 'random' : 'any';
  return { destination: { zone, position: position === 'topOrBottom' ? 0 : (position ?? 0) }, order };
}

/** Piles (CR 700.3). */
export const pileEffects: Rules['effects'] = {
  separate: (context, term) => {
    const { source, ability } = context.scope;
    const [player] = playersOfArg(context, term, 'who');
    if (player === undefined) return trap(context, term, 'nobody to separate them');
    const faces = wordOf(context, term, 'how') === 'open' ? 'open' : 'oneFaceDown';
    const piles = [objectsToMove(context, term, 'what'), []] as const;
    return {
      kind: 'tasks',
      tasks: [{ kind: 'piles', player, source, ability, act: 'separate', faces, piles, stage: 'ask' }],
    };
  },
  choosePile: (context, term) => {
    const { source, ability, values } = context.scope;
    const piles = pilesIn(values[intOf(context, term, 'value')]) ?? trap(context, term, 'there are no piles');
    const [player] = playersOfArg(context, term, 'who');
    if (player === undefined) return trap(context, term, 'nobody to choose');
    return {
      kind: 'tasks',
      tasks: [{ kind: 'piles', player, source, ability, act: 'choose', faces: 'open', piles, stage: 'ask' }],
    };
  },
  putPiles: (context, term) => {
    const { source, ability, values } = context.scope;
    const by = doerOf(context, term);
    const piles = pilesIn(values[intOf(context, term, 'value')]) ?? trap(context, term, 'there are no piles');
    const { item } = abilityAt(context.pool, ability);
    const isChosen = wordOf(context, term, 'which') === 'that';
    const to = [placeOf(context, term, 'to'), placeOf(context, term, 'other')] as const;
    return {
      kind: 'tasks',
      tasks: [
        ...(isChosen
          ? []
          : [
              {
                kind: 'piles',
                player: by,
                source,
                ability,
                act: 'choose',
                faces: 'open',
                piles,
                stage: 'ask',
              } as const,
            ]),
        { kind: 'movePiles', by, source, item, piles: isChosen ? piles : null, to, stage: 'ask' },
      ],
    };
  },
};
