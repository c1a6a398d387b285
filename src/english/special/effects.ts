import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { codeOf, codesOf, needCode, wordOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { costs, paying } from '../costs';
import { complement, partsOf, phraseOfParts } from '../filters';
import { amountOf, inDigits, multiplier, signed, spelled } from '../numbers';
import { isOne } from '../scope';
import { conjugated } from '../verbs';
import { listed, pluralOf, spaced, withArticle, wordsFromName } from '../words';
import { limitWords } from '../limits';
import { object, verb } from './parts';
import { ruleEffects } from './rules';
import { baseSize } from './base-size';
import { becomingWords } from './becoming';
import {
  distributed,
  paidFor,
  prohibited,
  putOn,
  removal,
  removedAgain,
  resultingSpell,
  searched,
} from './effect-parts';
import { bothWays, damageKind, expectedDamage, multipliedDamage } from './damage';
import { spending } from './spending';
import { exceptions, grants, listOfEntries } from './tokens';
import { number } from './values';

const lostAbilities: Readonly<Record<string, string>> = {
  other: 'all other abilities',
  exceptMana: 'all abilities except mana abilities',
};

/** Is it a place among the cards of a library, rather than at an end of it? */
const isInside = (position: string | null): boolean =>
  position === 'nth' || position === 'nthOrBottom' || position === 'beneath';

/** The words before a place that something is put into. */
function preposition(to: Term): 'onto' | 'into' | 'on' | '' {
  if (to.op === 'libraryPosition' && wordOf(to, 'position') === 'back') return '';
  if (to.op === 'libraryPosition') return isInside(wordOf(to, 'position')) ? 'into' : 'on';
  return wordOf(to, 'zone') === 'battlefield' ? 'onto' : 'into';
}

/** Things whose place is said of others behind them: "lands" in "play lands and cast spells from among those cards". */
function withoutPlace(things: Term): Term {
  const filter = codeOf(things, 'filter');
  if (filter?.op !== 'allOf') return things;
  const parts = codesOf(filter, 'parts').filter(({ op }) => op !== 'among');
  return { ...things, args: things.args.map((arg) => (arg === filter ? { ...filter, args: [parts] } : arg)) };
}

/** The second of two verbs with one object. */
const doubleVerbs: Readonly<Record<string, string>> = { lookAtAndPlay: 'play', lookAtAndCast: 'cast' };

/** "Investigate twice"; what is done for each of something says so behind it. */
function severalTimes(does: string, code: Term, context: Context): string {
  const times = codeOf(code, 'times');
  const isScaled = times === null || (times.op === 'numRef' && wordOf(times, 'style') === 'per');
  if (isScaled) return verb(does, context);
  const isSpelled = times.op === 'times' || spelled(times) !== null;
  const many = isSpelled ? multiplier(times) : `a number of times equal to ${context.printer.say(times, context)}`;
  return `${verb(does, context)} ${many}`;
}

/** "Cast creature spells", "play lands and cast spells". */
function castObjects(code: Term, objects: string, context: Context): string {
  const how = wordOf(code, 'verb') ?? 'cast';
  const other = doubleVerbs[how];
  if (other !== undefined) return spaced(verb('look', context), 'at and', other, objects);
  if (how !== 'playAndCast' && how !== 'playOrCast') return spaced(verb(how, context), objects);
  const [first, second] = codesOf(needCode(code, 'what'), 'parts');
  const [lands, spells] = [first === undefined ? first : withoutPlace(first), second].map((part) =>
    part === undefined ? '' : context.printer.noun(part, context).object,
  );
  return spaced(
    verb('play', context),
    lands ?? '',
    how === 'playOrCast' ? 'or' : 'and',
    verb('cast', context),
    spells ?? '',
  );
}

/** How things enter: "tapped and attacking under your control". */
function entering(code: Term, context: Context): string {
  const things = context.printer.noun(needCode(code, 'what'), context);
  return listOfEntries(codesOf(code, 'entry'), {
    ...context,
    agreement: things.quantity === 'many' ? 'plural' : 'singular',
  });
}

/** Damage by its amount and to whom it is dealt. */
function dealt(code: Term, context: Context): string {
  const to = object(code, 'to', context);
  const amount = amountOf(needCode(code, 'amount'), 'damage', context);
  if (wordOf(code, 'style') === 'again') return `${verb('deal', context)} ${amount}`;
  if (wordOf(code, 'together') !== null) return `${amount} to ${to}`;
  if (wordOf(code, 'divided') !== null) return `${verb('deal', context)} ${amount} divided as you choose among ${to}`;
  if (wordOf(code, 'style') === 'amountFirst' || inDigits(needCode(code, 'amount')) !== null)
    return `${verb('deal', context)} ${amount} to ${to}`;
  return `${verb('deal', context)} damage to ${to} equal to ${context.printer.say(needCode(code, 'amount'), context)}`;
}

/** Predicates that no template can say. */
export const effects: Readonly<Partial<Record<Op, Renderer>>> = {
  ...ruleEffects,
  repeatProcess: (code, context) => {
    const times = codeOf(code, 'times');
    const often = wordOf(code, 'style') === 'anyNumber' ? 'any number of times' : '';
    if (times === null) return spaced(verb('repeat', context), 'this process', often);
    const more = isOne(times) ? 'once' : spaced(spelled(times) ?? '', 'more times');
    return spaced(verb('repeat', context), 'this process', more);
  },
  loseDesignation: (code, context) => {
    const name = wordsFromName(wordOf(code, 'as') ?? '');
    const style = wordOf(code, 'style');
    if (style === 'undone') return spaced(verb('become', context), `un${name}`);
    return spaced(verb(style === 'is' ? 'be' : 'become', context), 'no longer', name);
  },
  dealDamage: (code, context) => {
    const sure = wordOf(code, 'sure');
    const join = sure === 'sentence' ? '. ' : ' and ';
    const excess = codeOf(code, 'excess');
    const instead =
      excess === null ? '' : `. excess damage is dealt to ${context.printer.noun(excess, context).object} instead`;
    return `${dealt(code, context)}${sure === null ? '' : `${join}the damage can't be prevented`}${instead}`;
  },
  separate: (code, context) => {
    const piles = wordOf(code, 'how') === 'open' ? 'two piles' : 'a face-down pile and a face-up pile';
    return spaced(verb('separate', context), object(code, 'what', context), 'into', piles);
  },
  putPiles: (code, context) => {
    const [to, other] = [needCode(code, 'to'), needCode(code, 'other')];
    const place = (zone: Term): string => spaced(preposition(zone), context.printer.say(zone, context));
    return spaced(verb('put', context), wordOf(code, 'which') ?? '', 'pile', place(to), 'and the other', place(other));
  },
  put: (code, context) => {
    const to = needCode(code, 'to');
    const from = codeOf(code, 'from');
    if (wordOf(code, 'verb') === 'placeFirst')
      return spaced(
        verb('put', context),
        preposition(to),
        context.printer.say(to, context),
        entering(code, context),
        object(code, 'what', context),
      );
    return spaced(
      wordOf(code, 'verb') === 'elided' ? '' : verb('put', context),
      object(code, 'what', context),
      from === null ? '' : `from ${context.printer.say(from, context)}`,
      preposition(to),
      context.printer.say(to, context),
      entering(code, context),
    );
  },
  chooseThings: (code, context) => {
    const said = spaced(verb('choose', context), object(code, 'what', context));
    if (wordOf(code, 'order') !== 'amongFirst') return said;
    const what = needCode(code, 'what');
    const first = what.op === 'union' ? codesOf(what, 'parts')[0] : what;
    const filter = first?.op === 'choose' ? needCode(first, 'filter') : null;
    const among = filter === null ? undefined : partsOf(filter).findLast(({ op }) => op === 'among');
    if (among === undefined) return said;
    const chosen = context.printer.noun(what, { ...context, saidLater: [among] }).object;
    return spaced(verb('choose', context), context.printer.say(among, context), chosen);
  },
  return: (code, context) => {
    const to = needCode(code, 'to');
    const from = codeOf(code, 'from');
    if (wordOf(code, 'order') === 'placeFirst')
      return spaced(
        verb('return', context),
        'to',
        context.printer.say(to, context),
        object(code, 'what', context),
        entering(code, context),
      );
    return spaced(
      verb('return', context),
      object(code, 'what', context),
      from === null ? '' : `from ${context.printer.say(from, context)}`,
      'to',
      to.op === 'libraryPosition' && wordOf(to, 'position') === 'top' ? 'the' : '',
      context.printer.say(to, context),
      entering(code, context),
    );
  },
  entersWithCounters: (code, context) => {
    const kind = spaced(
      wordOf(code, 'additional') === null ? '' : 'additional',
      wordOf(code, 'counter') ?? '',
      'counter',
    );
    const count = needCode(code, 'count');
    const on = `on ${context.agreement === 'plural' ? 'them' : 'it'}`;
    if (isOne(count)) return `with ${withArticle(kind)} ${on}`;
    const many = spelled(count);
    if (wordOf(code, 'additional') === 'anAdditional' && many !== null)
      return `with an additional ${many} ${wordOf(code, 'counter') ?? ''} counters ${on}`;
    const counters = pluralOf(kind);
    return many === null
      ? `with a number of ${counters} ${on} equal to ${context.printer.say(count, context)}`
      : `with ${many} ${counters} ${on}`;
  },
  putCounters: (code, context) => {
    const count = needCode(code, 'count');
    const kind = spaced(wordOf(code, 'counter') ?? '', 'counter');
    if (wordOf(code, 'divided') !== null)
      return `${verb('distribute', context)} ${distributed(count, kind, context)} among ${object(code, 'on', context)}`;
    return putOn(code, `on ${object(code, 'on', context)}`, context);
  },
  putKind: (code, context) => {
    const on = object(code, 'on', context);
    const phrase = wordOf(code, 'phrase');
    if (phrase === 'anotherOfThose') return `${verb('put', context)} another of those counters on ${on}`;
    const count = needCode(code, 'count');
    const many =
      phrase === 'another' || phrase === 'additional'
        ? `${phrase === 'another' ? 'another' : 'an additional'} counter`
        : isOne(count)
          ? 'a counter'
          : `${spelled(count) ?? ''} counters`;
    return `${verb('put', context)} ${many} of that kind on ${on}`;
  },
  removeKind: (code, context) => {
    const what = wordOf(code, 'phrase') === 'one' ? 'one' : 'that counter';
    return `${verb('remove', context)} ${what} from ${object(code, 'from', context)}`;
  },
  chooseCounter: (code, context) => {
    const what = wordOf(code, 'phrase') === 'kind' ? 'a kind of counter' : 'a counter';
    return `${verb('choose', context)} ${what} on ${object(code, 'on', context)}`;
  },
  putThose: (code, context) => {
    const count = spelled(needCode(code, 'count')) ?? '';
    const on = codeOf(code, 'on') === null ? '' : `on ${object(code, 'on', context)}`;
    const counters = `${count} of each of those kinds of counters`;
    switch (wordOf(code, 'phrase')) {
      case 'passive':
        return `${counters} are put ${on}`;
      case 'effect':
        return `it puts ${count} of those counters ${on}`;
      case 'get':
        return `${verb('get', context)} ${counters}`;
      default:
        return `${verb('put', context)} ${counters} ${on}`;
    }
  },
  putCountersOf: (code, context) =>
    spaced(
      verb('put', context),
      wordOf(code, 'style') === 'those' ? 'those' : context.printer.noun(needCode(code, 'of'), context).possessive,
      'counters on',
      object(code, 'on', context),
    ),
  removeCounters: (code, context) =>
    wordOf(code, 'style') !== 'plain'
      ? `${verb('remove', context)} ${removedAgain[wordOf(code, 'style') ?? ''] ?? ''}`
      : spaced(
          verb('remove', context),
          removal(code),
          wordOf(code, 'among') === null ? 'from' : 'from among',
          object(code, 'from', context),
        ),
  doubleCounters: (code, context) => {
    const counters =
      wordOf(code, 'style') === 'eachKind' ? 'each kind of counter' : spaced(wordOf(code, 'counter') ?? '', 'counters');
    return `${verb('double', context)} the number of ${counters} on ${object(code, 'on', context)}`;
  },
  moveCounters: (code, context) =>
    spaced(
      `${verb('move', context)} ${removal(code)}`,
      `${wordOf(code, 'among') === null ? 'from' : 'from among'} ${object(code, 'from', context)}`,
      `${wordOf(code, 'style') ?? 'onto'} ${object(code, 'to', context)}`,
    ),
  multiplyPt: (code, context) => {
    const what = wordOf(code, 'what') === 'both' ? 'power and toughness' : (wordOf(code, 'what') ?? '');
    const of = context.printer.noun(needCode(code, 'of'), context);
    const whose = wordOf(code, 'phrase') === 'of' ? `the ${what} of ${of.object}` : `${of.possessive} ${what}`;
    return `${verb(wordOf(code, 'factor') ?? '', context)} ${whose}`;
  },
  fight: (code, context) => {
    const whom = codeOf(code, 'whom');
    return spaced(verb('fight', context), whom === null ? 'each other' : context.printer.noun(whom, context).object);
  },
  assignsDamageByToughness: (_code, context) => {
    const whose = context.agreement === 'plural' ? 'their' : 'its';
    return `${verb('assign', context)} combat damage equal to ${whose} toughness rather than ${whose} power`;
  },
  becomeCopy: (code, context) => {
    const isOne = context.agreement !== 'plural' || context.subject.code?.op === 'severally';
    const copies = isOne ? 'a copy' : 'copies';
    const of = spaced(object(code, 'of', context), context.inner ?? '');
    return `${verb('become', context)} ${copies} of ${of}${exceptions(code, context)}`;
  },
  modifyPt: (code, context) => {
    const style = wordOf(code, 'additional');
    const [power, toughness] = [needCode(code, 'power'), needCode(code, 'toughness')];
    // "Twice -X/-X": said once of both.
    const said = power.op === 'times' && wordOf(power, 'style') === 'twice' ? needCode(toughness, 'of') : toughness;
    const change = `${signed(power)}/${signed(said)}`;
    return spaced(
      style === 'also' ? 'also' : '',
      style === 'elided' ? '' : verb('get', context),
      style === 'additional' ? 'an additional' : '',
      change,
    );
  },
  gain: (code, context) => {
    const style = wordOf(code, 'style');
    if (style === 'elided') return grants(code, context);
    const gains = verb(style === 'have' ? 'have' : 'gain', context);
    const when = style === 'asCast' ? 'as you cast them' : '';
    return spaced(style === 'alsoGain' ? 'also' : '', gains, grants(code, context), when);
  },
  grantAllOf: (code, context) => {
    const kind = wordOf(code, 'kind') === 'activated' ? 'activated' : 'activated and triggered';
    const except = wordOf(code, 'except');
    return spaced(
      `all ${kind} abilities of ${object(code, 'of', context)}`,
      except === null ? '' : `except ${wordOf(code, 'style') === 'exceptFor' ? 'for ' : ''}${except} abilities`,
    );
  },
  lose: (code, context) => `${verb('lose', context)} ${grants(code, context)}`,
  loseAll: (code, context) =>
    wordOf(code, 'said') === 'have'
      ? `${verb('have', context)} no abilities`
      : `${verb('lose', context)} ${lostAbilities[wordOf(code, 'which') ?? ''] ?? 'all abilities'}`,
  setBasePt: (code, context) => `${verb('have', context)} base ${baseSize(code, context)}`,
  become: (code, context) =>
    spaced(verb(wordOf(code, 'verb') === 'is' ? 'be' : 'become', context), becomingWords(code, context)),
  isAlso: (code, context) => {
    const kinds = partsOf(needCode(code, 'filter')).map((part) => phraseOfParts([part], 'one', context));
    return `${verb('be', context)} also ${withArticle(kinds.join(' '))}`;
  },
  isnt: (code, context) => {
    const isMany = context.agreement === 'plural';
    const kind = complement(needCode(code, 'filter'), isMany ? 'many' : 'one', context);
    if (wordOf(code, 'said') === 'noLonger') return `${verb('be', context)} no longer ${kind}`;
    return `${isMany ? "aren't" : "isn't"} ${kind}`;
  },
  exile: (code, context) => {
    const from = codeOf(code, 'from');
    return spaced(
      verb('exile', context),
      object(code, 'what', context),
      from === null ? '' : `from ${context.printer.say(from, context)}`,
      wordOf(code, 'faceDown') === null ? '' : 'face down',
      entering(code, context),
    );
  },
  copySpell: (code, context) => {
    const times = codeOf(code, 'times');
    return spaced(
      verb('copy', context),
      `${object(code, 'what', context)}${exceptions(code, context)}`,
      times === null || isOne(times) ? '' : multiplier(times),
      wordOf(code, 'newTargets') === null ? '' : 'and may choose new targets',
    );
  },
  chooseNewTargets: (code, context) =>
    spaced(
      verb('choose', context),
      wordOf(code, 'number') === 'one' ? 'a new target for' : 'new targets for',
      object(code, 'of', context),
    ),
  entersAttacking: (code, context) =>
    spaced(
      'attacking',
      codeOf(code, 'whom') === null ? '' : object(code, 'whom', context),
      wordOf(code, 'also') === null ? '' : 'or a planeswalker they control',
    ),
  beginGameWith: (code, context) =>
    spaced(
      verb('begin', context),
      'the game with',
      object(code, 'what', context),
      'on the battlefield',
      entering(code, context),
    ),
  maximumHandSize: (code, context) => {
    const how = wordOf(code, 'how');
    const who = context.printer.noun(needCode(code, 'who'), context);
    const amount = needCode(code, 'amount');
    const [size, is] = who.quantity === 'many' ? ['sizes', 'are'] : ['size', 'is'];
    return spaced(
      who.possessive,
      'maximum hand',
      size,
      is,
      how === 'plain' || how === null ? '' : wordsFromName(how),
      how === 'equalTo' ? number(amount, context) : (spelled(amount) ?? number(amount, context)),
    );
  },
  doesntUntap: (code, context) => {
    const whose = context.printer.noun(needCode(code, 'whose'), context);
    const step = wordOf(code, 'which') === 'next' ? 'next untap step' : 'untap step';
    return `${verb("don't", context)} untap during ${whose.possessive} ${whose.quantity === 'many' ? pluralOf(step) : step}`;
  },
  cantUntapMore: (code, context) => {
    const steps = needCode(code, 'who').op === 'you' ? 'your untap step' : 'their untap steps';
    return `can't untap ${object(code, 'what', context)} during ${steps}`;
  },
  ...spending,
  playerCant: (code, context) => {
    const action = wordOf(code, 'action') ?? '';
    const what = codeOf(code, 'what');
    if (action === 'loseForLife') return `${verb("don't", context)} lose the game for having 0 or less life`;
    if (what === null) return `can't ${prohibited[action] ?? action}`;
    if (action === 'playOrCast')
      return `can't play lands or cast spells ${context.printer.phrase(needCode(what, 'filter'), 'one', context)}`;
    const more = wordOf(code, 'more');
    if (more === 'additional') return `can't ${action} additional ${object(code, 'what', context)}`;
    if (more === 'oneMore')
      return `can ${action} only one more ${context.printer.phrase(needCode(what, 'filter'), 'one', context)}`;
    const only = wordOf(code, 'only');
    if (only !== null) {
      const also = codeOf(code, 'or') === null ? '' : ` and activate ${object(code, 'or', context)}`;
      const own = context.subject.agreement === 'second' ? 'during your turn' : 'during their own turns';
      return `can ${action} ${object(code, 'what', context)}${also} only ${only === 'yourTurn' ? own : 'as a sorcery'}`;
    }
    const limit = what.op === 'some' && wordOf(what, 'quantity') === 'moreThan' ? ' each turn' : '';
    const or = codeOf(code, 'or') === null ? '' : ` or activate ${object(code, 'or', context)}`;
    return `can't ${action} ${object(code, 'what', context)}${or}${limit}`;
  },
  shuffle: (code, context) => {
    if (wordOf(code, 'style') !== 'library') return verb('shuffle', context);
    return `${verb('shuffle', context)} ${context.subject.agreement === 'second' ? 'your' : 'their'} library`;
  },
  search: (code, context) => {
    const whose = context.printer.noun(needCode(code, 'whose'), context);
    const library = whose.quantity === 'many' ? 'libraries' : 'library';
    const zones = searched[wordOf(code, 'zones') ?? ''] ?? library;
    return spaced(verb('search', context), whose.possessive, zones, 'for', object(code, 'what', context));
  },
  revealUntil: (code, context) => {
    const done = wordOf(code, 'verb') ?? 'reveal';
    const whose = context.printer.noun(needCode(code, 'whose'), context).possessive;
    const what = context.printer.noun(needCode(code, 'what'), context);
    const end =
      wordOf(code, 'end') === 'passive'
        ? `${what.subject} ${what.quantity === 'many' ? 'are' : 'is'} ${conjugated(done, 'singular', 'past')}`
        : `${context.agreement === 'second' ? 'you' : 'they'} ${done} ${what.object}`;
    return `${verb(done, context)} cards from the top of ${whose} library until ${end}`;
  },
  entersAs: (code, context) => {
    const isMany = context.agreement === 'plural';
    const what = context.printer.phrase(needCode(code, 'filter'), 'one', context);
    const others = wordsFromName(wordOf(code, 'addition') ?? 'otherTypes');
    return `and as ${withArticle(what)} in addition to ${isMany ? 'their' : 'its'} ${others}`;
  },
  entersWith: (code, context) => {
    const unless = codeOf(code, 'unless');
    return spaced(
      verb(wordOf(code, 'how') === 'escapes' ? 'escape' : 'enter', context),
      listOfEntries(codesOf(code, 'entry'), context),
      unless === null ? '' : `unless ${context.printer.say(unless, context)}`,
    );
  },
  setPt: (code, context) => {
    const whose = context.printer.noun(needCode(code, 'what'), context).possessive;
    const stat = wordOf(code, 'stat');
    const value = number(needCode(code, 'value'), context);
    return stat === 'both'
      ? `${whose} power and toughness are each equal to ${value}`
      : `${whose} ${stat ?? ''} is equal to ${value}`;
  },
  mayCast: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const [it, more] = [what.quantity === 'many' ? 'they' : 'it', wordOf(code, 'more')];
    return spaced(
      `may ${wordOf(code, 'verb') ?? ''} ${what.object}`,
      context.inner ?? '',
      `as though ${it} had ${wordOf(code, 'asThough') ?? ''}`,
      more === null ? '' : `if you pay ${more} more to cast ${what.quantity === 'many' ? 'them' : 'it'}`,
    );
  },
  castCards: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const [from, orFrom] = [codeOf(code, 'from'), codeOf(code, 'orFrom')];
    const using = wordOf(code, 'using');
    const whose = what.quantity === 'many' && wordOf(code, 'verb') !== 'playOrCast' ? 'their' : 'its';
    const free = `without paying ${whose} mana cost${whose === 'their' ? 's' : ''}`;
    return spaced(
      castObjects(code, what.object, context),
      from === null ? '' : `from ${from.op === 'libraryPosition' ? 'the ' : ''}${context.printer.say(from, context)}`,
      orFrom === null ? '' : `or the ${context.printer.say(orFrom, context)}`,
      wordOf(code, 'how') === 'transformed' ? 'transformed' : '',
      context.inner ?? '',
      wordOf(code, 'free') === null ? '' : free,
      wordOf(code, 'how') === 'flash' ? `and as though ${whose === 'their' ? 'they' : 'it'} had flash` : '',
      paidFor(code, whose, context),
      resultingSpell(codeOf(code, 'resulting'), context),
      using === null ? '' : `using its ${using} ability`,
    );
  },
  multiplyDamage: multipliedDamage,
  preventDamage: (code, context) => {
    const amount = codeOf(code, 'amount');
    const parts = amount === null ? '' : number(amount, context);
    switch (wordOf(code, 'scope')) {
      case 'that':
        if (amount?.op === 'half')
          return spaced(
            verb('prevent', context),
            'half that',
            damageKind(code),
            `damage, rounded ${wordOf(amount, 'rounded') ?? ''}`,
          );
        return spaced(verb('prevent', context), parts === '' ? '' : `${parts} of`, 'that', damageKind(code), 'damage');
      case 'allBut':
        return spaced(verb('prevent', context), 'all but', parts, 'of that', damageKind(code), 'damage');
      default:
        return wordOf(code, 'both') === null
          ? `${verb('prevent', context)} ${expectedDamage(code, wordOf(code, 'place') ?? 'early', context)}${wordOf(code, 'divided') === null ? '' : ', divided as you choose'}`
          : bothWays(code, context);
    }
  },
  cantPrevent: (code, context) => {
    const [to, by] = [codeOf(code, 'to'), codeOf(code, 'by')];
    if (wordOf(code, 'said') === 'theDamage') return "the damage can't be prevented";
    return spaced(
      damageKind(code),
      'damage',
      to === null && by === null ? '' : 'that would be dealt',
      to === null ? '' : `to ${context.printer.noun(to, context).object}`,
      by === null ? '' : `by ${context.printer.noun(by, context).object}`,
      "can't be prevented",
    );
  },
  castOnly: (code, context) => {
    const condition = codeOf(code, 'condition');
    return spaced(
      `${verb('cast', context)} ${object(code, 'what', context)} only`,
      limitWords(wordOf(code, 'limit') ?? ''),
      condition === null ? '' : `if ${context.printer.say(condition, context)}`,
    );
  },
  attackCost: (code, context) => {
    const cost = codesOf(code, 'cost').map((item) => context.printer.say(item, context));
    const each =
      wordOf(code, 'each') === 'ofThose' ? 'of those creatures' : "creature they control that's attacking you";
    return `can't attack ${object(code, 'whom', context)} unless their controller pays ${listed(cost, 'and')} for each ${each}`;
  },
  redirectDamage: (code, context) => {
    const isThat = wordOf(code, 'scope') === 'that';
    const what = isThat
      ? spaced('that', damageKind(code), 'damage')
      : expectedDamage(code, wordOf(code, 'place') ?? 'early', context);
    const onto = context.printer.noun(needCode(code, 'onto'), context).object;
    return spaced(what, 'is dealt to', onto, isThat ? '' : 'instead');
  },
  xAtMost: (code, context) => `x can't be greater than ${number(needCode(code, 'num'), context)}`,
  additionalCost: (code, context) => {
    const lead = `as an additional cost to cast ${object(code, 'what', context)},`;
    return spaced(lead, wordOf(code, 'may') === null ? '' : 'you may', costs(codesOf(code, 'cost'), context));
  },
  alternativeCost: (code, context) => {
    const what = codeOf(code, 'what');
    const usual = what === null ? "~'s mana cost" : `the mana cost for ${context.printer.noun(what, context).object}`;
    return `may ${paying(code, context)} rather than pay ${usual}`;
  },
  keywordRather: (code, context) => {
    const [of, keyword] = [codeOf(code, 'of'), wordOf(code, 'keyword') ?? ''];
    const usual = of === null ? `${keyword} costs` : `${context.printer.noun(of, context).possessive} ${keyword} cost`;
    return `may ${paying(code, context)} rather than pay ${usual}`;
  },
  mayEnd: (code, context) => `may ${paying(code, context)} to end this effect`,
  payRather: (code, context) => {
    const payments = codesOf(code, 'cost').map((item) => context.printer.say(item, context));
    return `${listed(payments, 'and')} rather than ${wordOf(code, 'verb') ?? ''} its mana cost`;
  },
  investigate: (code, context) =>
    spaced(
      severalTimes('investigate', code, context),
      wordOf(code, 'style') === 'additional' ? 'an additional time' : '',
    ),
  proliferate: (code, context) => spaced(severalTimes('proliferate', code, context), wordOf(code, 'again') ?? ''),
  explore: (code, context) =>
    spaced(severalTimes('explore', code, context), wordOf(code, 'style') === 'again' ? 'again' : ''),
  eitherOr: (code, context) =>
    listed(
      codesOf(code, 'options').map((option) => context.printer.say(option, context)),
      'or',
    ),
  amass: (code, context) =>
    spaced(verb('amass', context), pluralOf(wordOf(code, 'type') ?? 'army'), number(needCode(code, 'count'), context)),
};
