import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import { allOfParts } from '../syntax/build';
import type { Span } from '../source/span';
import type { Call, Reference } from '../syntax/ast';
import { singularNoun } from '../syntax/words';
import { isMade, isNamedBy, isUnnamedCopy, nounFits, playerNouns, singularFits } from './noun-agreement';
import { nounsOf, permanentNouns } from './nouns';
import {
  BindingGap,
  describe,
  keyOf,
  type GrammaticalNumber,
  type Mention,
  type MentionSort,
  type Scope,
} from './scope';

const styleOf = { it: 'it', they: 'it', that: 'that', those: 'that', the: 'the', participle: 'participle' } as const;

/**
 * The term that a reference means. Candidates agree in sort, number and noun; among them the latest clause of the
 * discourse decides, in it what was described with the same noun, then the subject for a pronoun and the object for
 * "that creature". Two that are equally near are an error (ORA0302), not a guess.
 */
export function resolve(reference: Reference, wanted: MentionSort, scope: Scope): Term {
  const span = reference.span;
  switch (reference.form) {
    case 'self':
      scope.mentionSource(span);
      return term('source', ['self'], span);
    case 'granter':
      return granter(reference, scope);
    case 'you':
      return term('you', ['you'], span);
    case 'rest':
    case 'others':
    case 'other':
      return restOf(reference, scope);
    case 'than':
    case 'amountDone':
    case 'thatMuch':
    case 'thatMany':
    case 'thatNumber':
    case 'difference':
    case 'y':
      throw new BindingGap('ORA0301', span, describe(reference));
    case 'itself':
      return themself(reference, scope);
    case 'it':
    case 'they':
    case 'that':
    case 'those':
    case 'the':
    case 'participle':
      return (
        linked(reference, scope) ??
        doneSeveralTimes(reference, wanted, scope) ??
        castLater(reference, wanted, scope) ??
        use(orElse(candidates(reference, wanted, scope), reference, wanted, scope), reference, scope, wanted)
      );
    case 'counted':
      if (scope.counted === null) throw new BindingGap('ORA0301', span, describe(reference));
      return scope.counted.on;
    case 'recipient':
      if (scope.recipient === null) throw new BindingGap('ORA0301', span, describe(reference));
      return scope.recipient();
  }
}

/** What gives the ability that is bound; of what only makes an object with it, nothing is known there. */
function granter({ span, ...reference }: Reference, scope: Scope): Term {
  if (scope.face.granter !== 'known') throw new BindingGap('ORA0301', span, describe({ span, ...reference }));
  scope.granterSaid ??= span;
  const use = (style: string, noun: string | null): Term =>
    term('again', [term('granter', [], span), style, noun], span);
  scope.mention({ sort: 'object', number: 'singular', span: scope.granterSaid, use });
  return term('granter', [], span);
}

/** "Exiled this way": by any of the statements that did so. Null where it is one, or where one of them holds the others. */
function doneSeveralTimes(reference: Reference, wanted: MentionSort, scope: Scope): Term | null {
  const { form, noun } = reference;
  if (form !== 'participle') return null;
  const found = candidates(reference, wanted, scope);
  // What a statement did is meant rather than what the ability triggered on.
  const own = found.filter((mention) => !scope.participants.has(keyOf(mention)));
  const all = own.length > 0 ? own : found;
  const done = all.filter(({ span }) => !all.some((other) => contains(other.span, span)));
  if (done.length < 2) return null;
  if (noun !== null) return chosenOneByOne(done, noun, reference, scope);
  const parts = done.map((mention) => {
    scope.means(reference.span, mention);
    return mention.use(reference.participle ?? 'the', null);
  });
  // Of two that are done one instead of the other, what came of either is one value.
  const values = parts.filter(
    ({ args: [value] }, at) => parts.findIndex(({ args: [other] }) => other === value) === at,
  );
  const [only, more] = values;
  return more === undefined && only !== undefined ? only : term('union', [values.reverse(), 'and'], reference.span);
}

/** "Choose a creature, then choose an artifact. Exile the chosen permanents": one by one, but spoken of together. */
function chosenOneByOne(
  done: readonly Mention[],
  noun: string,
  { participle, span }: Reference,
  scope: Scope,
): Term | null {
  const isEachOne = done.every(({ number, filter }) => number === 'singular' && filter === null);
  if (participle !== 'chosen' || singularNoun(noun) === noun || !isEachOne) return null;
  const parts = done.map((mention) => mention.use(participle, singularNoun(noun))).reverse();
  for (const mention of done) scope.means(span, mention);
  return term('again', [term('union', [parts, 'and'], span), participle, singularNoun(noun)], span);
}

/** "If that spell would be put into a graveyard": of a card that may be cast later, the spell that it is then (CR 400.7j). */
function castLater(reference: Reference, wanted: MentionSort, scope: Scope): Term | null {
  const { form, noun, span } = reference;
  if (form !== 'that' || noun !== 'spell' || scope.permits !== 'later') return null;
  // What a static ability permits is only described: mana is spent on whatever is cast so.
  if (scope.isIn('spending') !== scope.isIn('static')) return null;
  const card = scope.mentions.findLast((mention) => scope.castable.has(keyOf(mention)));
  if (!scope.isIn('static') && (card === undefined || candidates(reference, wanted, scope).length > 0)) return null;
  if (card !== undefined) scope.means(span, card);
  const spells = term(
    'all',
    [term('allOf', [[term('spell', [], span), term('castThisWay', [], span)]], span), 'a'],
    span,
  );
  return term('again', [spells, 'that', noun], span);
}

/** Where nothing else can be meant, a pronoun means the source that was spoken of in passing, and any reference what a condition supposed. */
function orElse(
  found: readonly Mention[],
  reference: Reference,
  wanted: MentionSort,
  scope: Scope,
): readonly Mention[] {
  const { inPassing, supposed } = scope;
  if (found.length > 0) return found;
  if (reference.form === 'it' && inPassing !== null) return [inPassing];
  if (supposed !== null && agrees(supposed, reference, wanted)) return [supposed];
  const isPronoun = reference.form === 'it' || reference.form === 'they';
  const { named } = scope;
  if (isPronoun && named !== null && scope.description === null && agrees(named, reference, wanted)) return [named];
  const both = reference.form === 'those' && wanted !== 'player' ? bothOf(reference, scope) : null;
  return both === null ? found : [both];
}

/** One thing that was described, and that the noun can name. */
const isSuchThing = (noun: string | null, mention: Mention): boolean =>
  noun !== null &&
  mention.sort === 'object' &&
  mention.number === 'singular' &&
  mention.participles.length === 0 &&
  mention.role !== 'counted' &&
  mention.filter !== null &&
  nounsOf(mention.filter).length > 0 &&
  nounFits(noun, mention);

/** "Exchange control of those permanents": two that were spoken of one by one. */
function bothOf({ noun, span }: Reference, scope: Scope): Mention | null {
  const named = noun === null ? null : singularNoun(noun);
  const single = new Map<string, Mention>();
  for (const mention of [...scope.mentions].reverse())
    if (isSuchThing(named, mention)) single.set(keyOf(mention), single.get(keyOf(mention)) ?? mention);
  const [last, first, more] = single.values();
  if (first === undefined || last === undefined || more !== undefined) return null;
  const parts = [first.use('that', named), last.use('that', named)];
  const union = term('union', [parts, 'and'], span);
  const use = (style: string, word: string | null): Term => term('again', [union, style, word], span);
  return scope.mentionOf({ sort: 'object', number: 'plural', span, use });
}

/** "the exiled card" of another ability of the same object (CR 607.2a): linked by item, if exactly one item did such a thing. */
function linked(reference: Reference, scope: Scope): Term | null {
  if (
    reference.form !== 'participle' ||
    reference.said !== undefined ||
    scope.mentions.some((m) => m.participles.includes(reference.participle ?? ''))
  )
    return null;
  const named = reference.noun === null ? null : singularNoun(reference.noun);
  const sort = named !== null && playerNouns.includes(named) ? 'player' : 'object';
  const [only, second] = scope.face.done.filter((did) => did.participle === reference.participle && did.sort === sort);
  if (only === undefined || second !== undefined) return null;
  const value = scope.declare(
    { sort: sort === 'player' ? 'players' : 'entities', origin: { kind: 'linked', item: only.item } },
    reference.span,
  );
  const use = (style: string, noun: string | null): Term =>
    term('ref', [scope.use(value), style, noun], reference.span);
  const isPlural = named !== reference.noun;
  const numbers: readonly GrammaticalNumber[] =
    reference.noun === null ? ['singular', 'plural'] : [isPlural ? 'plural' : 'singular'];
  for (const number of numbers) scope.mention({ sort, number, span: reference.span, use });
  return use(reference.participle ?? 'the', reference.noun);
}

/** "itself": the subject of the clause. */
function themself(reference: Reference, scope: Scope): Term {
  const found = [...scope.mentions].reverse().find((mention) => keyOf(mention) === scope.actor);
  if (found === undefined) throw new BindingGap('ORA0301', reference.span, describe(reference));
  scope.means(reference.span, found);
  return found.use('it', null);
}

/**
 * "the rest": what is left of the set that was looked at, revealed, milled or exiled last, or of all that fits the
 * description of what was chosen ("chooses two creatures they control, then sacrifices the rest").
 */
function restOf(reference: Reference, scope: Scope): Term {
  if (reference.participle === 'ofExiled') {
    const exiled: Reference = { ...reference, form: 'participle', noun: 'cards', participle: 'exiled', said: 'that' };
    return term('rest', [resolve(exiled, 'object', scope), 'ofExiled', null], reference.span);
  }
  if (scope.chosenPile !== null)
    return term(
      'otherPile',
      [scope.use(scope.chosenPile), reference.form === 'rest' ? 'rest' : 'other'],
      reference.span,
    );
  const parts = scope.mentions.filter(({ isPart }) => isPart);
  const sets = scope.mentions.filter(
    (m) =>
      m.sort === 'object' && !m.isPart && isWhole(m, parts, scope) && m.participles.length === 0 && scope.isThere(m),
  );
  // What was only described, to count or to compare, is nothing that was handled.
  const isOfRevealed = restsOfRevealed.includes(reference.participle ?? '');
  const found =
    (isOfRevealed ? undefined : lastPartIn(parts, scope)) ?? best(sets, ({ result }) => result !== undefined).at(-1);
  if (found === undefined) throw new BindingGap('ORA0301', reference.span, describe(reference));
  scope.means(reference.span, found);
  const all = fittingOf(found, scope);
  const style = reference.participle ?? reference.form;
  if (all === undefined) return term('rest', [found.use('that', 'card'), style, null], reference.span);
  const chosen = parts.findLast(({ span }) => contains(span, found.span)) ?? found;
  return term('rest', [all, style, chosen.use('that', 'card')], reference.span);
}

const restsOfRevealed: readonly string[] = ['ofRevealed', 'ofRevealedThisWay'];

/** "One of the exiled cards": where these were a part themselves, the last of the parts were taken from it. */
function lastPartIn(parts: readonly Mention[], scope: Scope): Mention | undefined {
  const filter = parts.at(-1)?.filter ?? null;
  const set = filter === null ? undefined : allOfParts(filter).find(({ op }) => op === 'among')?.args[0];
  const of =
    set === undefined || set === null ? undefined : scope.antecedents.findLast(({ span }) => span === set.span);
  if (of === undefined) return undefined;
  const meant = scope.mentions.filter(({ span, sort }) => sort === 'object' && span.start === of.of.start);
  const isAll = ({ participles, span }: Mention): boolean => participles.length > 0 && span.end === of.of.end;
  return meant.findLast(({ isPart }) => isPart) ?? meant.findLast(isAll);
}

/** All that fits the description of what was chosen. Said of somebody else, it is what any of those who chose could have chosen. */
function fittingOf(found: Mention, scope: Scope): Term | undefined {
  // "Return two cards exiled with ~ …, and put the rest …": all that it exiled.
  if (found.filter !== null && allOfParts(found.filter).some(({ op }) => op === 'exiledWith')) return found.fitting;
  const choice = scope.chosen.get(keyOf(found));
  if (choice === undefined || found.fitting === undefined) return undefined;
  const { by, actor } = choice;
  return by === null || actor === scope.actor ? found.fitting : said(found.fitting, by);
}

/** A description with those who act in the place of each of them. */
function said(code: Term, by: Term): Term {
  const [what] = code.args;
  if (code.op === 'again' && isTerm(what) && what.op === 'subject') return by;
  const inner = (arg: Arg): Arg => (isTerm(arg) ? said(arg, by) : isList(arg) ? arg.map(inner) : arg);
  return { ...code, args: code.args.map(inner) };
}

/** Several things, or those of which one was chosen; not what only describes a part: "with less power than your creatures". */
function isWhole(mention: Mention, parts: readonly Mention[], scope: Scope): boolean {
  if (parts.some(({ filter }) => filter !== null && isAmong(mention, filter))) return true;
  if (parts.some(({ span }) => contains(span, mention.span))) return false;
  return mention.number === 'plural' || (mention.fitting !== undefined && scope.chosen.has(keyOf(mention)));
}

/** Is the mention what a description takes things from: "from among the permanents they control"? */
const isAmong = ({ span }: Mention, filter: Call): boolean =>
  allOfParts(filter).some(({ op, args: [set] }) => op === 'among' && set?.span.start === span.start);

function use(all: readonly Mention[], reference: Reference, scope: Scope, wanted: MentionSort = 'either'): Term {
  const known = best(all, (mention) =>
    scope.isIn('past') ? scope.participants.has(keyOf(mention)) : isSpentOn(mention, reference, scope),
  );
  const handled = reference.form === 'those' ? known.filter((mention) => !isOnlyDescribed(mention, known)) : known;
  const others = best(handled, (mention) => !isSubjectSaidAgain(mention, reference, scope));
  const found = best(others, (mention) => !isStillAPermanent(mention, reference, scope));
  // "That player puts it from its owner's graveyard onto the battlefield under their control": whoever does it.
  const last = Math.max(...found.map((m) => m.at));
  const theirs = (mention: Mention): boolean =>
    reference.form === 'they' && (isActingPlayer(mention, scope) || isFormerSubject(mention, last, scope));
  const acting = best(found, (mention) => theirs(mention) || suitsNoun(mention, reference));
  const nearest = Math.max(...acting.map((m) => m.at));
  const latest = best(
    acting.filter((m) => m.at === nearest),
    ({ filter }) => filter !== null && reference.noun !== null && nounsOf(filter).includes(reference.noun),
  );
  const isPronoun = reference.form === 'it' || reference.form === 'they';
  const outer = best(latest, (mention) => !latest.some((other) => contains(other.span, mention.span)));
  const chosen = best(outer, ({ role }) => role === (isPronoun ? 'subject' : 'object'));
  const [mention, second] = chosen;
  if (mention === undefined) throw new BindingGap('ORA0301', reference.span, describe(reference));
  if (second !== undefined) {
    const joint = isPronoun ? jointOf(chosen, scope) : undefined;
    if (joint !== undefined) return meant(joint, reference, scope);
    throw new BindingGap(
      'ORA0302',
      reference.span,
      describe(reference),
      chosen.map((m) => m.span),
    );
  }
  const result = meant(mention, reference, scope);
  return wanted === 'player' && mention.sort === 'either' ? term('asPlayer', [result], reference.span) : result;
}

/** Speaks of what a reference means. */
function meant(mention: Mention, reference: Reference, scope: Scope): Term {
  const { form, noun, participle, said, span } = reference;
  const style = said ?? (form === 'participle' ? (participle ?? 'the') : styleOf[form as keyof typeof styleOf]);
  scope.means(span, mention);
  const isPronoun = form === 'it' || form === 'they';
  const result = mention.use(style, isPronoun || noun === null ? null : singularNoun(noun));
  if (form === 'participle') scope.named = { ...mention, participles: [], at: scope.time };
  // "The token created this way gains haste. Sacrifice it …": named so, it can be meant by a pronoun.
  const participles = said === 'createdThisWay' ? [] : mention.participles;
  if (!scope.isIn('past'))
    scope.mentions.push({ ...mention, participles, isDrawn: false, at: scope.time, called: noun });
  return result;
}

/** "Whenever a player plays a land or casts a spell, if it …": whichever of them takes part. */
const jointOf = (chosen: readonly Mention[], { mentions }: Scope): Mention | undefined =>
  mentions.findLast(
    ({ isJoint, span }) =>
      isJoint === true && chosen.every((each) => span.start <= each.span.start && each.span.end <= span.end),
  );

/** "Creatures you control get +X/+X, where X is the number of creatures. Those creatures …": not what is counted in the same clause. */
const isOnlyDescribed = (mention: Mention, all: readonly Mention[]): boolean =>
  isDescription(mention) && all.some((other) => !isDescription(other) && other.at > mention.at - 1.5);

const isDescription = ({ isDescribed, result }: Mention): boolean => isDescribed === true && result === undefined;

/**
 * "Its controller looks at that player's hand": the subject of the clause itself would be called "they"; that of the clause before a
 * condition is "that player" ("target opponent discards a card. If that player does, …").
 */
const isSubjectSaidAgain = (mention: Mention, { form, noun }: Reference, scope: Scope): boolean =>
  form === 'that' &&
  noun !== null &&
  playerNouns.includes(noun) &&
  !scope.isIn('leading') &&
  isActingPlayer(mention, scope);

const isActingPlayer = (mention: Mention, { actor }: Scope): boolean =>
  mention.sort === 'player' && mention.number === 'singular' && keyOf(mention) === actor;

/** Where a clause begins with "they", it goes on with the player who did what stands before, if nobody was spoken of since. */
const isFormerSubject = (mention: Mention, last: number, { actor, formerActor }: Scope): boolean =>
  actor === null &&
  formerActor !== null &&
  last <= formerActor.until &&
  mention.sort === 'player' &&
  mention.number === 'singular' &&
  keyOf(mention) === formerActor.key;

/** The last two things spoken of that a noun names: together, or one by one; null where there are no two. */
export function lastTwo(noun: string, scope: Scope): readonly Term[] | null {
  const found = new Map<string, Mention>();
  for (const mention of [...scope.mentions].reverse())
    if (mention.sort === 'object' && mention.participles.length === 0 && nounFits(noun, mention))
      found.set(keyOf(mention), found.get(keyOf(mention)) ?? mention);
  const [first, second] = found.values();
  const plural = [...found.values()].find(({ number }) => number === 'plural');
  if (plural !== undefined && (plural === first || plural === second)) return [plural.use('that', noun)];
  return first === undefined || second === undefined ? null : [second.use('that', noun), first.use('that', noun)];
}

/** Does a phrase stand in a longer one: "target creature" in "a token that's a copy of target creature"? */
export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;

/** Those that a preference holds for, or all when it holds for none. */
function best(mentions: readonly Mention[], isPreferred: (mention: Mention) => boolean): readonly Mention[] {
  const preferred = mentions.filter(isPreferred);
  return preferred.length > 0 ? preferred : mentions;
}

function candidates(reference: Reference, wanted: MentionSort, scope: Scope): readonly Mention[] {
  const unique = new Map<string, Mention>();
  for (const mention of [...scope.mentions].reverse()) {
    if (
      !agrees(mention, reference, wanted) &&
      !isCast(mention, reference, scope) &&
      !isSpentOn(mention, reference, scope) &&
      !isEntered(mention, reference, scope)
    )
      continue;
    if (mention.within !== undefined && mention.within !== scope.acting) continue;
    if (!scope.isThere(mention) || isOutOfSight(mention, reference, scope)) continue;
    const key = keyOf(mention);
    if (key === scope.made && mention.result === scope.step) continue;
    if (scope.excluded.includes(key) || isStillACard(mention, reference, scope)) continue;
    if (!unique.has(key)) unique.set(key, mention);
  }
  return [...unique.values()];
}

/** "Tap target creature. Draw a card. It loses all abilities": a card that was drawn in a sentence before is in a hand now. */
function isOutOfSight({ isDrawn, span }: Mention, { form, span: its }: Reference, { sentences }: Scope): boolean {
  if (isDrawn !== true || (form !== 'it' && form !== 'they')) return false;
  const sentence = sentences.find((each) => each.span.start <= its.start && its.end <= each.span.end);
  return sentence !== undefined && span.start < sentence.span.start;
}

/** "That spell": a card that was cast by the effect, or that mana may be spent on to cast it. */
function isCast(mention: Mention, { form, noun }: Reference, scope: Scope): boolean {
  const cards = scope.isIn('spending') ? scope.castable : scope.cast;
  const number = form === 'that' || form === 'the' ? 'singular' : form === 'those' ? 'plural' : null;
  return noun === 'spell' && mention.number === number && cards.has(keyOf(mention));
}

/** "You may play the exiled card, and mana of any type can be spent to cast it": what may be cast. */
const isSpentOn = (mention: Mention, { form }: Reference, scope: Scope): boolean =>
  form === 'it' && mention.number === 'singular' && scope.isIn('spending') && scope.castable.has(keyOf(mention));

/** "That permanent": a card that was put onto the battlefield. */
function isEntered(mention: Mention, { form, noun }: Reference, scope: Scope): boolean {
  const number = form === 'that' ? 'singular' : form === 'those' ? 'plural' : null;
  if (noun === null || singularNoun(noun) !== 'permanent' || mention.sort !== 'object') return false;
  if (mention.number !== number || mention.participles.length > 0 || mention.role === 'counted') return false;
  return scope.entered.has(keyOf(mention));
}

/** "That creature" is no card in a hand, library or graveyard: it has to have been put onto the battlefield. */
function isStillACard(mention: Mention, { form, noun }: Reference, scope: Scope): boolean {
  if (form === 'it' || form === 'they' || noun === null || !permanentNouns.includes(noun)) return false;
  return mention.filter !== null && nounsOf(mention.filter).includes('card') && !scope.entered.has(keyOf(mention));
}

/** A card is not what was just called a creature, "that opponent" one who was called so, and "that creature" not one that is gone: "for each Spirit sacrificed this way". */
function suitsNoun(mention: Mention, { noun }: Reference): boolean {
  if (noun === 'opponent') return mention.filter !== null && nounsOf(mention.filter).includes(noun);
  if (noun === 'card') return !wasCalledPermanent(mention);
  return noun !== null && permanentNouns.includes(noun) && !isGoneThisWay(mention);
}

const isGoneThisWay = ({ filter }: Mention): boolean =>
  filter !== null &&
  allOfParts(filter).some(
    ({ op, args: [what] }) =>
      op === 'doneThisWay' && what?.kind === 'Reference' && leaving.includes(what.participle ?? ''),
  );

/** By what is done so, something leaves the battlefield, or never was there. */
const leaving: readonly string[] = ['sacrificed', 'exiled', 'discarded', 'milled', 'revealed', 'destroyed'];

/** "Where X is that card's mana value": what was called a card, rather than a permanent of the clause that X belongs to. */
function isStillAPermanent({ filter }: Mention, { noun }: Reference, scope: Scope): boolean {
  if (noun !== 'card' || !scope.isIn('aside') || filter === null) return false;
  const nouns = nounsOf(filter);
  return !nouns.includes('card') && permanentNouns.some((word) => nouns.includes(word));
}

/** Was it spoken of as a permanent last, which a card is not? */
const wasCalledPermanent = ({ called }: Mention): boolean =>
  typeof called === 'string' && permanentNouns.includes(called);

function agrees(mention: Mention, reference: Reference, wanted: MentionSort): boolean {
  if (mention.sort === 'num') return false;
  if (mention.participles.length > 0 && reference.form !== 'participle') return false;
  if (mention.role === 'counted' && !isNamedBy(reference.noun, mention)) return false;
  if (wanted === 'player' && mention.sort === 'object') return false;
  if (wanted === 'object' && mention.sort === 'player') return false;
  switch (reference.form) {
    case 'it':
      return mention.number === 'singular' && mention.sort !== 'player' && !isUnnamedCopy(mention);
    case 'they':
      return (
        mention.number === 'plural' ||
        mention.sort === 'player' ||
        (mention.sort === 'either' && wanted === 'player' && mention.isPartlyYou !== true)
      );
    case 'the':
      return !mention.isSource && (isMade(reference.noun, mention) || singularFits(reference.noun, mention));
    case 'that':
      return (
        !mention.isSource &&
        ((reference.noun === 'copy' && isMade('copy', mention)) || singularFits(reference.noun, mention))
      );
    case 'those':
      return mention.number === 'plural' && nounFits(reference.noun, mention);
    case 'participle':
      return mention.participles.includes(reference.participle ?? '') && participleFits(mention, reference);
    default:
      return false;
  }
}

/** What is known to be one thing is meant by a noun for one; what are several are not "the chosen creature". */
function participleFits(mention: Mention, { noun }: Reference): boolean {
  const isSeveral = noun !== null && singularNoun(noun) !== noun;
  if (mention.filter === null) return mention.number === 'singular' || noun === null || isSeveral;
  return noun !== null && isSeveral === (mention.number === 'plural') && nounFits(singularNoun(noun), mention);
}

/** The one thing that was described last: "that name" is its name. */
export function resolveNamed(span: Span, scope: Scope): Term {
  const reference: Reference = { kind: 'Reference', form: 'that', noun: null, participle: null, span };
  return use(
    candidates(reference, 'object', scope).filter(({ filter }) => filter !== null),
    reference,
    scope,
  );
}

/** The number of the latest amount: "that much", "that many". */
export function resolveNumber(reference: Reference, scope: Scope): Term {
  const found =
    scope.numberSaid ??
    scope.mentions.findLast((m) => m.sort === 'num' && scope.isThere(m)) ??
    scope.supposedNumber ??
    undefined;
  if (found === undefined) throw new BindingGap('ORA0301', reference.span, describe(reference));
  scope.numberSaid = found;
  scope.means(reference.span, found);
  return found.use(reference.form, null);
}

export type { GrammaticalNumber };
