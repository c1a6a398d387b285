import { baseChange } from './base-size';
import type { Op } from '../../bytecode/table';
import { codeOf, codesOf, needCode, wordOf, wordsOf } from '../arguments';
import type { Term } from '../../bytecode/term';
import type { Context, Renderer } from '../context';
import { counted, multiplier, spelled } from '../numbers';
import { isOne } from '../scope';
import { conjugated } from '../verbs';
import { listed, pluralOf, spaced, withArticle, wordsFromName } from '../words';
import { boundsOf, chosenSort, energy, notChosen } from './effect-parts';
import { object, verb } from './parts';
import { unitOf } from './units';
import { inWords, number } from './values';

const combatActs: Readonly<Record<string, string>> = {
  attack: 'attack',
  block: 'block',
  attackOrBlock: 'attack or block',
};

const likeMana: Readonly<Record<string, string>> = { anyColor: 'mana of any color', anyType: 'mana of any type' };

/** What creatures are tapped for, with the members that mean it. */
const helpings: readonly { readonly does: string; readonly what: string; readonly of: readonly string[] }[] = [
  { does: 'saddle', what: 'mounts', of: ['saddle', 'saddleAndCrew'] },
  { does: 'crew', what: 'vehicles', of: ['crew', 'saddleAndCrew'] },
];

/** One of the things by which a price is scaled. */
function perThing(times: Term, context: Context): string {
  const what = times.op === 'count' ? codeOf(times, 'what') : null;
  const filter = what?.op === 'all' || what?.op === 'some' ? codeOf(what, 'filter') : null;
  return filter === null ? unitOf(times, 'one', context) : context.printer.phrase(filter, 'one', context);
}

/** When loyalty abilities may be activated besides, or how often. */
const loyaltyTimes: Readonly<Record<string, string>> = {
  anyTurn: "on any player's turn any time you could cast an instant",
  instant: 'any time you could cast an instant',
  twiceEachTurn: 'twice each turn rather than only once',
  twiceThisTurn: 'twice this turn rather than only once',
};

/** What is paid in an amount that is chosen, as it is printed. */
const unitWords: Readonly<Record<string, string>> = {
  mana: 'mana',
  life: 'life',
  energy: '{e}',
  white: '{w}',
  blue: '{u}',
  black: '{b}',
  red: '{r}',
  green: '{g}',
};

/** Predicates about the course of the game and what can be done in it. */
export const ruleEffects: Readonly<Partial<Record<Op, Renderer>>> = {
  costsLess: (code, context) => {
    const amount = context.printer.say(needCode(code, 'amount'), context);
    const how = wordOf(code, 'how') ?? '';
    const more = wordOf(code, 'said') === 'additional' ? `an additional ${amount}` : `${amount} ${how}`;
    const way = wordOf(code, 'way') === null ? '' : 'this way';
    const except = wordOf(code, 'except') === null ? '' : "unless they're mana abilities";
    return spaced(verb('cost', context), more, 'to', wordOf(code, 'action') ?? '', way, except);
  },
  lifeForMana: (code, context) => {
    const { subject } = context.printer.noun(needCode(code, 'who'), context);
    const life = context.printer.say(needCode(code, 'life'), context);
    return `for each ${wordOf(code, 'mana') ?? ''} in a cost, ${subject} may pay ${life} life rather than pay that mana`;
  },
  getPhases: (code, context) => {
    const count = needCode(code, 'count');
    const what = wordsFromName(wordOf(code, 'what') ?? '');
    const many = isOne(count)
      ? `an additional ${what}`
      : `${spelled(count) ?? context.printer.say(count, context)} additional ${pluralOf(what)}`;
    return `${verb('get', context)} ${many} after this ${wordsFromName(wordOf(code, 'after') ?? '')}`;
  },
  costFloor: (code, context) => {
    const [below, count] = [inWords(needCode(code, 'below'), context), inWords(needCode(code, 'count'), context)];
    const { subject } = context.printer.noun(needCode(code, 'what'), context);
    return `${subject} that would cost less than ${below} mana to cast costs ${count} mana to cast`;
  },
  chooseValue: (code, context) =>
    spaced(verb('choose', context), chosenSort(code, context), notChosen(code, context), boundsOf(code, context)),
  chooseAsEnters: (code, context) =>
    spaced(verb('choose', context), chosenSort(code, context), notChosen(code, context)),
  getEnergy: (code, context) =>
    wordOf(code, 'phrase') === 'amount'
      ? `${verb('get', context)} an amount of {e} equal to ${number(needCode(code, 'count'), context)}`
      : `${verb('get', context)} ${energy(code)}`,
  payEnergy: (code, context) =>
    wordOf(code, 'style') === 'amount'
      ? `${verb('pay', context)} an amount of {e} equal to ${number(needCode(code, 'count'), context)}`
      : `${verb('pay', context)} ${energy(code)}`,
  payAmount: (code, context) => {
    const unit = wordOf(code, 'unit') ?? '';
    const least = wordOf(code, 'least') === 'any' ? 'any amount of' : 'one or more';
    return spaced(verb('pay', context), least, unitWords[unit] ?? unit);
  },
  chosenBy: (code, context) => {
    const { possessive } = context.printer.noun(needCode(code, 'who'), context);
    return spaced(`of ${possessive} choice`, wordOf(code, 'own') === null ? '' : 'they control');
  },
  alike: (code) => {
    const what = wordOf(code, 'what') ?? '';
    if (wordOf(code, 'style') === 'asOneAnother') return 'with the same name as one another';
    return what === 'name' ? 'with the same name' : `that share ${withArticle(wordsFromName(what))}`;
  },
  scry: (code, context) =>
    spaced(
      verb('scry', context),
      wordOf(code, 'said') === null
        ? number(needCode(code, 'count'), context)
        : counted(needCode(code, 'count'), 'card', 'bare', context),
    ),
  flipCoin: (code, context) => {
    const until = `until ${context.agreement === 'second' ? 'you' : 'they'} lose a flip`;
    return spaced(verb('flip', context), 'a coin', wordOf(code, 'until') === null ? '' : until);
  },
  flipMore: (code, context) =>
    spaced(verb('flip', context), spelled(needCode(code, 'coins')) ?? '', 'coins and ignore one'),
  laterTurn: (code, context) => {
    const { subject, agreement } = context.printer.noun(needCode(code, 'who'), context);
    return `after that turn, ${subject} ${verb('take', { ...context, agreement })} an extra turn`;
  },
  controlPlayer: (code, context) => {
    const { possessive } = context.printer.noun(needCode(code, 'whose'), context);
    const what = wordsFromName(wordOf(code, 'what') ?? '');
    const controls =
      wordOf(code, 'style') === 'gain' ? `${verb('gain', context)} control of` : verb('control', context);
    return `${controls} ${object(code, 'whom', context)} during ${possessive} next ${what}`;
  },
  extraPhases: (code) => {
    const count = needCode(code, 'count');
    const [first, then] = ['first', 'then'].map((name) => wordsFromName(wordOf(code, name) ?? ''));
    const phases = isOne(count)
      ? `there is an additional ${first ?? ''}`
      : `there are ${spelled(count) ?? ''} additional ${pluralOf(first ?? '')}`;
    const added = then === '' ? phases : `${phases} followed by an additional ${then ?? ''}`;
    const point = `after this ${wordsFromName(wordOf(code, 'after') ?? '')}`;
    return wordOf(code, 'place') === 'leading' ? `${point}, ${added}` : `${added} ${point}`;
  },
  combatCost: (code, context) => {
    const payer = context.printer.noun(needCode(code, 'payer'), context);
    const cost = codesOf(code, 'cost');
    const mana = cost.map((item) =>
      item.op === 'payMana' ? (wordOf(item, 'mana') ?? '') : context.printer.say(item, context),
    );
    const times =
      cost.map((item) => (item.op === 'payMana' ? codeOf(item, 'times') : null)).find((num) => num !== null) ?? null;
    const such = codeOf(code, 'such');
    return spaced(
      `can't ${combatActs[wordOf(code, 'act') ?? ''] ?? ''}`,
      such === null ? '' : context.printer.noun(such, context).object,
      `unless ${payer.subject} ${conjugated('pay', payer.agreement, 'finite')} ${listed(mana, 'or')}`,
      wordOf(code, 'each') === null ? '' : 'for each of those creatures',
      times === null ? '' : `for each ${perThing(times, context)}`,
    );
  },
  changeText: (code, context) => {
    const [to, never] = [wordOf(code, 'to'), wordOf(code, 'never')];
    const kinds = wordsOf(code, 'words').map(wordsFromName);
    const swaps = kinds.map((kind) => `one ${kind} with ${to ?? 'another'}`);
    const what = context.printer.noun(needCode(code, 'what'), context).object;
    const changes = `${verb('change', context)} the text of ${what} by replacing all instances of ${swaps.join(' or ')}`;
    return never === null ? changes : `${changes}. the new ${kinds.join(' or ')} can't be ${never}`;
  },
  switchPt: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    return wordOf(code, 'phrase') === 'of'
      ? spaced(verb('switch', context), 'the power and toughness of', what.object)
      : spaced(verb('switch', context), what.possessive, 'power and toughness');
  },
  noLegendRule: (code, context) =>
    wordOf(code, 'scope') === 'all'
      ? 'the "legend rule" doesn\'t apply'
      : `the "legend rule" doesn't apply to ${object(code, 'what', context)}`,
  produceMore: (code) => `it produces ${multiplier(needCode(code, 'times'))} as much of that mana`,
  produceOther: (code) => {
    const mana = wordOf(code, 'style') === 'word' ? 'colorless mana' : (wordOf(code, 'symbol') ?? '');
    return `it produces ${mana} instead of any other ${wordOf(code, 'besides') === 'type' ? 'type' : 'type and amount'}`;
  },
  changeBasePt: baseChange,
  changeTarget: (code, context) => {
    const to = codeOf(code, 'to');
    const which = wordOf(code, 'which') === 'one' ? 'a target' : 'the target';
    return spaced(
      `${verb('change', context)} ${which} of ${object(code, 'of', context)}`,
      to === null ? '' : `to ${context.printer.noun(to, context).object}`,
    );
  },
  keywordCostsLess: (code, context) => {
    const who = codeOf(code, 'who');
    const payer = who === null ? null : context.printer.noun(who, context);
    const all = wordOf(code, 'of') === 'all' ? 'all' : '';
    const less = `${context.printer.say(needCode(code, 'amount'), context)} ${wordOf(code, 'how') ?? ''}`;
    // Cards are plotted from the hand of who plots them (CR 702.170a).
    if (wordOf(code, 'of') === 'plotting') return `plotting cards from your hand costs ${less}`;
    return spaced(
      `${spaced(all, wordOf(code, 'name') ?? '')} costs`,
      payer === null ? '' : spaced(payer.subject, conjugated('pay', payer.agreement, 'finite')),
      `cost ${less}`,
    );
  },
  cantPay: (code, context) => {
    const sacrifice = codeOf(code, 'sacrifice');
    const also = sacrifice === null ? '' : `or sacrifice ${context.printer.noun(sacrifice, context).object}`;
    const to =
      wordOf(code, 'except') === null
        ? 'to cast spells or activate abilities'
        : "to cast spells or to activate abilities that aren't mana abilities";
    return spaced("can't pay life", also, to);
  },
  helpsAs: (code, context) => {
    const whose = context.agreement === 'plural' ? 'their' : 'its';
    const more = codeOf(code, 'more');
    const acts = helpings.filter(({ of }) => of.includes(wordOf(code, 'action') ?? ''));
    const how =
      more === null
        ? `using ${whose} toughness rather than ${whose} power`
        : `as though ${whose} power were ${number(more, context)} greater`;
    return spaced(acts.map(({ does, what }) => `${verb(does, context)} ${what}`).join(' and '), how);
  },
  asThoughWithout: (code, context) => {
    const by = codeOf(code, 'by');
    const isMany = context.agreement === 'plural';
    const act =
      by === null
        ? 'can be blocked'
        : `can be the ${isMany ? 'targets' : 'target'} of ${context.printer.noun(by, context).object}`;
    const keyword = context.printer.say(needCode(code, 'keyword'), context);
    return `${act} as though ${isMany ? 'they' : 'it'} didn't have ${keyword}`;
  },
  blocksAsThough: (code, context) => {
    const whom = codeOf(code, 'whom');
    const it = context.agreement === 'plural' ? 'they' : 'it';
    if (wordOf(code, 'way') === 'untapped') return `can block as though ${it} were untapped`;
    const keyword = context.printer.say(needCode(code, 'keyword'), context);
    if (wordOf(code, 'said') === 'those')
      return `can block creatures with ${keyword} abilities as though they didn't have those abilities`;
    const blocked = whom === null ? '' : context.printer.noun(whom, context).object;
    const said = wordOf(code, 'said') === 'self' ? '~' : it;
    const had = wordOf(code, 'way') === 'with' ? `${said} had` : "they didn't have";
    return spaced('can block', blocked, 'as though', had, keyword);
  },
  cantBeActivated: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const except = wordOf(code, 'except') === null ? '' : "unless they're mana abilities";
    const abilities =
      wordOf(code, 'phrase') === 'of'
        ? `activated abilities of ${what.object}`
        : `${what.possessive} activated abilities`;
    const which = codeOf(code, 'which');
    return spaced(
      abilities,
      which === null ? '' : context.printer.say(which, { ...context, agreement: what.agreement }),
      "can't be activated",
      except,
    );
  },
  cantCause: (code, context) => {
    const by = context.printer.noun(needCode(code, 'by'), context).subject;
    const event = context.printer.say(needCode(code, 'event'), { ...context, form: 'infinitive' });
    return `${by} can't cause ${event}`;
  },
  dontTrigger: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const of = codeOf(code, 'of');
    return spaced(
      `${what.subject} entering`,
      wordOf(code, 'dying') === null ? '' : 'or dying',
      `${what.agreement === 'singular' ? "doesn't" : "don't"} cause abilities`,
      of === null ? '' : `of ${context.printer.noun(of, context).object}`,
      'to trigger',
    );
  },
  triggersAgain: (code, context) => {
    const event = codeOf(code, 'event');
    const noun = wordOf(code, 'noun') === 'any' ? 'an ability' : 'a triggered ability';
    const ability = `${noun} of ${context.printer.noun(needCode(code, 'of'), context).object}`;
    const triggers =
      event === null
        ? `${ability} triggers`
        : `${context.printer.say(event, { ...context, form: 'gerund' })} causes ${ability} to trigger`;
    const again = wordOf(code, 'again') === 'it' ? 'it' : 'that ability';
    return `if ${triggers}, ${again} triggers an additional time`;
  },
  spendAsThough: (code, context) => {
    const like = likeMana[wordOf(code, 'as') ?? ''] ?? `${wordOf(code, 'as') ?? ''} mana`;
    const on = codeOf(code, 'on');
    const action = wordOf(code, 'action');
    const purpose =
      on === null
        ? ''
        : spaced(
            `to ${action === 'activate' ? 'activate' : 'cast'} ${context.printer.noun(on, context).object}`,
            action === 'castThisWay' ? 'this way' : '',
          );
    if (wordOf(code, 'style') === 'canBeSpent') return spaced(like, 'can be spent', purpose);
    if (wordOf(code, 'style') === 'canSpend') return spaced('can spend', like, purpose);
    const from = codeOf(code, 'from');
    const kind = wordOf(code, 'mana');
    return spaced(
      'may spend',
      kind === 'any' ? '' : (kind ?? ''),
      'mana',
      from === null ? '' : `from ${context.printer.noun(from, context).object}`,
      `as though it were ${like}`,
      purpose,
    );
  },
  xOnlyWith: (code) => `spend only ${wordsOf(code, 'colors').join(' and/or ')} mana on x`,
  drawsFromBottom: (_, { subject: { agreement } }) => {
    const library =
      agreement === 'second' ? 'your library' : agreement === 'plural' ? 'their libraries' : 'their library';
    return `${conjugated('draw', agreement, 'finite')} cards from the bottom of ${library} rather than the top`;
  },
  additionalLands: (code, context) => {
    const count = needCode(code, 'count');
    const lands = isOne(count)
      ? 'an additional land'
      : spaced(wordOf(code, 'limit') === 'upTo' ? 'up to' : '', spelled(count) ?? '', 'additional lands');
    const turns = `each of ${context.subject.agreement === 'second' ? 'your' : 'their'} turns`;
    const when = wordOf(code, 'when') === 'thisTurn' ? 'this turn' : `${wordOf(code, 'place') ?? 'on'} ${turns}`;
    return spaced('may play', lands, when);
  },
  untapDuring: (code, context) => {
    const whose = wordOf(code, 'whose') === 'opponent' ? "opponent's" : "other player's";
    return `${verb('untap', context)} ${object(code, 'what', context)} during each ${whose} untap step`;
  },
  reselectAttacked: (code, context) => {
    const what = context.printer.noun(needCode(code, 'what'), context);
    const among = wordOf(code, 'among') ?? 'player';
    return spaced(
      `${verb('reselect', context)} which`,
      among === 'player' ? among : `player or ${among}`,
      what.subject,
      `${what.agreement === 'plural' ? 'are' : 'is'} attacking`,
    );
  },
  copiesTarget: (code, context) => {
    const whom = object(code, 'whom', context);
    if (wordOf(code, 'style') === 'each') return `each copy targets a different one of ${whom}`;
    const copies = context.printer.noun(needCode(code, 'what'), context);
    return `${copies.subject} ${verb('target', { ...context, agreement: copies.agreement })} ${whom}`;
  },
  skip: (code, context) => {
    const count = codeOf(code, 'count');
    const what = wordsFromName(wordOf(code, 'what') ?? '');
    const isEach = wordOf(code, 'which') === 'each';
    const areAll = wordOf(code, 'what') === 'extraTurn';
    const whose = context.subject.agreement === 'second' ? 'your' : 'their';
    if (wordOf(code, 'which') === 'allOfNextTurn')
      return spaced(verb('skip', context), 'all', pluralOf(what), 'of', whose, 'next turn');
    const isMany = isEach
      ? areAll || (context.agreement === 'plural' && context.subject.quantity === 'many')
      : count !== null;
    return spaced(
      verb('skip', context),
      whose,
      isEach ? '' : 'next',
      count === null ? '' : (spelled(count) ?? ''),
      isMany ? pluralOf(what) : what,
    );
  },
  activatesLoyalty: (code, context) => {
    const of = context.printer.noun(needCode(code, 'of'), context);
    const style = wordOf(code, 'style');
    const abilities =
      style === 'possessive'
        ? `${of.possessive} loyalty abilities`
        : `${style === 'the' ? 'the ' : ''}loyalty abilities of ${of.object}`;
    return `may activate ${abilities} ${loyaltyTimes[wordOf(code, 'when') ?? ''] ?? ''}`;
  },
  keepMana: (code, context) => {
    const which = wordOf(code, 'which') === 'this' ? 'this' : spaced('unspent', wordOf(code, 'color') ?? '');
    const ends = wordOf(code, 'ends') === 'steps' ? 'steps' : 'steps and phases';
    return `${verb("don't", context)} lose ${which} mana as ${ends} end`;
  },
};
