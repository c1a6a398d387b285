import type { Term } from '../../../bytecode/term';
import type { DurationValue } from '../../../vm/context';
import { choicesOf } from '../../../vm/choices';
import { isObject, type Entity } from '../../../vm/entity';
import {
  entitiesOf,
  evalDuration,
  evalEntities,
  intOf,
  numOf,
  optionalTerm,
  optionalWord,
  termOf,
  trap,
  wordOf,
} from '../../../vm/evaluate';
import { areStillToCome } from '../continuous/lasting';
import { pathOf } from '../../../vm/pool';
import { nothing } from '../../../vm/scope';
import type { Shield } from '../../replacement/shield';
import { isLater } from '../../statics/later';
import { newTimestamp, set } from '../../write';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { brought, objectsToMove } from './follow';

type About = Pick<Shield, 'kind' | 'protects' | 'left'>;

function raise(
  context: EffectContext,
  term: Term,
  duration: DurationValue,
  ...abouts: readonly About[]
): EffectOutcome {
  if (isLater(duration)) return trap(context, term, 'a shield that begins later');
  const { world, scope } = context;
  const shields = abouts.map((about): Shield => ({
    ...about,
    id: newTimestamp(world),
    source: scope.source,
    controller: scope.controller,
    code: pathOf(context.pool, term),
    scope: brought(context),
    chosen: choicesOf(term).map((choice) => context.chosen.get(choice) ?? nothing),
    duration,
    turn: world.state.turn.number,
  }));
  set(world, 'shields', [...world.state.shields, ...shields]);
  return { kind: 'value', binding: { ...nothing, num: shields.length, by: [scope.controller] } };
}

/** What is protected, where it is named; null where it is described (CR 615.11: a shield for each). */
function protectedBy(context: EffectContext, term: Term): readonly Entity[] | null {
  const to = optionalTerm(term, 'to');
  if (to === null || to.op === 'some' || to.op === 'either' || to.op === 'all') return null;
  return evalEntities(context, to);
}

/** How much of it is for each target, where it is divided among them (CR 601.2d); null where it is not. */
function sharesOf(context: EffectContext, term: Term): readonly number[] | null {
  const to = term.op === 'preventDamage' && optionalWord(term, 'divided') !== null ? optionalTerm(term, 'to') : null;
  return to?.op === 'target' ? (context.scope.divided[intOf(context, to, 'slot')] ?? null) : null;
}

const thisTurn: DurationValue = { kind: 'endOfTurn' };

/** Shields that prevent or redirect damage: all of it, or the next so much to each of those that are named. */
function againstDamage(context: EffectContext, term: Term, kind: 'prevention' | 'redirection'): EffectOutcome {
  const own = optionalTerm(term, 'duration');
  const duration = own === null ? (context.duration ?? thisTurn) : evalDuration(context, own);
  const protects = protectedBy(context, term);
  if (wordOf(context, term, 'scope') !== 'next') return raise(context, term, duration, { kind, protects, left: null });
  const left = numOf(context, term, 'amount');
  if (left <= 0) return { kind: 'value', binding: nothing };
  const each = protects ?? [null];
  const shares = sharesOf(context, term);
  const shields = each.map((one, at): About => ({
    kind,
    protects: one === null ? null : [one],
    left: shares?.[at] ?? left,
  }));
  return raise(context, term, duration, ...shields);
}

/** Replacement and prevention effects that wait for their event (CR 614.1, CR 615.1). */
export const shieldEffects: Rules['effects'] = {
  /** For this turn (CR 701.19a). */
  regenerate: (context, term) => {
    const shields = objectsToMove(context, term, 'what')
      .filter(isObject)
      .map((id): About => ({ kind: 'regeneration', protects: [id], left: null }));
    return raise(context, term, thisTurn, ...shields);
  },
  /** "Prevent the next 3 damage …" is used up (CR 615.7), "prevent all damage …" lasts. */
  preventDamage: (context, term) => againstDamage(context, term, 'prevention'),
  multiplyDamage: (context, term) =>
    raise(context, term, context.duration ?? thisTurn, { kind: 'multiplication', protects: null, left: null }),
  redirectDamage: (context, term) => againstDamage(context, term, 'redirection'),
  /** Something that is no permanent yet will enter so (CR 614.1c). */
  entersWith: (context, term) => {
    const protects = areStillToCome(termOf(context, term, 'what')) ? null : entitiesOf(context, term, 'what');
    return raise(context, term, context.duration ?? { kind: 'forever' }, { kind: 'entering', protects, left: null });
  },
  /** "If that creature would die this turn, exile it instead." */
  replacing: (context, term) => {
    const own = optionalTerm(term, 'duration');
    const duration = own === null ? (context.duration ?? { kind: 'forever' }) : evalDuration(context, own);
    const left = optionalWord(term, 'times') === 'next' ? 1 : null;
    return raise(context, term, duration, { kind: 'replacement', protects: null, left });
  },
};
