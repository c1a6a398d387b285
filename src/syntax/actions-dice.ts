import { constant } from './actions-values';
import type { RollRowAst } from './ast';
import { call, enumName, list, spanOf, subjectOf, word } from './build';
import { astsIn, valuesIn } from './children';
import { isSentence, type Action, type Actions, type Value } from './values';

const sidesInWords = { four: 4, six: 6, eight: 8, ten: 10, twelve: 12, twenty: 20 } as const;

const isInWords = (said: string): said is keyof typeof sidesInWords => Object.hasOwn(sidesInWords, said);

/** One die: how many there are, and what they are. */
const oneDie: Action = (node, values) => [constant(1, node), ...valuesIn(node, values)];

/** "a 4 or higher", "a 1 or 2": what the number must be, and the numbers. */
const rolled =
  (how: string): Action =>
  (node, values) => [enumName(how, spanOf(node)), list(astsIn(node, values), spanOf(node))];

/** Meanings of dice and of the tables of their results (CR 706). */
export const diceActions: Actions = {
  dieLetter: (node): readonly Value[] => {
    const span = spanOf(node);
    return [word(node.sourceString.slice(1), span), enumName('letter', span)];
  },
  dieSides: (node): readonly Value[] => {
    const span = spanOf(node);
    const said = node.children[0]?.sourceString ?? '';
    return isInWords(said)
      ? [word(String(sidesInWords[said]), span), enumName('sided', span)]
      : [word(said, span), enumName('digits', span)];
  },
  Dice_one_letter: oneDie,
  Dice_one_sides: oneDie,
  RolledNumber_any: rolled('any'),
  RolledNumber_natural: rolled('natural'),
  RolledNumber_atLeast: rolled('atLeast'),
  RolledNumber_atMost: rolled('atMost'),
  RolledNumber_equal: rolled('equal'),
  PlayerEventPredicate_rollsDie: (node, values) =>
    call('rollsDie', [subjectOf(node), ...astsIn(node, values)], spanOf(node)),
  rollRange: (node) => list(node.sourceString.match(/[0-9]+/g)?.map((n) => word(n, spanOf(node))) ?? [], spanOf(node)),
  RollRow: (node, values): RollRowAst => {
    const inner = valuesIn(node, values);
    const range = inner.find((v) => v.kind === 'List');
    const [min = 0, end = null] =
      range?.kind === 'List' ? range.items.map((item) => (item.kind === 'Word' ? Number(item.text) : 0)) : [];
    const isOpen = node.children.some(({ sourceString }) => sourceString === `${min}+`);
    const max = isOpen ? null : (end ?? min);
    return { kind: 'RollRow', min, max, sentences: inner.filter(isSentence), span: spanOf(node) };
  },
  Body_rolled: (node, values) => {
    const inner = valuesIn(node, values);
    const rows = inner.filter((v) => v.kind === 'RollRow');
    const said = inner.filter(isSentence);
    return said.map((sentence, at) => (at === said.length - 1 ? { ...sentence, rows } : sentence));
  },
};
