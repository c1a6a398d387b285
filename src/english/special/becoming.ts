import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { codeOf, codesOf, wordOf } from '../arguments';
import type { Context } from '../context';
import { partsOf, phraseOfParts } from '../filters';
import { article, listed, spaced } from '../words';
import { additions, stillWords } from './effect-parts';
import { number } from './values';

/** What something becomes without being a thing of that name: "is blue", "is the chosen type". */
const adjectives: readonly Op[] = [
  'color',
  'colorless',
  'eachColor',
  'supertype',
  'ofChoice',
  'theChosen',
  'everyType',
];

/** What something becomes, without the verb: "a 3/3 artifact creature with flying". */
export function becomingWords(code: Term, context: Context): string {
  const [power, toughness] = [codeOf(code, 'power'), codeOf(code, 'toughness')];
  const isEach = wordOf(code, 'size') === 'each' || wordOf(code, 'size') === 'baseEach';
  const base = wordOf(code, 'size') === 'baseEach' ? 'base ' : '';
  const size =
    power === null || toughness === null || isEach ? '' : `${number(power, context)}/${number(toughness, context)}`;
  const filter = codeOf(code, 'filter');
  const all = filter === null ? [] : partsOf(filter);
  const named = all.find(({ op }) => op === 'named');
  const ranks = size === '' ? [] : all.filter(({ op }) => op === 'supertype');
  const parts = all.filter((part) => part !== named && !ranks.includes(part));
  const isMany = context.agreement === 'plural';
  const isBased = wordOf(code, 'size') === 'base';
  const isAdjective = parts.every(({ op }) => adjectives.includes(op));
  const kind = spaced(
    ...ranks.map((rank) => context.printer.say(rank, context)),
    isBased ? '' : size,
    phraseOfParts(parts, isMany && !isAdjective ? 'many' : 'one', context),
  );
  const given = codesOf(code, 'abilities').map((item) => context.printer.say(item, context));
  const abilities = listed([...(isBased ? [`base power and toughness ${size}`] : []), ...given], 'and');
  return spaced(
    isMany || isAdjective ? kind : `${article(kind)} ${kind}`,
    abilities === '' ? '' : `with ${abilities}`,
    named === undefined ? '' : context.printer.say(named, context),
    isEach && power !== null ? `with ${base}power and toughness each equal to ${number(power, context)}` : '',
    additions(wordOf(code, 'addition'), isMany ? 'their' : 'its'),
    stillWords(codeOf(code, 'still'), isMany ? 'many' : 'one', context),
  );
}
