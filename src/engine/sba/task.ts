/** Performs state-based actions, again and again until there are none (CR 704.3). */
export interface StateBasedTask {
  readonly kind: 'stateBased';
  readonly stage: 'check' | 'applied';
}
