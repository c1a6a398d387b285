import { parametersOf } from '../bytecode/parameters';
import { isTerm, type Term } from '../bytecode/term';
import { codesOf, wordOf } from './arguments';
import type { Context } from './context';
import { listed } from './words';

/** The parts of a cost in printed order: "{2}, {t}, sacrifice ~", "discard a card and pay 2 life". */
export function costs(cost: readonly Term[], context: Context): string {
  return cost
    .map((item, index) => {
      if (isEachTapped(cost[index - 1]) && item.op === 'tapSelf') return '';
      if (isEachTapped(item) && cost[index + 1]?.op !== 'tapSelf') throw new Error('nothing that is tapped');
      const mark = index === 0 ? '' : item.op === 'step' && wordOf(item, 'join') === 'and' ? ' and ' : ', ';
      return `${mark}${costPart(item, context)}`;
    })
    .join('');
}

/** "{3}, {t} or {u}, {t}": that the permanent is tapped is said with each. */
const isEachTapped = (item: Term | undefined): boolean =>
  item?.op === 'eitherOr' && wordOf(item, 'style') === 'eachTapped';

const eachTapped = (item: Term, context: Context): string | null =>
  isEachTapped(item)
    ? codesOf(item, 'options')
        .map((option) => `${context.printer.say(option, context)}, {t}`)
        .join(' or ')
    : null;

/** What is paid, said as what somebody does: "pay {2}", "pay {1} and sacrifice a creature". */
export const paying = (code: Term, context: Context): string =>
  listed(
    codesOf(code, 'cost').map((item) =>
      item.op === 'payMana' ? `pay ${context.printer.say(item, context)}` : costPart(item, context),
    ),
    'and',
  );

/** One part of a cost. */
export const costPart = (item: Term, context: Context): string =>
  eachTapped(item, context) ?? hadDone(item, context) ?? context.printer.say(item, context);

/** "Have an opponent gain 3 life": what somebody else than the payer does. */
function hadDone(item: Term, context: Context): string | null {
  const [who] = item.args;
  const isOfPlayers = parametersOf(item.op)[0]?.name === 'who';
  if (!isOfPlayers || !isTerm(who) || !others.includes(who.op)) return null;
  const subject = context.printer.noun(who, context);
  const inner: Context = { ...context, subject, agreement: subject.agreement, form: 'base' };
  return `have ${subject.object} ${context.printer.predicate(item, inner)}`;
}

const others: readonly Term['op'][] = ['choose', 'all', 'opponents', 'target'];
