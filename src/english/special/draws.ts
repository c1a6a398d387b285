import type { Op } from '../../bytecode/table';
import { needCode, wordOf } from '../arguments';
import type { Renderer } from '../context';
import { counted } from '../numbers';
import { spaced } from '../words';
import { verb } from './parts';

/** How cards are drawn: "draws two cards", "draws another card". */
export const draws: Readonly<Partial<Record<Op, Renderer>>> = {
  draw: (code, context) => {
    if (wordOf(code, 'additional') === 'another') return `${verb('draw', context)} another card`;
    const unit = spaced(wordOf(code, 'additional') ?? '', 'card');
    return `${verb('draw', context)} ${counted(needCode(code, 'count'), unit, 'bare', context)}`;
  },
};
