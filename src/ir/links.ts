import type { Ability } from '../bytecode/module';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import type { ItemIr } from './item';
import { participleOf } from './participles';
import type { Done, FaceFacts } from './scope';

/** What an item does to objects, as later items speak of it: "the exiled card" (CR 607.2a). */
export function doneBy(item: ItemIr): FaceFacts['done'] {
  return item.abilities.flatMap((ability) => doneIn(ability, item.id));
}

/** What one ability of an item does to objects. */
export function doneIn(ability: Ability, item: number): FaceFacts['done'] {
  const found = new Map<string, Omit<Done, 'item'>>();
  const note = (did: Omit<Done, 'item'>): void => void found.set(`${did.participle} ${did.sort}`, did);
  const visit = (arg: Arg): void => {
    if (isList(arg)) arg.forEach(visit);
    else if (isTerm(arg)) {
      const participle = participleOf[arg.op];
      if (arg.op === 'behold' && arg.args[2] === 'exile') note({ participle: 'exiled', sort: 'object' });
      if (participle !== undefined) note({ participle, sort: 'object' });
      if (choosesPlayer(arg)) note({ participle: 'chosen', sort: 'player' });
      if (choosesNumber(arg)) note({ participle: 'chosenNumber', sort: 'object' });
      arg.args.forEach(visit);
    }
  };
  ability.body.forEach(visit);
  // What a keyword stands for does it, too: "the exiled card" of hideaway (CR 702.75a).
  if (ability.kind === 'keyword') ability.expansion.forEach(({ body }) => body.forEach(visit));
  return [...found.values()].map((did) => ({ ...did, item }));
}

/** "Choose a number between 0 and 7". */
function choosesNumber({ op, args: [, what] }: Term): boolean {
  return (op === 'chooseAsEnters' || op === 'chooseValue') && what === 'number';
}

/** "Choose a player", "choose an opponent". */
function choosesPlayer({ op, args: [, what] }: Term): boolean {
  return (op === 'chooseAsEnters' || op === 'chooseValue') && (what === 'player' || what === 'opponent');
}
