import type { ObjectId } from '../../vm/entity';
import type { Decision } from '../decision';

type Blocking = Pick<Extract<Decision, { readonly kind: 'blockers' }>, 'options' | 'needs'>;
type Blocks = readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
type Option = Blocking['options'][number];

/** The attackers that a creature has to block and could, beside what is blocked already (CR 509.1c). */
function open(list: Blocks, { needs }: Blocking, { blocker, lured }: Option): readonly ObjectId[] {
  return lured.filter((attacker) => {
    const need = needs.find((each) => each.attacker === attacker);
    const others = list.filter((block) => block.attacker === attacker && block.blocker !== blocker).length;
    return others + 1 >= (need?.least ?? 1) && others + 1 <= (need?.most ?? Infinity);
  });
}

/** Does a creature block as many as it can of those that it has to block, or another that must be blocked? */
export function heedsLures(list: Blocks, decision: Blocking, option: Option): boolean {
  const wanted = Math.min(option.most ?? Infinity, open(list, decision, option).length);
  const heeded = list.filter(
    ({ blocker, attacker }) =>
      blocker === option.blocker && (option.lured.includes(attacker) || isNeeded(decision, attacker)),
  );
  return heeded.length >= wanted;
}

function isNeeded({ needs }: Blocking, id: ObjectId): boolean {
  return needs.some(({ attacker, required }) => attacker === id && required === 'yes');
}

/** The blocks with those added that creatures have to make; what they may not block besides is given up. */
export function withLured(list: Blocks, decision: Blocking): Blocks {
  let blocks = list;
  for (const option of decision.options)
    for (const attacker of option.lured) {
      if (heedsLures(blocks, decision, option)) break;
      const isOwn = (block: Blocks[number]): boolean => block.blocker === option.blocker;
      if (blocks.some((block) => isOwn(block) && block.attacker === attacker)) continue;
      if (!open(blocks, decision, option).includes(attacker)) continue;
      const own = blocks.filter(isOwn);
      const kept = own.filter((block) => option.lured.includes(block.attacker) || isNeeded(decision, block.attacker));
      const isFull = option.most !== null && own.length >= option.most;
      blocks = [
        ...blocks.filter((block) => !isOwn(block)),
        ...(isFull ? kept : own),
        { blocker: option.blocker, attacker },
      ];
    }
  return blocks;
}
