import { bracketedWords, type Ability } from '../bytecode/module';
import { certify } from '../english/certify';
import type { ItemIr } from '../ir/item';
import { lowerFace } from '../lower/program';
import type { AbilityAst } from '../syntax/ast';
import type { Frame } from '../syntax/read';
import { readingsOf } from '../syntax/readings/readings';
import type { Closure } from '../syntax/readings/reach';
import { bracketReadings, type Block } from './block';
import { bind, doneIn, factsFor, isApartFromSpell, type FaceResult } from './face';
import { framesFor } from './frames';
import { stripped } from './judge';
import { meaningOf } from '../bytecode/meaning';
import { findingsIn } from './verified';

/** A reading of an item that holds: it can be bound, the verifier accepts its code, and the code says the item's words again. */
export interface ItemReading {
  readonly frame: Frame;
  readonly ast: AbilityAst;
  readonly item: ItemIr;
  /** The code without style marks and places: readings with the same meaning mean the same. */
  readonly meaning: string;
}

/** All readings of an item that hold, one of each meaning. More than one is an ambiguity that the order of the grammar hides. */
export interface ItemReadings {
  readonly readings: readonly ItemReading[];
  /** True when there were too many ways to read it to look at all. */
  readonly isCut: boolean;
}

/** Reads the text of one item of a compiled face in every way that the grammar has. */
function readingsOfBlock(
  { face, card, items }: FaceResult,
  index: number,
  block: Block,
  closure: Closure,
): ItemReadings {
  const facts = factsFor(face, index, doneIn(items.slice(0, index)));
  const lines = block.units.map(({ text }) => text);
  const found = new Map<string, ItemReading>();
  let isCut = false;
  for (const frame of framesFor(face)) {
    const all = readingsOf(block.text, frame, closure);
    isCut ||= all.isCut;
    for (const ast of all.asts) {
      const bound = bind(block, frame, ast, facts);
      if (bound.kind !== 'Bound') continue;
      const meaning = meaningOf(bound.item.abilities);
      if (found.has(meaning)) continue;
      const program = lowerFace(face, [bound.item]);
      if (findingsIn(card.layout, program).length > 0 || !certify(stripped(program), lines).ok) continue;
      found.set(meaning, { frame, ast, item: bound.item, meaning });
    }
  }
  return { readings: [...found.values()], isCut };
}

/** The readings of an understood item that mean something else than what was compiled. */
export function otherReadings(result: FaceResult, index: number, closure: Closure): ItemReadings {
  const { item = null, block, attempts = [] } = result.items[index] ?? {};
  if (item === null || block === undefined) return { readings: [], isCut: false };
  const texts = bracketReadings(block);
  const found =
    texts === null
      ? [othersThan(item.abilities, readingsOfBlock(result, index, block, closure))]
      : bracketedWords.map((words) =>
          othersThan(ungated(item.abilities, words), readingsOfBlock(result, index, texts[words], closure)),
        );
  const isApart = attempts.some(isApartFromSpell);
  return {
    readings: found.flatMap(({ readings }) => readings.filter(({ frame }) => !isApart || frame !== 'Spell')),
    isCut: found.some(({ isCut }) => isCut),
  };
}

function othersThan(abilities: readonly Ability[], { readings, isCut }: ItemReadings): ItemReadings {
  const own = meaningOf(abilities);
  return { readings: readings.filter(({ meaning }) => meaning !== own), isCut };
}

/** The abilities of a text with the words in its brackets, or without them. */
function ungated(abilities: readonly Ability[], words: (typeof bracketedWords)[number]): readonly Ability[] {
  return abilities.flatMap((ability) =>
    ability.gate?.kind === 'brackets' && ability.gate.words === words ? [{ ...ability, gate: null }] : [],
  );
}
