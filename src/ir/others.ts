/** What "other", "both", "another player" and the like exclude or mean beside what was spoken of. */
import { term, type Term } from '../bytecode/term';
import type { Call, Reference } from '../syntax/ast';
import { allOfParts, nameOf } from '../syntax/build';
import { targetsOf } from './targets-of';
import { mayBeSuch } from './noun-agreement';
import { BindingGap, describe, keyOf, type Mention, type Scope } from './scope';
import { subtypeFromWord } from '../vocabulary/lookup';

export function excluded(reference: Reference, scope: Scope): Term {
  if (reference.noun === 'both') return bothBefore(reference, scope);
  if (scope.besides !== null) {
    scope.means(reference.span, scope.besides);
    return scope.besides.use('it', null);
  }
  const parts = scope.description === null ? [] : allOfParts(scope.description);
  // "Each other creature that spell could target": other than what it targets.
  const [by = null] = parts.find(({ op }) => op === 'couldTarget')?.args ?? [];
  if (by !== null) return targetsOf(by, reference.span, scope);
  const isElsewhere = parts.some((part) => isApart(part, scope));
  const { isSpell } = scope.face;
  // "Another creature card with lesser mana value", "that shares a color with it": other than what it is compared with.
  const isSource = scope.targets.length === 0 && !isElsewhere && !parts.some(isComparison);
  const subject = isSource ? subjectThing(scope) : undefined;
  if (subject !== undefined) {
    scope.means(reference.span, subject);
    return subject.use('it', null);
  }
  if (isSource && isSourceSuch(scope)) return term('source', ['self'], reference.span);
  const before = [...scope.mentions]
    .reverse()
    .find(
      (m) =>
        !m.isSource &&
        (m.sort === 'object' || m.sort === 'either') &&
        m.filter !== null &&
        m.role !== 'counted' &&
        m.isDrawn !== true &&
        !scope.itself.includes(keyOf(m)) &&
        (!isSource || isSpell || m.number === 'singular') &&
        (isElsewhere || mayBeSuch(m, scope.described)),
    );
  const source = term('source', ['self'], reference.span);
  if (before === undefined) return source;
  // "Attacking creatures get +1/+0 for each other attacking creature": each of them is another than the others.
  if (isSpell && before.number === 'plural' && before.result !== undefined && before.result === scope.acting)
    return term('acted', ['one', 'it', null], reference.span);
  scope.means(reference.span, before);
  const said = before.use('it', null);
  // "Discard an Island card and another card": things that are chosen together are different ones in any case.
  return said.op === 'acted' && before.within === undefined ? source : said;
}

/** "It deals 1 damage to each other creature": other than the one thing that does so. */
function subjectThing(scope: Scope): Mention | undefined {
  if (scope.actor === null || scope.isIn('leading')) return undefined;
  const said = scope.mentions.findLast((mention) => keyOf(mention) === scope.actor);
  const isThing = said?.sort === 'object' && said.number === 'singular' && !said.isSource;
  return isThing && mayBeSuch(said, scope.described) ? said : undefined;
}

/** Does a description compare with something spoken of? */
const isComparison = ({ op, args }: Call): boolean =>
  op === 'comparedTo' ||
  (comparesWith.includes(op) && args.some((arg) => arg?.kind === 'Reference' && ['it', 'that'].includes(arg.form)));

const comparesWith: readonly string[] = ['sharesType', 'sameName', 'sameStat'];

/** "A third target creature": none of the two that were spoken of before it. */
function bothBefore({ span, ...reference }: Reference, scope: Scope): Term {
  const [second, first] = scope.mentions
    .filter((m) => !m.isSource && m.sort !== 'player' && m.filter !== null)
    .reverse();
  if (first === undefined || second === undefined)
    throw new BindingGap('ORA0301', span, describe({ span, ...reference }));
  return term('union', [[first.use('it', null), second.use('it', null)], 'and'], span);
}

/**
 * Is the source not where a description says? It is not among the cards in exile, and a spell is in no graveyard as it resolves:
 * another of those is other than the one just spoken of.
 */
function isApart({ op, args: [place] }: Call, { face }: Scope): boolean {
  if (op === 'exiledWith' || op === 'usedToCraft' || op === 'createdWith' || op === 'putWith' || op === 'eatenBy')
    return true;
  if (op === 'doneThisWay') return place?.kind === 'Reference' && handled.includes(place.participle ?? '');
  if (op !== 'inZone' || place?.kind !== 'Call') return false;
  const zone = nameOf(place.args[0]);
  return zone === 'exile' || (face.isSpell && zone !== 'stack' && zone !== 'battlefield');
}

/** Cards that something was done with before: the source, which does it, is none of them. */
const handled: readonly string[] = ['revealed', 'milled', 'discarded'];

/**
 * May the source be one of the things described? An enchantment is none of the "other attacking creatures" and no "other land", a
 * Human none of the "other Elves", and a spell is nothing but a spell.
 */
function isSourceSuch({ described, face: { types, subtypes, isSpell } }: Scope): boolean {
  if (isSpell) return described.includes('spell');
  const kinds = described.filter((noun) => subtypeFromWord(noun) !== undefined);
  if (subtypes !== undefined && kinds.length > 0 && !kinds.some((kind) => subtypes.includes(kind))) return false;
  const named = described.filter((noun) => permanentTypes.includes(noun));
  const mayBecome = subtypes?.some((subtype) => vehicles.includes(subtype)) === true ? [...types, 'creature'] : types;
  return types.length === 0 || named.length === 0 || mayBecome.some((type) => named.includes(type.toLowerCase()));
}

/** Artifacts that become creatures (CR 301.7, CR 721.2b). */
const vehicles: readonly string[] = ['vehicle', 'spacecraft'];

const permanentTypes: readonly string[] = ['creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle'];

/** "each other player": than the one spoken of last, or than you. */
export function otherPlayer(reference: Reference, scope: Scope): Term {
  const before = [...scope.mentions].reverse().find((m) => m.sort === 'player' && m.number === 'singular');
  // Every opponent is another player than you: "another opponent" is other than one that nothing was given for.
  if (before === undefined && scope.described.includes('opponent'))
    throw new BindingGap('ORA0301', reference.span, 'another opponent');
  if (before === undefined)
    return scope.contender ? term('actedPlayer', ['it', null], reference.span) : term('you', ['you'], reference.span);
  scope.means(reference.span, before);
  return before.use('it', null);
}
