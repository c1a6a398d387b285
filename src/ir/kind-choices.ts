import { term, type Term } from '../bytecode/term';
import type { Ast, Call, JoinName } from '../syntax/ast';
import type { Span } from '../source/span';
import { finishApart, type Draft } from './drafts';
import { BindingGap, type KindChoice, type Scope } from './scope';

/** "Of the color of your choice": what is chosen, before the statement that says it is carried out (CR 608.2d). */
export function bindKindChoice(ast: Call, scope: Scope): Term {
  const [what] = ast.args;
  if (scope.kindChoices === null || what?.kind !== 'EnumName')
    throw new BindingGap('ORA0303', ast.span, 'a choice where nothing is carried out');
  const value = scope.declare({ sort: 'entities', origin: { kind: 'local' } }, ast.span);
  const you = term('you', ['implicit'], ast.span);
  const effect = term('chooseValue', [you, what.name, null, null, null, null], ast.span);
  scope.kindChoices.push({ value, effect, span: ast.span });
  return term('chosenValue', [what.name, scope.use(value), 'ofYourChoice'], ast.span);
}

/** "The pile of an opponent's choice": which it is is chosen before the statement that says it is carried out (CR 700.3). */
export function bindPileChoice(ast: Call, scope: Scope, player: (who: Ast) => Term): Term {
  const [, who, noun, place] = ast.args;
  if (scope.kindChoices === null || scope.piles === null || !who)
    throw new BindingGap('ORA0301', ast.span, 'piles of which one is chosen');
  const chooser = player(who);
  const value = scope.declare({ sort: 'entities', origin: { kind: 'local' } }, ast.span);
  const effect = term('choosePile', [chooser, scope.resultOf(scope.piles, 'entities')], ast.span);
  scope.kindChoices.push({ value, effect, span: ast.span });
  scope.chosenPile = value;
  scope.mention({
    sort: 'object',
    number: 'plural',
    span: ast.span,
    use: (style, said) => term('ref', [scope.use(value), style, said], ast.span),
  });
  return term(
    'chosenPile',
    [
      scope.use(value),
      chooser,
      noun?.kind === 'Word' ? noun.text : null,
      place?.kind === 'EnumName' ? place.name : 'in',
    ],
    ast.span,
  );
}

/** Binds a sentence with the choices of kinds that its descriptions ask for in front of it. */
export function withKindChoices(join: JoinName, span: Span, scope: Scope, bind: () => Draft[]): Draft[] {
  const outer = scope.kindChoices;
  const choices: KindChoice[] = [];
  scope.kindChoices = choices;
  const drafts = bind();
  scope.kindChoices = outer;
  scope.chosenPile = null;
  const [first] = choices;
  if (first === undefined) return drafts;
  const chosen = choices.map(({ value, effect, span: words }, at) =>
    term('step', [at === 0 ? 'first' : 'sentence', value, effect], words),
  );
  return [
    {
      join,
      step: { result: null, span },
      effect: term('doAll', [[...chosen, ...following(drafts)], 'ofChoice'], span),
    },
  ];
}

/** The statements behind the choices: none of them is the first. */
function following(drafts: readonly Draft[]): readonly Term[] {
  return finishApart(drafts).map((step, at) =>
    at === 0 ? { ...step, args: ['sentence', ...step.args.slice(1)] } : step,
  );
}

/** What is chosen has an article or a number: "choose artifact or creature" chooses a word, not a thing. */
export function requireDeterminer(what: Ast | null): void {
  if (what?.kind === 'NounPhrase' && what.role === 'set' && what.form === 'bare')
    throw new BindingGap('ORA0303', what.span, 'a thing to choose');
  const parts = what?.kind === 'Call' && what.op === 'union' ? what.args[0] : null;
  if (parts?.kind === 'List') parts.items.forEach(requireDeterminer);
}
