import type { Span } from '../source/span';
import { BindingGap, type KindLoop, type Scope } from './scope';

/** The value that is the kind of each round, which it gets when somebody speaks of it. */
export function kindOf(loop: KindLoop, scope: Scope): number {
  loop.value ??= scope.declare({ sort: 'entities', origin: { kind: 'local' } }, loop.span);
  return scope.use(loop.value);
}

/** "A counter of that kind": the kind that the loop around goes through, or that was chosen last. */
export function kindSpokenOf(span: Span, scope: Scope): number {
  const { kindLoop, kindChosen } = scope;
  if (kindLoop?.name === 'kind') return kindOf(kindLoop, scope);
  if (kindChosen === null) throw new BindingGap('ORA0301', span, 'that kind');
  return scope.resultOf(kindChosen, 'entities');
}

/** The name by which a kind of choice is spoken of: a creature type is "that type". */
export function choiceName(what: string): string {
  switch (what) {
    case 'creatureType':
    case 'basicLandType':
    case 'cardType':
    case 'landType':
    case 'permanentType':
    case 'planeswalkerType':
      return 'type';
    case 'cardName':
      return 'name';
    default:
      return what;
  }
}

/** "Each friend": what was chosen last for the players. */
export function sidesChosen(span: Span, scope: Scope): number {
  if (scope.sidesChosen === null) throw new BindingGap('ORA0301', span, 'friends and foes');
  return scope.resultOf(scope.sidesChosen, 'entities');
}
