import type { Call, NounPhrase } from './ast';
import { allOf, anyOf, call, enumName, setOf, spanOf } from './build';
import { astsIn, child, valuesIn } from './children';
import type { SyntaxNode } from './node';
import { than } from './actions-objects';
import { withSubject } from './actions-events';
import { reference } from './actions-references';
import { isAst, isCall, type Action, type Actions, type Values } from './values';

/** Any target that is not one of those before: "another target", "a third target". */
const anyOtherTarget =
  (first: 'another' | 'both'): Action =>
  (node) => {
    const span = spanOf(node);
    const others =
      first === 'both'
        ? call('other', [reference('than', node, 'both')], span)
        : call('other', [reference('than', node), enumName('another', span)], span);
    const any = allOf([call('anyTarget', [], span)], span);
    return {
      kind: 'NounPhrase',
      role: 'target',
      form: 'one',
      count: null,
      filter: allOf([others, any], span),
      choice: 'plain',
      span,
    } satisfies NounPhrase;
  };

/** "Protection from each of that creature's colors": from all that shares one with it. */
const colorsOf =
  (style: 'eachColorOf' | 'colorsOf'): Action =>
  (node, values) => {
    const span = spanOf(node);
    const [of = null] = astsIn(node, values);
    return call('sharesType', [enumName('color', span), of, enumName(style, span)], span);
  };

/** "With flying, reach, or trample": one of them. */
const withEither = (node: SyntaxNode, values: Values): Call => {
  const keywords = valuesIn(node, values).filter(isCall);
  return anyOf(
    keywords.map((keyword) => call('with', [keyword], keyword.span)),
    spanOf(node),
  );
};

/** "Without flying, reach, or trample": none of them. */
const withoutEither: Action = (node, values) => call('not', [withEither(node, values)], spanOf(node));

/** Meanings of what is said of abilities that things have, and of starting decks. */
export const ownAbilityActions: Actions = {
  TargetPhrase_anyThird: anyOtherTarget('both'),
  TargetPhrase_anyAnother: anyOtherTarget('another'),
  TapInCost_tapInCost: (node, values) => {
    const [how = null] = astsIn(node, values);
    const said = child(node, 'ActivationName') === undefined ? 'cost' : 'activation';
    return call('tapInCost', [how, enumName(said, spanOf(node))], spanOf(node));
  },
  OwnAbility: (node, values) => allOf(valuesIn(node, values).filter(isCall), spanOf(node)),
  SetPhrase_ability: (node, values) => {
    const span = spanOf(node);
    const [owner, ...ability] = valuesIn(node, values).filter(isCall);
    const what = setOf('a', owner ?? allOf([], span), span);
    const of = call('abilityOf', [what, enumName('possessive', span)], span);
    return setOf('a', allOf([...ability, of], span), span);
  },
  WithModifier_withEither: withEither,
  WithModifier_withEither_list: withEither,
  WithModifier_withoutEither: withoutEither,
  Adjective_oneOfStates: (node, values) => anyOf(valuesIn(node, values).filter(isCall), spanOf(node)),
  ReducedModifier_castBy: (node, values) => {
    const span = spanOf(node);
    const filter = allOf([call('player', [], span)], span);
    const anyone = setOf('any', filter, span);
    return call('castBy', [anyone, valuesIn(node, values).find(isAst) ?? null, enumName('passive', span)], span);
  },
  WithModifier_withoutEither_list: withoutEither,
  ControlModifier_ownedNotControlled: (node, values) => {
    const span = spanOf(node);
    const [who = null] = astsIn(node, values);
    return [call('ownedBy', [who], span), call('notControlledBy', [who, enumName('but', span)], span)];
  },
  ControlModifier_ownedAndControlled: (node, values) => {
    const span = spanOf(node);
    const [who = null] = astsIn(node, values);
    return [call('ownedBy', [who], span), call('controlledBy', [who, enumName('and', span)], span)];
  },
  SimpleCondition_is_contractedNot: (node, values) => {
    const filter = astsIn(node, values).findLast(isCall) ?? null;
    return call('is', [reference('it', node), filter, enumName('sNot', spanOf(node))], spanOf(node));
  },
  StateFilter_another: (node, values) => allOf([than(node), ...valuesIn(node, values).filter(isCall)], spanOf(node)),
  Quality_colorsOf_each: colorsOf('eachColorOf'),
  Quality_colorsOf_the: colorsOf('colorsOf'),
  DeckCondition_deckEach: (node, values) => {
    const [which = null, cards = null, condition] = astsIn(node, values);
    const span = spanOf(node);
    const they = call('candidate', [enumName('that', span)], span);
    return call(
      'deckEach',
      [which, cards, condition !== undefined && isCall(condition) ? withSubject(condition, they) : null],
      span,
    );
  },
  DeckCards: (node, values) => valuesIn(node, values),
};
