import { agreement, dash, place, relation, type StyleReason } from '../style-words';

/** A reason for each style mark of effects, costs and keywords, and of the fields of abilities, by instruction and parameter. */
export const effectReasons: Readonly<Record<string, StyleReason>> = {
  'spendAsThough.style': {
    why: 'the same permission, said of who may spend mana or of the mana',
    example:
      'you may spend mana as though it were mana of any type to cast it / mana of any type can be spent to cast it',
  },
  'scry.said': { why: 'as many cards', example: 'scry 3 / scry that many cards plus one' },
  'multiplyDamage.said': { why: 'the same damage', example: 'damage it would deal / damage that it would deal' },
  'isnt.said': { why: 'what something no longer is it is not', example: "isn't legendary / is no longer snow" },
  'costsLess.said': {
    why: 'more life is named before or behind the word for it',
    example: 'costs 3 life more / costs an additional 3 life',
  },
  'keywordCostsLess.of': {
    why: 'all of them in any case; what costs something is plotted from the hand of who does so',
    example: 'morph costs cost more / all morph costs cost more / plotting cards from your hand costs more',
  },
  'must.said': { why: 'in each combat while it lasts', example: 'attacks each combat if able / attacks if able' },
  'mustAttack.said': { why: 'in each combat while it lasts', example: 'attacks you if able' },
  'needsCompany.also': { why: 'together in any case', example: 'unless an Elf attacks / unless an Elf also attacks' },
  'chosenColor.style': {
    why: 'the color is the one that was chosen last in any case',
    example: 'one mana of the chosen color / one mana of that color',
  },
  'copiesTarget.style': {
    why: 'as many targets as copies, said of one or of each',
    example: 'the copy targets that creature / each copy targets a different one of those creatures',
  },
  'additionalLands.limit': {
    why: 'nobody has to play lands',
    example: 'play two additional lands / play up to two additional lands',
  },
  'additionalLands.place': { why: 'the same turns', example: 'on each of your turns / during each of your turns' },
  'rather.of': {
    why: 'where a countered spell would have gone is the same in other words',
    example: "instead of putting it into its owner's graveyard / instead of into that player's graveyard",
  },
  'putCountersOf.style': {
    why: 'the same counters, as those of something or as those that were spoken of',
    example: 'if it had counters on it, put its counters on ~ / if it had counters on it, put those counters on ~',
  },
  'putKind.phrase': {
    why: 'the same counters, told by their kind or by those that were spoken of',
    example:
      'put a counter of that kind on it / put another counter of that kind on it / put another of those counters on it',
  },
  'removeKind.phrase': {
    why: 'the same counter, spoken of again',
    example: 'put another counter of that kind on it or remove one from it / remove that counter from it',
  },
  'chooseCounter.phrase': {
    why: 'a counter is chosen for its kind',
    example: 'choose a counter on target permanent / choose a kind of counter on target permanent',
  },
  'putCounters.phrase': {
    why: 'one more counter is a counter, a verb of a list is said once, and whoever would put counters puts those instead of them',
    example: 'put a +1/+1 counter on it / put another +1/+1 counter on it / twice that many counters are put on it',
  },
  'rollDice.form': {
    why: 'a die of so many sides, however it is named',
    example: 'roll a d20 / roll a twenty-sided die / roll a 20-sided die',
  },
  'vote.style': {
    why: 'who starts is the same in any case, and what was voted counts once all have voted',
    example: 'starting with you, each player votes for x or y / each player secretly votes for x or y',
  },
  'putThose.phrase': {
    why: 'the number that is put instead changes, not who puts them',
    example:
      'put that many plus one of each of those kinds of counters on it / it puts twice that many of those counters on it',
  },
  'changeBasePt.phrase': {
    why: 'what is changed so becomes what it is changed to',
    example: 'change its base power to 3 / its base power becomes equal to that much',
  },
  'changeBasePt.place': {
    why: 'a possessive in place of a prepositional phrase',
    example: "target creature's base power / the base power of target creature",
  },
  'doubleCounters.style': {
    why: 'the number of all counters is doubled kind by kind',
    example: 'double the number of counters on it / double the number of each kind of counter on it',
  },
  'triggersAgain.noun': {
    why: 'only triggered abilities trigger',
    example: 'if a triggered ability of it triggers / if an ability of it triggers',
  },
  'triggersAgain.again': {
    why: 'a pronoun or the ability again',
    example: 'it triggers an additional time / that ability triggers an additional time',
  },
  'ownManaCost.of': {
    why: 'the mana cost of what has the keyword',
    example: "equal to its mana cost / equal to that card's mana cost",
  },
  'ownManaCost.lead': {
    why: 'the cost of the keyword that was just given',
    example: 'the flashback cost is / its flashback cost is',
  },
  'removeCounters.style': {
    why: 'all counters of the kind that was spoken of',
    example: 'if it has three charge counters on it, remove all charge counters from it / remove those counters',
  },
  'more.style': {
    why: 'when modes are chosen and that they replace the others is so by the rules (CR 700.2a)',
    example:
      'if you control a land, you may choose both / if you control a land as you cast ~, you may choose both instead',
  },
  'setBasePt.style': {
    why: 'the same base power and toughness, as a pair or each for itself',
    example: 'has base power and toughness X/X / has base power and base toughness each equal to X',
  },
  'createToken.verb': {
    why: 'nobody is named who creates it',
    example: 'create a 1/1 token / a 1/1 token is created',
  },
  'chooseNewTargets.number': {
    why: 'all targets may be chosen anew, where there is one it is that one',
    example: 'choose new targets for the copy / choose a new target for the copy',
  },
  'payRather.verb': {
    why: 'the same words in another form',
    example: 'pay 2 life rather than pay its mana cost / rather than paying its mana cost',
  },
  'createThose.phrase': {
    why: 'the tokens of the event are said to be created, or somebody or the effect to create them',
    example: 'those tokens plus a Clue token are created / create those tokens plus a Clue token',
  },
  'produceOther.style': {
    why: 'colorless mana is named by a word or by its symbol',
    example: 'it produces colorless mana / it produces {c}',
  },
  'investigate.style': {
    why: 'it is done once, whether or not that it was done before is said',
    example: 'investigate / investigate an additional time',
  },
  'moveCounters.style': {
    why: 'the same move, with either preposition',
    example: 'onto another creature / to another creature',
  },
  'explore.style': {
    why: 'it explores, whether or not that it did so before is said',
    example: 'it explores / then it explores again',
  },
  'createThose.extra': {
    why: 'one of them is a token besides those, whether that is said or not',
    example: 'those tokens plus a Map token / those tokens plus an additional Map token',
  },
  'cantGetKind.style': {
    why: 'things have counters put on them, players get them',
    example: "Creatures can't have -1/-1 counters put on them. / You can't get poison counters.",
  },
  'castRider.style': {
    why: 'the same spells, named or spoken of',
    example: 'If you cast a spell this way, it enters tapped. / If you do, it enters tapped.',
  },
  'castCards.style': { why: 'a price is paid in either case', example: 'cast it by paying {2} / cast it for {2}' },
  'revealUntil.end': {
    why: 'the same end of a search, in the active or the passive',
    example: 'until you reveal a creature card / until a creature card is revealed',
  },
  'become.size': {
    why: 'the same base power and toughness, before or behind what it becomes',
    example: 'becomes a 2/2 Spirit / becomes a Spirit with base power and toughness 2/2',
  },
  'activatesLoyalty.style': {
    why: relation,
    example: 'you may activate loyalty abilities of ~ / you may activate its loyalty abilities',
  },
  'anyTypeProduced.style': {
    why: 'the same types, with and without the relative word',
    example:
      'one mana of any type that lands you control could produce / one mana of any type the sacrificed land could produce',
  },
  'keepMana.ends': {
    why: 'within a combat phase only steps end; how long it holds is said by the duration',
    example: "you don't lose this mana as steps and phases end / you don't lose this mana as steps end",
  },
  'draw.additional': { why: 'one more card is drawn in any case', example: 'draw an additional card / draw a card' },
  'addMana.additional': { why: 'the mana is added in any case', example: 'add an additional {G} / add {G}' },
  'modifyPt.additional': { why: 'changes add up in any case', example: 'gets an additional +1/+1 / gets +1/+1' },
  'spendOnly.form': {
    why: 'the same words, one of them said again',
    example: 'to cast a spell or activate an ability / to cast a spell or to activate an ability',
  },
  'spendOnlyFor.join': { why: 'any use is allowed', example: 'cast it or unlock a door / cast it and unlock a door' },
  'spendOnlyFor.doors': { why: agreement, example: 'unlock a door / unlock doors' },
  'chooseThings.order': {
    why: place,
    example: 'choose an artifact and a land from among them / choose from among them an artifact and a land',
  },
  'putCounters.order': {
    why: place,
    example: 'put a number of stun counters on it equal to X / a number of stun counters equal to X on it',
  },
  'payEnergy.style': { why: 'the same number, as symbols or as a word', example: 'pay {E}{E}{E} / pay three {E}' },
  'cantPrevent.said': {
    why: 'damage of the spell that says so, told by itself or by what deals it',
    example:
      "~ can't be countered and the damage can't be prevented / damage that would be dealt by ~ can't be prevented",
  },
  'dealDamage.sure': {
    why: 'the same damage cannot be prevented, said in a sentence of its own or not',
    example:
      "deals 4 damage to it. the damage can't be prevented / deals 4 damage to it and the damage can't be prevented",
  },
  'preventDamage.place': {
    why: 'the same damage, told by what is dealt it or by what would deal it',
    example: 'all damage that would be dealt this turn by it / all damage it would deal this turn',
  },
  'mayCast.voice': {
    why: 'the same permission, said of who casts or of what is cast',
    example: 'you may cast spells as though they had flash / spells can be cast as though they had flash',
  },
  'delayed.next': {
    why: 'it triggers once in either form',
    example: 'when you next cast a creature spell / when you cast your next creature spell',
  },
  'eitherOr.style': {
    why: 'one of them is done in either form',
    example:
      'it gains A or it gains B / it gains your choice of A or B / it faces a villainous choice / {1}, {T} or {U}, {T}',
  },
  'loseAll.said': { why: 'nothing is left in either form', example: 'loses all abilities / has no abilities' },
  'cantBeActivated.phrase': {
    why: relation,
    example: "its activated abilities can't be activated / activated abilities of artifacts can't be activated",
  },
  'repeatProcess.style': {
    why: 'it is said again in each round anyway',
    example: 'you may repeat this process / you may repeat this process any number of times',
  },
  'loseDesignation.style': {
    why: 'one verb undoes what another does',
    example: 'target creature becomes unprepared / ~ is no longer suspected',
  },
  'grantAllOf.style': {
    why: 'the same exception',
    example: 'all activated abilities of it except mana abilities / except for mana abilities',
  },
  'reflexive.said': {
    why: 'follows from what was done: anything, or a cost that may be paid any number of times',
    example: 'when you do / when you pay this cost one or more times',
  },
  'reflexiveEvent.word': {
    why: 'follows from the event: once or each time (CR 603.1)',
    example: 'when you discard a card this way / whenever you discard a card this way',
  },
  'switchPt.phrase': {
    why: 'whose it is may stand before or behind it',
    example: 'switch its power and toughness / switch the power and toughness of target creature',
  },
  'multiplyPt.phrase': { why: relation, example: 'double its power / double the power of each creature' },
  'return.order': {
    why: 'the order of two objects of one verb',
    example: 'return all cards to your hand / return to your hand all cards',
  },
  'copyToken.entryStyle': {
    why: 'the state of the token is printed before it, after what it copies, or in a sentence of its own',
    example:
      "a tapped token that's a copy of it / a token that's a copy of it tapped / a token that's a copy of it. It enters tapped",
  },
  'keywordCost.style': { why: dash, example: 'ward {2} / ward—pay 2 life' },
  'keywordFilterCost.style': {
    why: dash,
    example: 'equip legendary creature {3} / equip legendary creature—pay 2 life',
  },
  'keywordNum.style': {
    why: 'the number is printed in place or explained behind',
    example: 'annihilator 2 / annihilator X, where X is the number of cards in your hand',
  },
  'put.verb': {
    why: 'the verb is shared with the statement before',
    example: 'put one into your hand and put the rest away / put one into your hand and the rest away',
  },
  'shuffle.style': { why: 'a library is all that is shuffled', example: 'shuffle / shuffle your library' },
  'blocksAsThough.said': {
    why: 'what has the keyword, or lacks it, is the same',
    example: 'as though it had reach / as though ~ had reach',
  },
  'entersWithCounters.additional': {
    why: 'counters add up in any case',
    example: 'with a +1/+1 counter on it / with an additional +1/+1 counter on it',
  },
  'dealDamage.style': {
    why: 'the order of two objects of one verb; the recipient that was named before is not named again',
    example: 'deals 3 damage to you / deals to you 3 damage / deals 3 damage instead',
  },
  'redirectDamage.place': {
    why: place,
    example: 'damage that would be dealt this turn to you / damage that would be dealt to you this turn',
  },
  'setLife.phrase': {
    why: 'the same number, said to be equal',
    example: 'your life total becomes 10 / your life total becomes equal to your starting life total',
  },
  'proliferate.again': { why: 'it is done once more in any case', example: 'proliferate again / proliferate' },
  'controlPlayer.style': {
    why: 'both give control of a player',
    example: "you control target player during that player's next turn / you gain control of target player during …",
  },
  'getEnergy.phrase': {
    why: 'so many counters, as symbols or in words',
    example: 'you get {e}{e} / you get two {e}',
  },
  'doAll.style': {
    why: 'it is done in any case; a choice that comes first is said where it counts',
    example: 'it gains flying / it also gains flying / destroy all creatures of the color of your choice',
  },
  'combatCost.each': {
    why: 'the price is for each of them in any case',
    example: 'pays {1} for each of those creatures / pays {1}',
  },
  'noLegendRule.scope': {
    why: 'the rule does not hold for what is named, or for anything',
    example: "doesn't apply to creatures you control / doesn't apply",
  },
  'anyColorAmong.style': {
    why: 'the colors of things are named through them or among them',
    example: 'any of its colors / any color among them',
  },
  'createToken.entryStyle': {
    why: 'the state of the token is printed before or after its description, or in a sentence of its own',
    example: 'a tapped 1/1 token / a 1/1 token tapped / a 1/1 token. The token enters tapped',
  },
  'populate.entryStyle': {
    why: 'the token is named by its noun or by a pronoun',
    example: 'populate. The token enters tapped / populate. It enters tapped',
  },
  'createToken.nameStyle': {
    why: 'the name is printed behind the abilities, before them, or before all else',
    example: 'token with flying named Wing / token named Wing with flying / Wing, a legendary token with flying',
  },
  'extraPhases.place': { why: place, example: 'after this phase, there is … / there is … after this phase' },
  'gain.style': { why: 'a duration gains, a static ability has', example: 'gains flying / has flying' },
  'become.verb': {
    why: 'a duration becomes, a static ability is',
    example: 'becomes a 3/3 creature / is a 3/3 creature',
  },
  'isStill.plural': { why: agreement, example: "it's still a land / they're still lands" },
  'step.join': {
    why: 'statements run one after the other in any case',
    example: 'draw a card, then discard a card / draw a card. discard a card',
  },
  'may.style': {
    why: 'who acts is in the statement',
    example: 'you may draw a card / you may have target player draw a card',
  },
  'if.style': { why: place, example: 'if you do, draw a card / draw a card if you do' },
  'lasting.style': { why: place, example: 'until end of turn, it gains flying / it gains flying until end of turn' },
  'unlessPays.style': { why: place, example: 'counter it unless you pay {2} / unless you pay {2}, counter it' },
  'forEach.style': {
    why: 'the same loop, said before or after what is done in it, or by what each of the players faces',
    example: 'for each player, draw a card / draw a card for each player / each player faces a villainous choice',
  },
  'forEachKind.style': {
    why: 'the same kinds, said of what has them',
    example: 'for each color among permanents you control / for each kind of counter on target permanent',
  },
  'letNum.style': {
    why: 'the number is bound in any case, printed behind by name, in a sentence of its own, or as a factor',
    example: 'draw X cards, where X is … / draw X cards. X is … / draw a card for each …',
  },
  'replacing.style': {
    why: 'the place of the word "instead"',
    example: 'exile it instead / instead exile it / exile it instead of putting it anywhere else',
  },
  'repeat.style': {
    why: 'the number of times stands behind what is done, or what is counted before it',
    example: 'do this twice / for each mana from a Desert spent to cast it, do this',
  },
  'whileEach.style': { why: 'the same condition', example: 'it has flying as long as it is blue / if it is blue' },
  'instead.style': {
    why: place,
    example:
      'if it is blue, exile it instead / exile it instead if it is blue / it gets +1/+1 instead as long as it is blue',
  },
  'delayed.style': { why: place, example: 'at end of combat, destroy it / destroy it at end of combat' },
  'delayed.word': {
    why: 'follows from the event: a time or a happening (CR 603.1)',
    example: 'at the next end step / when it dies',
  },
  'triggered.word': {
    why: 'follows from the event: a time, once or each time (CR 603.1)',
    example: 'when ~ enters / whenever ~ attacks',
  },
  'keyword.separator': {
    why: 'keywords of one line are abilities of their own',
    example: 'flying, haste / flying; haste',
  },
};
