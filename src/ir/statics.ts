import type { Ability, AbilityCommon } from '../bytecode/module';
import { isRider } from '../bytecode/riders';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { AbilityAst, SentenceAst } from '../syntax/ast';
import { common } from './common';
import { isSource, zonesOf } from './functions-in';
import { BindingGap, type FaceFacts, type Scope } from './scope';

// What a sentence without event and cost is: a static ability, a replacement, or a spell ability (CR 113.3, CR 604, CR 614).

/** "If … would …, … instead" on a permanent: a replacement ability (CR 614.1a). */
export function replacementOf(body: readonly Term[], scope: Scope, face: FaceFacts, span: Span): Ability | null {
  const [only, ...more] = body;
  const effect = only?.args[2];
  if (!isTerm(effect) || effect.op !== 'replacing' || effect.args[1] !== null || more.some(isContinuous)) return null;
  const [event, , steps, style, times] = effect.args;
  if (times === 'next' || !isTerm(event) || !isList(steps)) return null;
  return {
    kind: 'replacement',
    event,
    condition: null,
    form: formOf(style),
    ...common(
      scope,
      face,
      [...steps.filter(isTerm), ...more],
      isOfDiscarding(event) ? ['hand'] : zonesOf(circumstancesOf(event), null),
      span,
    ),
  };
}

/** What has to be so as the event would happen: "as long as ~ is in your graveyard" (CR 113.6b). */
const circumstancesOf = ({ op, args }: Term): readonly Term[] =>
  op === 'whileTrue' ? args.slice(1).filter(isTerm) : [];

/** "Causes you to discard ~": that can only come about in the hand (CR 113.6j). */
function isOfDiscarding({ op, args }: Term): boolean {
  const caused = args[1];
  if (op !== 'causes' || !isTerm(caused) || caused.op !== 'discards') return false;
  const what = caused.args[1];
  return isTerm(what) && isSource(what);
}

/** How a replacement says "instead". */
function formOf(style: Arg | undefined): 'insteadFirst' | 'plain' | 'itAnywhereElse' | 'puttingYours' | 'instead' {
  if (style === 'plain' || style === 'itAnywhereElse' || style === 'puttingYours') return style;
  return style === 'first' ? 'insteadFirst' : 'instead';
}

/** A statement about the spell itself: its cost, whether it can be countered (CR 113.6). */
export function isAboutSource(step: Term): boolean {
  const effect = step.args[2];
  if (!isTerm(effect)) return false;
  switch (effect.op) {
    case 'if':
    case 'letNum':
    case 'unless':
      return effect.args.some(
        (arg) =>
          isList(arg) &&
          arg.length > 0 &&
          arg.every((inner) => isTerm(inner) && inner.op === 'step' && isAboutSource(inner)),
      );
    case 'alternativeCost':
      return effect.args[2] === null;
    case 'replacing':
      return isRider(effect);
    case 'additionalCost':
    case 'deckCanHave':
    case 'xNotZero':
    case 'xAtMost':
      return true;
    case 'cantPrevent':
      return effect.args[3] === 'theDamage';
    case 'mayCast':
    case 'may':
      return permitsSource(effect) || offersSource(effect);
    default:
      return rowOf(effect.op).mode === 'continuous' && isSource(effect.args[0]);
  }
}

/**
 * Static abilities about the spell itself function on the stack and in the zone it is cast from (CR 113.6d, CR 113.6e),
 * others of an instant or sorcery on the stack (CR 113.6).
 */
export function zonesOfStatic(body: readonly Term[], { isSpell }: FaceFacts): AbilityCommon['zones'] {
  const onStack = body.some((step) => {
    const effect = step.args[2];
    if (!isTerm(effect)) return false;
    if (effect.op === 'if' || effect.op === 'letNum')
      return effect.args.some(
        (arg) => isList(arg) && arg.some((inner) => isTerm(inner) && permitsSource(inner.args[2])),
      );
    return (
      permitsSource(effect) ||
      ((effect.op === 'costsLess' || (effect.op === 'cant' && effect.args[1] === 'beCountered')) &&
        isSource(effect.args[0]))
    );
  });
  if (onStack) return ['stack', 'hand', 'graveyard', 'exile', 'library', 'command'];
  return isSpell ? ['stack'] : ['battlefield'];
}

/** "You may cast ~ as though it had flash": the permission is needed where the card is. */
const permitsSource = (effect: Arg | undefined): boolean => {
  if (!isTerm(effect)) return false;
  if (effect.op === 'may')
    return effect.args.some((arg) => isList(arg) && arg.some((inner) => isTerm(inner) && castsSource(inner.args[2])));
  return effect.op === 'mayCast' && isSource(effect.args[1]);
};

/** "You may cast ~ without paying its mana cost": from wherever it can be cast, an alternative cost (CR 118.9). */
const offersSource = ({ op, args }: Term): boolean =>
  op === 'may' &&
  args.some(
    (arg) =>
      isList(arg) &&
      arg.some((inner) => {
        const effect = isTerm(inner) ? inner.args[2] : null;
        return isTerm(effect) && effect.op === 'castCards' && isSource(effect.args[2]) && effect.args[4] !== null;
      }),
  );

/** "You may cast ~ from your graveyard", "… if a creature died this turn". */
function castsSource(effect: Arg | undefined): boolean {
  if (!isTerm(effect)) return false;
  if (effect.op === 'if')
    return effect.args.some((arg) => isList(arg) && arg.some((inner) => isTerm(inner) && castsSource(inner.args[2])));
  return effect.op === 'castCards' && isSource(effect.args[2]) && effect.args[3] !== null;
}

/** Does a step state a continuous effect? What is done after a replaced event is no such thing. */
function isContinuous(step: Term): boolean {
  return oneShotIn(step) === null;
}

/** A static ability consists of continuous effects without duration (CR 604.1, CR 611.3). */
export function requireContinuous(step: Term): void {
  const effect = oneShotIn(step);
  if (effect !== null)
    throw new BindingGap(
      'ORA0303',
      effect.span ?? { start: 0, end: 0 },
      `${effect.op} is nothing that a static ability can state`,
    );
}

/**
 * Does what was read as a static ability begin with something that is certainly carried out: done once, or for some time?
 * Binding refuses that in the end (`requireContinuous`); most spells are read so, too.
 */
export function isCarriedOut(ast: AbilityAst): boolean {
  if (ast.kind !== 'StaticAst') return false;
  const [first] = ast.body;
  const clause = first?.clauses[0]?.clause;
  const phrase = clause?.phrases[0];
  if (first === undefined || phrase === undefined || first.leads.length > 0 || clause?.modal !== 'none') return false;
  if (first.trails.some(({ kind }) => kind === 'Instead' || kind === 'Rather')) return false;
  const { op } = phrase.predicate;
  // How something enters may be a replacement (CR 614.1c).
  if (op === 'entersWith') return false;
  return rowOf(op).mode !== 'continuous' || phrase.trails.some(({ kind }) => kind === 'Lasting');
}

/** The first effect in a step that is done once; null where all are continuous. */
function oneShotIn(step: Term): Term | null {
  const effect = step.args[2];
  if (!isTerm(effect)) return null;
  switch (effect.op) {
    case 'if':
    case 'letNum':
    case 'unless':
    case 'whileEach':
    case 'doAll':
    case 'instead':
    case 'may': {
      const inner = effect.args.flatMap((arg) => (isList(arg) ? arg.filter(isTerm) : []));
      return (
        inner
          .filter(({ op }) => op === 'step')
          .map(oneShotIn)
          .find((found) => found !== null) ?? null
      );
    }
    case 'replacing':
      return isRider(effect) ? null : effect;
    default:
      return rowOf(effect.op).mode === 'continuous' ? null : effect;
  }
}

/** A spell or the effect of an activated or triggered ability does something, or lasts for some time (CR 611.2). */
export function checkOneShot(sentences: readonly SentenceAst[], body: readonly Term[]): void {
  const [first] = body;
  const effect = first?.args[2];
  if (
    isTerm(effect) &&
    effect.op === 'delayed' &&
    effect.args[3] === 'leading' &&
    effect.args[4] === null &&
    sentences.length >= 1 &&
    first?.args[0] === 'first' &&
    isTriggerShaped(effect)
  ) {
    throw new BindingGap('ORA0304', effect.span ?? { start: 0, end: 0 }, 'a triggered ability, not an effect');
  }
}

/** "When …" at the beginning of a unit is the unit's own trigger (CR 603.1). */
function isTriggerShaped(effect: Term): boolean {
  const event = effect.args[0];
  return isTerm(event) && event.op !== 'beginning';
}
