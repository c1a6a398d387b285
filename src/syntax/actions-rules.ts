import { statement } from './actions-clauses';
import { reference } from './actions-references';
import { rowOf } from '../bytecode/table';
import type { Ast, Call } from './ast';
import { allOf, call, enumName, list, setOf, spanOf, subjectOf, word } from './build';
import { astsIn, firstAst, valuesIn } from './children';
import { isAst, isCall, isSlot, type Action, type Actions } from './values';

/** "Its activated abilities can't be activated", "activated abilities of artifacts can't be activated". */
function inactive(phrase: 'possessive' | 'of'): Action {
  return (node, values) => {
    const inner = valuesIn(node, values);
    const parts = inner.filter(isAst);
    const which = parts.find((part) => isCall(part) && part.op === 'tapInCost') ?? null;
    const [what = null, except = null] = parts.filter((part) => part !== which);
    const style = enumName(phrase, spanOf(node));
    const clause = statement(node, call('cantBeActivated', [what, except, style, which], spanOf(node)), null);
    const trails = inner.filter(isSlot);
    return { ...clause, phrases: clause.phrases.map((each) => ({ ...each, trails })) };
  };
}

const isNumber = (what: Ast | null): what is Call => isCall(what) && rowOf(what.op).result === 'num';

/** "Can't attack or block unless its controller pays {1} for each …": what is counted is how often the mana is paid. */
const combatCost: Action = (node, values) => {
  const span = spanOf(node);
  const parts = astsIn(node, values);
  const names = parts.filter((part) => part.kind === 'EnumName');
  const act = names.find(({ name }) => name !== 'ofThose') ?? enumName('block', span);
  const each = names.find(({ name }) => name === 'ofThose') ?? null;
  const cost = parts.find((part) => part.kind === 'List');
  const times = parts.find(isNumber) ?? null;
  const [first = null, second = null] = parts.filter(
    (part) => part.kind !== 'EnumName' && part.kind !== 'List' && part !== times,
  );
  const items = (cost?.items ?? []).map((item) =>
    isCall(item) && item.op === 'payMana' && times !== null ? { ...item, args: [item.args[0] ?? null, times] } : item,
  );
  const [such, payer] = second === null ? [null, first] : [first, second];
  return call('combatCost', [subjectOf(node), act, such, payer, list(items, span), each], span);
};

/** "You may activate loyalty abilities of ~ …", "you may activate its loyalty abilities …". */
const loyaltyOf =
  (style: 'of' | 'the' | 'possessive'): Action =>
  (node, values) => {
    const [who = null, of = null, how = null] = astsIn(node, values);
    const span = spanOf(node);
    return statement(node, call('activatesLoyalty', [subjectOf(node), of, how, enumName(style, span)], span), who);
  };

/** "No more than one creature can attack you each combat." */
const combatLimit =
  (act: 'attack' | 'block'): Action =>
  (node, values) => {
    const [limited = null, whom = null] = astsIn(node, values);
    return statement(node, call('combatLimit', [limited, enumName(act, spanOf(node)), whom], spanOf(node)), null);
  };

/** Meanings of clauses that state rules of the game: what is allowed, what cannot be, what is spared. */
export const ruleActions: Actions = {
  SubjectClause_cantBeActivated: inactive('possessive'),
  SubjectClause_cantBeActivated_of: inactive('of'),
  ContinuousPredicate_mayCast: (node, values) => {
    const span = spanOf(node);
    const flash = astsIn(node, values)[0] ?? null;
    const verb = enumName('cast', span);
    return call(
      'mayCast',
      [reference('you', node), subjectOf(node), null, null, flash, verb, enumName('passive', span)],
      span,
    );
  },
  SubjectClause_chooseSides: (node) => statement(node, call('chooseSides', [subjectOf(node)], spanOf(node)), null),
  SubjectClause_drawGame: (node) => statement(node, call('drawGame', [], spanOf(node)), null),
  SubjectClause_becomeDay: (node, values) =>
    statement(node, call('becomeDay', astsIn(node, values), spanOf(node)), null),
  SubjectClause_activatesLoyalty: loyaltyOf('of'),
  SubjectClause_activatesLoyalty_the: loyaltyOf('the'),
  SubjectClause_activatesLoyalty_possessive: loyaltyOf('possessive'),
  SubjectClause_keywordRather: (node, values) => {
    const [who = null, cost = null, keyword = null] = astsIn(node, values);
    return statement(node, call('keywordRather', [subjectOf(node), cost, keyword], spanOf(node)), who);
  },
  SubjectClause_keywordRather_of: (node, values) => {
    const [who = null, cost = null, of = null, keyword = null] = astsIn(node, values);
    return statement(node, call('keywordRather', [subjectOf(node), cost, keyword, of], spanOf(node)), who);
  },
  SubjectClause_activatesInstantly: (node, values) => {
    const [who = null, keyword = null] = astsIn(node, values);
    return statement(node, call('activatesInstantly', [subjectOf(node), keyword], spanOf(node)), who);
  },
  SubjectClause_activatesAsThough: (node, values) => {
    const [who = null, of = null] = astsIn(node, values);
    return statement(node, call('activatesAsThough', [subjectOf(node), of], spanOf(node)), who);
  },
  SubjectClause_mayHaveLife: (node, values) => {
    const [chooser = null, whose = null, amount = null] = astsIn(node, values);
    const set = statement(node, call('setLife', [subjectOf(node), amount], spanOf(node)), whose);
    return { ...set, modal: 'mayHave', chooser };
  },
  SubjectClause_setLife: (node, values) => {
    const [who = null, amount = null] = astsIn(node, values);
    return statement(node, call('setLife', [subjectOf(node), amount], spanOf(node)), who);
  },
  SubjectClause_setLife_equalTo: (node, values) => {
    const [who = null, amount = null] = astsIn(node, values);
    const set = call('setLife', [subjectOf(node), amount, enumName('equalTo', spanOf(node))], spanOf(node));
    return statement(node, set, who);
  },
  SubjectClause_maximumHandSize: (node, values) => {
    const [who = null, how = null, amount = null] = astsIn(node, values);
    const predicate = call('maximumHandSize', [subjectOf(node), how, amount], spanOf(node));
    return statement(node, predicate, who, valuesIn(node, values).filter(isSlot));
  },
  // "Can't play lands or cast spells from your hand": from where is said of both.
  ContinuousPredicate_playerCant_playOrCast: (node, values) => {
    const span = spanOf(node);
    const [zone = null] = astsIn(node, values);
    const from = call('inZone', [zone, enumName('from', span)], span);
    return call(
      'playerCant',
      [subjectOf(node), enumName('playOrCast', span), setOf('bare', allOf([from], span), span)],
      span,
    );
  },
  SubjectClause_lethalByPower: (node, values) =>
    statement(node, call('lethalByPower', [subjectOf(node)], spanOf(node)), firstAst(node, values)),
  SubjectClause_unspentBecomes: (node, values) => {
    const [who = null, kind = null] = astsIn(node, values);
    return statement(node, call('unspentBecomes', [who, kind], spanOf(node)), null);
  },
  SubjectClause_lifeFloor: (node, values) => {
    const [who = null, least = null, at = null] = astsIn(node, values);
    return statement(node, call('lifeFloor', [who, least, at], spanOf(node)), null);
  },
  BareGain_gain_elided: (node, values) => {
    const span = spanOf(node);
    return call(
      'gain',
      [subjectOf(node), list(astsIn(node, values).slice(0, 1), span), enumName('elided', span)],
      span,
    );
  },
  SubjectClause_keywordCostsLess: (node, values) => {
    const span = spanOf(node);
    const inner = valuesIn(node, values);
    const parts = inner.filter(isAst);
    const names = parts.filter((part) => part.kind === 'EnumName');
    const [how = null, name = null, all = enumName('bare', span)] = names.toReversed();
    const [amount = null] = parts.filter(isCall).toReversed();
    const who = parts.find((part) => part.kind !== 'EnumName' && part !== amount) ?? null;
    const clause = statement(node, call('keywordCostsLess', [all, name, who, amount, how], span), null);
    const trails = inner.filter(isSlot);
    return { ...clause, phrases: clause.phrases.map((each) => ({ ...each, trails })) };
  },
  SubjectClause_keywordCostsLess_plotting: (node, values) => {
    const span = spanOf(node);
    const [amount = null, how = null] = astsIn(node, values);
    const args = [enumName('plotting', span), enumName('plot', span), reference('you', node), amount, how];
    return statement(node, call('keywordCostsLess', args, span), null);
  },
  SubjectClause_mayEnd: (node, values) => {
    const [who = null, cost = null] = astsIn(node, values);
    return statement(node, call('mayEnd', [subjectOf(node), cost], spanOf(node)), who);
  },
  SubjectClause_sacrificedIfUntimely: (node) => statement(node, call('sacrificedIfUntimely', [], spanOf(node)), null),
  SubjectClause_doesntRemove: (node, values) =>
    statement(node, call('doesntRemove', astsIn(node, values), spanOf(node)), null),
  SubjectClause_chaosEnsues: (node) => statement(node, call('chaosEnsues', [], spanOf(node)), null),
  SubjectClause_noLegendRule: (node, values) => {
    const inner = valuesIn(node, values);
    const [what = null] = inner.filter(isAst);
    const clause = statement(node, call('noLegendRule', [subjectOf(node)], spanOf(node)), what);
    const trails = inner.filter(isSlot);
    return { ...clause, phrases: clause.phrases.map((each) => ({ ...each, trails })) };
  },
  SubjectClause_noLegendRule_all: (node) => {
    const span = spanOf(node);
    const filter = allOf([call('permanent', [], span)], span);
    const all = setOf('bare', filter, span);
    return statement(node, call('noLegendRule', [all, enumName('all', span)], span), null);
  },
  ContinuousPredicate_combatCost: combatCost,
  ContinuousPredicate_combatCost_such: combatCost,
  PerThing_counted: (node, values) => {
    const [what = null] = astsIn(node, values);
    return isNumber(what) ? what : call('count', [what, enumName('bare', spanOf(node))], spanOf(node));
  },
  PlayerPredicate_switchPt_of: (node, values) =>
    call('switchPt', [subjectOf(node), astsIn(node, values)[0] ?? null, enumName('of', spanOf(node))], spanOf(node)),
  SubjectClause_combatLimit_attack: combatLimit('attack'),
  SubjectClause_combatLimit_block: combatLimit('block'),
  SubjectClause_leavesOneMana: (node) => statement(node, call('leavesOneMana', [], spanOf(node)), null),
  SubjectClause_reducesOnly: (node, values) =>
    statement(node, call('reducesOnly', astsIn(node, values), spanOf(node)), null),
  SubjectClause_xAtMost: (node, values) =>
    statement(node, call('xAtMost', [firstAst(node, values)], spanOf(node)), null),
  SubjectClause_xNotZero: (node) => statement(node, call('xNotZero', [], spanOf(node)), null),
  PlayerPredicate_chooseKeyword: (node, values) => {
    const span = spanOf(node);
    return call('eitherOr', [subjectOf(node), list(astsIn(node, values), span), enumName('chosen', span)], span);
  },
  GrantItem_grantChosen: (node) => {
    const span = spanOf(node);
    return call('grantKeyword', [call('keyword', [word('that ability', span)], span)], span);
  },
  SubjectClause_same_keywords: (node, values) =>
    statement(node, call('same', [list(astsIn(node, values), spanOf(node))], spanOf(node)), null),
  SubjectClause_same: (node, values) =>
    statement(node, call('same', astsIn(node, values).slice(0, 1), spanOf(node)), null),
  PlayerPredicate_becomeForetold: (node) => {
    const foretell = call('keyword', [word('foretell', spanOf(node))], spanOf(node));
    return call('becomeForetold', [subjectOf(node), foretell], spanOf(node));
  },
  SubjectClause_ownManaCost: (node, values) => {
    const parts = astsIn(node, values);
    const [lead = null, of = null] = parts.filter((v) => v.kind === 'EnumName');
    const [name = null, reduced = null] = parts.filter((v) => v.kind === 'Word');
    const besides = parts.find((v) => v.kind === 'List') ?? null;
    return statement(node, call('ownManaCost', [reduced, of, lead, name, besides], spanOf(node)), null);
  },
  CausingEvent_castsOrCopies: (node, values) => {
    const [who = null, what = null] = astsIn(node, values);
    const span = spanOf(node);
    const events = [call('casts', [who, what], span), call('copies', [who, what], span)];
    return call('anyOfEvents', [list(events, span), enumName('orShared', span)], span);
  },
  SubjectClause_triggersAgain: (node, values) => {
    const [noun = null, of = null, again = null] = astsIn(node, values);
    return statement(node, call('triggersAgain', [of, null, noun, again], spanOf(node)), null);
  },
  SubjectClause_triggersAgain_caused: (node, values) => {
    const [event = null, noun = null, of = null, again = null] = astsIn(node, values);
    return statement(node, call('triggersAgain', [of, event, noun, again], spanOf(node)), null);
  },
  SubjectClause_cantCause: (node, values) =>
    statement(node, call('cantCause', astsIn(node, values), spanOf(node)), null),
  SubjectClause_dontTrigger: (node, values) => {
    const parts = astsIn(node, values);
    const [what = null, of = null] = parts.filter((v) => v.kind !== 'EnumName');
    const dying = parts.find((v) => v.kind === 'EnumName') ?? null;
    return statement(node, call('dontTrigger', [what, dying, of], spanOf(node)), null);
  },
};
