import { mapSpans } from '../bytecode/debug';
import type { Ability } from '../bytecode/module';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { bindAbility } from '../ir/ability';
import { doneIn } from '../ir/links';
import { BindingGap, type FaceFacts } from '../ir/scope';
import { expand, type ExpansionUnit, type WordsOf } from '../keywords/expand';
import type { Span } from '../source/span';
import { readAs } from '../syntax/read';

/**
 * The abilities that a keyword stands for, compiled from the glossary's English by the same compiler. None for a keyword
 * that the engine knows, and none if a part of the meaning cannot be compiled: half a keyword is no keyword.
 *
 * @param item The printed item that the keyword is, for links between abilities (CR 607).
 */
export function expandKeyword(keyword: Term, wordsOf: WordsOf, item = 0): readonly Ability[] {
  const abilities: Ability[] = [];
  for (const unit of expand(keyword, wordsOf)) {
    const ability = compileUnit(unit, {
      isSpell: unit.frame === 'Spell',
      types: [],
      item,
      done: abilities.flatMap((before) => doneIn(before, item)),
    });
    if (ability === null) return [];
    abilities.push(keyword.span === undefined ? ability : at(ability, keyword.span));
  }
  return abilities;
}

/** Compiles one ability of a meaning; null if it cannot be read or bound. The same words are compiled once. */
export function compileUnit(unit: ExpansionUnit, facts: FaceFacts): Ability | null {
  const key = JSON.stringify([unit, facts]);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const ability = compileNew(unit, facts);
  if (compiled.size >= mostKept) compiled.clear();
  compiled.set(key, ability);
  return ability;
}

const compiled = new Map<string, Ability | null>();
const mostKept = 2_000;

function compileNew(unit: ExpansionUnit, facts: FaceFacts): Ability | null {
  const reading = readAs(unit.text, unit.frame);
  if (reading.kind === 'Unread') return null;
  try {
    const [ability, second] = bindAbility(reading.ast, facts).abilities;
    if (ability === undefined || second !== undefined) return null;
    return limited(ability, unit);
  } catch (error) {
    if (error instanceof BindingGap) return null;
    throw error;
  }
}

/** What a keyword stands for was printed where the keyword is. */
const at = (ability: Ability, span: Span): Ability => mapSpans(ability, () => span);

function limited(ability: Ability, unit: ExpansionUnit): Ability {
  const placed = unit.zones === undefined ? ability : { ...ability, zones: unit.zones };
  return placed.kind === 'activated' ? { ...placed, limits: [...placed.limits, ...unit.limits] } : placed;
}

/** Puts what they stand for into keyword abilities, in nested abilities, too. */
export function withExpansions(ability: Ability, wordsOf: WordsOf): Ability {
  const inner = (arg: Arg): Arg => {
    if (isList(arg)) return arg.map(inner);
    if (isTerm(arg)) return inTerm(arg);
    return typeof arg === 'object' && arg !== null ? withExpansions(arg, wordsOf) : arg;
  };
  const inTerm = (code: Term): Term => ({ ...code, args: code.args.map(inner) });
  const modal = ability.modal && {
    ...ability.modal,
    modes: ability.modal.modes.map((mode) => ({ ...mode, body: mode.body.map(inTerm) })),
  };
  const mapped = { ...ability, modal, body: ability.body.map(inTerm) };
  return mapped.kind === 'keyword'
    ? { ...mapped, expansion: expandKeyword(mapped.keyword, wordsOf, mapped.item) }
    : mapped;
}
