import { agreement, conjunction, dash, place, pronoun, relation, scale, type StyleReason } from './style-words';

/** A reason for each style mark of the instruction table, by instruction and parameter, and of the fields of abilities. */
export const styleReasons: Readonly<Record<string, StyleReason>> = {
  'source.style': { why: pronoun, example: 'sacrifice ~ / sacrifice it' },
  'you.style': { why: 'an order says "you" or leaves it out', example: 'you draw a card / draw a card' },
  'target.style': {
    why: 'done to each of several targets in any case',
    example: 'target creatures / each of two target creatures',
  },
  'abilityOf.style': {
    why: 'what an ability is of is its source',
    example: 'abilities of artifacts / abilities from artifact sources',
  },
  'notDone.place': {
    why: 'the statement before is what is spoken of in any case',
    example: "if you don't put a card into your hand / if you don't put a card into your hand this way",
  },
  'spendAsThough.style': {
    why: 'the same permission, said of who may spend mana or of the mana',
    example:
      'you may spend mana as though it were mana of any type to cast it / mana of any type can be spent to cast it',
  },
  'asOf.tense': { why: 'the same moment', example: 'as you activate this ability / as you activated this ability' },
  'lifeChange.tense': {
    why: 'the change is one of the period in either tense',
    example: 'the life your opponents lost this turn / the life your opponents have lost this turn',
  },
  'alike.style': { why: 'the same name', example: 'with the same name / with the same name as one another' },
  'other.style': { why: 'they differ in any case', example: 'another target creature / a second target creature' },
  'countersOn.style': { why: 'all are counted', example: 'counters on creatures / counters among creatures' },
  'multiplyDamage.said': { why: 'the same damage', example: 'damage it would deal / damage that it would deal' },
  'must.said': { why: 'in each combat while it lasts', example: 'attacks each combat if able / attacks if able' },
  'mustAttack.said': { why: 'in each combat while it lasts', example: 'attacks you if able' },
  'needsCompany.also': { why: 'together in any case', example: 'unless an Elf attacks / unless an Elf also attacks' },
  'nthCast.style': { why: 'counted in a turn', example: 'the second spell each turn / the second spell this turn' },
  'otherThan.style': { why: 'all but these', example: 'creatures other than ~ / creatures except for ~' },
  'chosenColor.style': {
    why: 'the color is the one that was chosen last in any case',
    example: 'one mana of the chosen color / one mana of that color',
  },
  'theChosen.style': {
    why: 'what was chosen last is meant, whatever word says so',
    example: 'hexproof from the chosen color / hexproof from that color',
  },
  'chosenValue.style': {
    why: 'what was chosen last is meant, whatever word joins it',
    example:
      'cards of the chosen type / cards of that type / cards with the chosen name / cards of the creature type of your choice',
  },
  'different.style': {
    why: 'a relative clause in place of an adverbial',
    example: 'cards with different names / cards that have different names / cards that each have different names',
  },
  'doneBy.tense': {
    why: 'what was done in the period was done in either tense',
    example: "cards you've drawn this turn / cards a player has drawn this turn / cards a player discarded this turn",
  },
  'sameName.style': {
    why: 'the same thing has the name, said or not',
    example: 'cards with the same name as that card / cards with that name',
  },
  'comparedTo.style': {
    why: 'what it is compared with is the same, said or not',
    example: 'with lesser power / with lesser power than that creature',
  },
  'couldTarget.style': {
    why: 'a relative clause with and without its pronoun',
    example: 'creature it could target / creature that it could target',
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
  'votesFor.style': {
    why: 'the number of votes, as something counted or as a number',
    example: 'for each x vote / the number of x votes',
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
  'countersPut.voice': {
    why: 'counters that a player gets are put on that player',
    example:
      'one or more counters would be put on you / you would get one or more counters / you would get one or more {E}',
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
  'timesPaid.style': {
    why: 'a spell is kicked as often as its multikicker cost was paid (CR 702.33c)',
    example: 'for each time its multikicker cost was paid / for each time it was kicked',
  },
  'createToken.verb': {
    why: 'nobody is named who creates it',
    example: 'create a 1/1 token / a 1/1 token is created',
  },
  'chooseNewTargets.number': {
    why: 'all targets may be chosen anew, where there is one it is that one',
    example: 'choose new targets for the copy / choose a new target for the copy',
  },
  'keywordCostPaid.style': {
    why: 'a spell that is cast using a keyword is one for which the cost of it was paid',
    example: 'if its dash cost was paid / if it was cast using dash',
  },
  'payRather.verb': {
    why: 'the same words in another form',
    example: 'pay 2 life rather than pay its mana cost / rather than paying its mana cost',
  },
  'additionalCostPaid.style': {
    why: 'the one additional cost that may be paid is told by its name or by what was done for it',
    example: 'if its additional cost was paid / if evidence was collected / if a Rat was beheld',
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
  'excessDamage.style': {
    why: 'the same amount, where it is said first and where it is spoken of again',
    example: 'the excess damage dealt this way / that excess damage',
  },
  'castRider.style': {
    why: 'the same spells, named or spoken of',
    example: 'If you cast a spell this way, it enters tapped. / If you do, it enters tapped.',
  },
  'castCards.style': { why: 'a price is paid in either case', example: 'cast it by paying {2} / cast it for {2}' },
  'all.style': {
    why: 'the same set, as a plural or one by one',
    example: 'all creatures / each creature / any player may',
  },
  'ref.style': { why: pronoun, example: 'exile it / exile that card' },
  'found.style': { why: pronoun, example: 'exile it / exile that card' },
  'top.style': {
    why: 'the same cards, with the place before or after them',
    example: 'the top two cards of your library / two cards from the top of your library',
  },
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
  'again.style': { why: pronoun, example: "as long as it's blue / as long as that creature is blue" },
  'spendOnly.form': {
    why: 'the same words, one of them said again',
    example: 'to cast a spell or activate an ability / to cast a spell or to activate an ability',
  },
  'spendOnlyFor.join': { why: 'any use is allowed', example: 'cast it or unlock a door / cast it and unlock a door' },
  'spendOnlyFor.doors': { why: agreement, example: 'unlock a door / unlock doors' },
  'total.style': { why: place, example: 'the total power of those creatures / their total power' },
  'putCounters.order': {
    why: place,
    example: 'put a number of stun counters on it equal to X / a number of stun counters equal to X on it',
  },
  'acted.style': { why: pronoun, example: "to its owner's hand / to that card's owner's hand" },
  'actedPlayer.style': { why: pronoun, example: "in that player's hand / in their hand" },
  'controllerOf.number': { why: agreement, example: 'its controller / their controllers' },
  'ownerOf.number': { why: agreement, example: "its owner's hand / their owners' hands" },
  'anyOf.style': { why: conjunction, example: 'artifacts and enchantments / artifact or enchantment' },
  'anyOfEvents.style': {
    why: 'the subject is printed once or with each event',
    example: '~ enters or attacks / ~ enters or ~ attacks',
  },
  'rest.style': {
    why: 'the same remainder by another word',
    example: 'put the rest on the bottom / put the others on the bottom',
  },
  'host.style': {
    why: 'follows from what the source is: an Aura enchants, an Equipment equips',
    example: 'enchanted creature / equipped creature',
  },
  'among.style': { why: 'the same set by another preposition', example: 'two of them / two from among them' },
  'eachColor.style': { why: 'the same five colors, as a plural or one by one', example: 'each color / all colors' },
  'attackedByYou.style': {
    why: 'players are attacked with creatures',
    example: 'an opponent you attacked this turn / an opponent you attacked with a creature this turn',
  },
  'count.style': {
    why: 'the number is the same, printed as a noun or where it scales',
    example: 'the number of creatures / for each creature',
  },
  'kindsAmong.style': {
    why: 'a kind counts once in any case',
    example: 'mana values among cards / different mana values among cards',
  },
  'payEnergy.style': { why: 'the same number, as symbols or as a word', example: 'pay {E}{E}{E} / pay three {E}' },
  'chosenPile.place': { why: 'the same pile', example: 'all creatures in the pile / from the pile' },
  'otherPile.style': { why: 'the same pile', example: 'the rest / the other' },
  'beyondFirst.style': { why: 'all but one of them', example: 'each spell beyond the first / other than the first' },
  'controllerOf.phrase': { why: relation, example: "target creature's controller / the controller of target creature" },
  'ownerOf.phrase': { why: relation, example: "target creature's owner / the owner of target creature" },
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
  'eitherTrue.style': {
    why: 'the same alternative, with the word "if" said again',
    example: 'if A or B / if A or if B',
  },
  'eitherOr.style': {
    why: 'one of them is done in either form',
    example:
      'it gains A or it gains B / it gains your choice of A or B / it faces a villainous choice / {1}, {T} or {U}, {T}',
  },
  'cantBeActivated.phrase': {
    why: relation,
    example: "its activated abilities can't be activated / activated abilities of artifacts can't be activated",
  },
  'exists.style': {
    why: 'there is such a thing in any case',
    example: "there's a Rat that's attacking / a Rat is attacking",
  },
  'sameNumber.style': {
    why: 'the same number by another word',
    example: 'draw that many cards / gain that much life',
  },
  'tally.tense': {
    why: 'it has happened in any case',
    example: 'the number of cards you drew this turn / the number of cards you have drawn this turn',
  },
  'nthTimeOf.style': {
    why: 'the time is spoken of by "this" or by "it"',
    example: "if this is the second time it has attacked this turn / if it's the second time it has attacked this turn",
  },
  'spendsMana.style': {
    why: 'mana is spent on a spell as that is cast',
    example: 'if that mana is spent on a creature spell / if that mana is spent to cast a creature spell',
  },
  'repeatProcess.style': {
    why: 'it is said again in each round anyway',
    example: 'you may repeat this process / you may repeat this process any number of times',
  },
  'loseDesignation.style': {
    why: 'one verb undoes what another does',
    example: 'target creature becomes unprepared / ~ is no longer suspected',
  },
  'pairedWith.style': {
    why: 'a clause is reduced to its participle',
    example: "a creature paired with ~ / a creature that's paired with ~",
  },
  'grantAllOf.style': {
    why: 'the same exception',
    example: 'all activated abilities of it except mana abilities / except for mana abilities',
  },
  'with.style': {
    why: 'a keyword ability is had by its name or as an ability',
    example: 'a card with cycling / a card with a cycling ability',
  },
  'blockedBy.style': {
    why: 'is, contracted or not',
    example: "each creature it's blocking / each creature that creature is blocking",
  },
  'handHas.style': {
    why: 'what a player has in a zone is what is in it',
    example: 'you have no cards in your library / your library has no cards in it',
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
  'stat.style': {
    why: 'the same number, with whose it is before or after it',
    example: "target creature's power / the power of target creature",
  },
  'greatest.style': { why: scale, example: 'the greatest power among them / the highest power among them' },
  'least.style': { why: scale, example: 'the least power among them / the lowest power among them' },
  'extreme.style': { why: scale, example: 'with the greatest power among them / with the highest power among them' },
  'copyToken.entryStyle': {
    why: 'the state of the token is printed before it, after what it copies, or in a sentence of its own',
    example:
      "a tapped token that's a copy of it / a token that's a copy of it tapped / a token that's a copy of it. It enters tapped",
  },
  'compareNum.style': {
    why: 'the same comparison, of a number, of what there is, now or before it was gone or of what things have',
    example:
      "its mana value is 2 / its mana value was 2 / there are two colors among creatures / its power is greater than ~'s",
  },
  'times.style': {
    why: 'the same product by another word',
    example: 'twice X / two times X; double that damage / twice that much damage',
  },
  'numRef.style': { why: 'all of them name the same bound number', example: 'that much life / X life' },
  'zone.style': {
    why: 'the article follows from whose zone it is, and a place named before is "there"',
    example: 'a graveyard / all graveyards; put into your graveyard / put there',
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
  'candidate.style': {
    why: 'the word that begins a relative clause follows from its noun',
    example: 'who drew a card / that drew a card / whose controller drew a card',
  },
  'lifeChanged.tense': {
    why: 'it has happened in any case',
    example: 'you gained 3 or more life this turn / you have gained 3 or more life this turn',
  },
  'happened.tense': { why: 'it is over in any case', example: 'if it died this way / if it dies this way' },
  'whileTrue.style': {
    why: 'the subject of the condition is that of the event, and when it holds may be said first',
    example:
      'while it is saddled / while saddled; if you would draw a card during your turn / during your turn, if you would draw a card',
  },
  'cast.style': {
    why: 'a relative clause with and without its pronoun',
    example: 'spells you cast / spells that you cast',
  },
  'notControlledBy.tense': {
    why: 'what is gone is looked at as it was',
    example: "a creature you don't control / a card you didn't control would be put into a graveyard",
  },
  'notOwnedBy.phrase': {
    why: 'whose it is not has just been said of what they control or cast',
    example: "a permanent you control you don't own / a permanent you control but don't own",
  },
  'extreme.tied': {
    why: 'nothing is beyond what is tied for an end of a scale either',
    example:
      'has the greatest power among creatures / has the greatest power or is tied for greatest power among creatures',
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
  'neighbor.who': { why: 'who sits beside a player is an opponent', example: 'the player / the opponent to your left' },
  'colorsNumber.style': { why: 'so many colors in both', example: 'a spell with two colors / exactly two colors' },
  'compare.each': { why: 'said of each of several in any case', example: 'with power 1 / each with power 1' },
  'getEnergy.phrase': {
    why: 'so many counters, as symbols or in words',
    example: 'you get {e}{e} / you get two {e}',
  },
  'nthTurnOf.number': {
    why: agreement,
    example: 'your second turn of the game / your first, second, or third turns of the game',
  },
  'withCounter.on': {
    why: 'where the counters are follows from what they are said of',
    example: 'a creature with a +1/+1 counter on it / counters among creatures',
  },
  'controlledBy.tense': {
    why: 'what is gone is looked at as it was',
    example: 'a permanent you control / a permanent you controlled left the battlefield',
  },
  'doAll.style': {
    why: 'it is done in any case; a choice that comes first is said where it counts',
    example: 'it gains flying / it also gains flying / destroy all creatures of the color of your choice',
  },
  'history.style': { why: 'a clause is reduced to its participle', example: 'that was dealt damage / dealt damage' },
  'controlsMost.tied': {
    why: 'who is tied for the most controls the most, too',
    example: 'controls the most creatures / controls the most creatures or is tied for the most',
  },
  'combatCost.each': {
    why: 'the price is for each of them in any case',
    example: 'pays {1} for each of those creatures / pays {1}',
  },
  'noLegendRule.scope': {
    why: 'the rule does not hold for what is named, or for anything',
    example: "doesn't apply to creatures you control / doesn't apply",
  },
  'damageDone.style': {
    why: 'damage that was dealt has already been',
    example: 'the damage dealt to it this turn / the damage already dealt to it this turn',
  },
  'manaSymbolsIn.style': { why: relation, example: 'in its mana cost / in the mana costs of permanents' },
  'becomesBlocked.verb': { why: 'it is the same event', example: 'became blocked by it / was blocked by it' },
  'anyColorAmong.style': {
    why: 'the colors of things are named through them or among them',
    example: 'any of its colors / any color among them',
  },
  'causes.style': {
    why: 'what is replaced would happen, however it is said what causes it',
    example: 'if a spell would cause a source to deal damage / if a spell causes you to discard it',
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
  'life.style': {
    why: 'the same number, printed where life is lost',
    example: 'life equal to half their life total / half their life',
  },
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
  'targets.style': {
    why: 'the effect says itself that it is divided',
    example: 'any target / among any number of targets',
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
