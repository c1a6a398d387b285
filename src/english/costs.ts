import type { Term } from '../bytecode/term';
import { wordOf } from './arguments';
import type { Context } from './context';

/** The parts of a cost in printed order: "{2}, {t}, sacrifice ~", "discard a card and pay 2 life". */
export function costs(cost: readonly Term[], context: Context): string {
  return cost
    .map((item, index) => {
      const mark = index === 0 ? '' : item.op === 'step' && wordOf(item, 'join') === 'and' ? ' and ' : ', ';
      return `${mark}${context.printer.say(item, context)}`;
    })
    .join('');
}
