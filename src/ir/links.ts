import { isList, isTerm, type Arg } from '../bytecode/term';
import type { ItemIr } from './item';
import { participleOf } from './participles';
import type { FaceFacts } from './scope';

/** What an item does to objects, as later items speak of it: "the exiled card" (CR 607.2a). */
export function doneBy(item: ItemIr): FaceFacts['done'] {
  const found = new Set<string>();
  const visit = (arg: Arg): void => {
    if (isList(arg)) arg.forEach(visit);
    else if (isTerm(arg)) {
      const participle = participleOf[arg.op];
      if (participle !== undefined) found.add(participle);
      arg.args.forEach(visit);
    }
  };
  for (const ability of item.abilities) ability.body.forEach(visit);
  return [...found].map((participle) => ({ participle, item: item.id }));
}
