import type { Ability } from './module';
import type { Term } from './term';

/** The bodies of an ability: its own, and those of its modes (CR 700.2). */
export function bodiesOf({ body, modal }: Pick<Ability, 'body' | 'modal'>): readonly (readonly Term[])[] {
  return [body, ...(modal?.modes ?? []).map((mode) => mode.body)];
}
