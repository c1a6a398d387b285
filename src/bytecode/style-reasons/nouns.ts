import { agreement, conjunction, pronoun, relation, scale, type StyleReason } from '../style-words';

/** A reason for each style mark of references, patterns and filters, by instruction and parameter. */
export const nounReasons: Readonly<Record<string, StyleReason>> = {
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
  'alike.style': { why: 'the same name', example: 'with the same name / with the same name as one another' },
  'inExile.style': { why: 'it is there in any case', example: 'the exiled card / those cards that are still exiled' },
  'castBy.voice': { why: 'whoever cast them', example: "spells you've cast this turn / spells cast this turn" },
  'everyType.said': { why: 'the same types', example: 'is every creature type / is all creature types' },
  'sharesType.style': {
    why: 'what shares a color with it has one of its colors',
    example: "creatures that share a color with it / protection from each of that creature's colors",
  },
  'tapInCost.style': {
    why: 'what activates an ability is its cost',
    example: 'with {t} in its cost / with {t} in its activation cost',
  },
  'withAttached.pronoun': {
    why: agreement,
    example: 'a creature with an Aura attached to it / creatures with Auras attached to them',
  },
  'other.style': { why: 'they differ in any case', example: 'another target creature / a second target creature' },
  'nthCast.style': { why: 'counted in a turn', example: 'the second spell each turn / the second spell this turn' },
  'otherThan.style': { why: 'all but these', example: 'creatures other than ~ / creatures except for ~' },
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
    why: 'what was done in the period was done in either tense, with or without a relative pronoun',
    example:
      "cards you've drawn this turn / cards a player has drawn this turn / cards a player discarded this turn / cards that a player discarded this turn",
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
  'again.style': { why: pronoun, example: "as long as it's blue / as long as that creature is blue" },
  'acted.style': { why: pronoun, example: "to its owner's hand / to that card's owner's hand" },
  'actedPlayer.style': { why: pronoun, example: "in that player's hand / in their hand" },
  'controllerOf.number': { why: agreement, example: 'its controller / their controllers' },
  'ownerOf.number': { why: agreement, example: "its owner's hand / their owners' hands" },
  'anyOf.style': { why: conjunction, example: 'artifacts and enchantments / artifact or enchantment' },
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
  'chosenPile.place': { why: 'the same pile', example: 'all creatures in the pile / from the pile' },
  'otherPile.style': { why: 'the same pile', example: 'the rest / the other' },
  'controllerOf.phrase': { why: relation, example: "target creature's controller / the controller of target creature" },
  'ownerOf.phrase': { why: relation, example: "target creature's owner / the owner of target creature" },
  'pairedWith.style': {
    why: 'a clause is reduced to its participle',
    example: "a creature paired with ~ / a creature that's paired with ~",
  },
  'with.style': {
    why: 'a keyword ability is had by its name or as an ability',
    example: 'a card with cycling / a card with a cycling ability',
  },
  'blockedBy.style': {
    why: 'is, contracted or not',
    example: "each creature it's blocking / each creature that creature is blocking",
  },
  'extreme.style': { why: scale, example: 'with the greatest power among them / with the highest power among them' },
  'candidate.style': {
    why: 'the word that begins a relative clause follows from its noun',
    example: 'who drew a card / that drew a card / whose controller drew a card',
  },
  'cast.style': {
    why: 'a relative clause with and without its pronoun',
    example: 'spells you cast / spells that you cast',
  },
  'notControlledBy.tense': {
    why: 'what is gone is looked at as it was',
    example: "a creature you don't control / a card you didn't control would be put into a graveyard",
  },
  'controlledBy.phrase': {
    why: 'who controls it, said with a word for now',
    example: 'a permanent you control / a permanent you already control',
  },
  'ownedBy.phrase': { why: 'the owner in both', example: 'a permanent you own / you both own and control' },
  'notOwnedBy.phrase': {
    why: 'whose it is not has just been said of what they control or cast',
    example: "a permanent you control you don't own / a permanent you control but don't own",
  },
  'extreme.tied': {
    why: 'nothing is beyond what is tied for an end of a scale either',
    example:
      'has the greatest power among creatures / has the greatest power or is tied for greatest power among creatures',
  },
  'neighbor.who': { why: 'who sits beside a player is an opponent', example: 'the player / the opponent to your left' },
  'colorsNumber.style': { why: 'so many colors in both', example: 'a spell with two colors / exactly two colors' },
  'compare.each': { why: 'said of each of several in any case', example: 'with power 1 / each with power 1' },
  'withCounter.on': {
    why: 'where the counters are follows from what they are said of',
    example: 'a creature with a +1/+1 counter on it / counters among creatures',
  },
  'controlledBy.tense': {
    why: 'what is gone is looked at as it was',
    example: 'a permanent you control / a permanent you controlled left the battlefield',
  },
  'history.style': { why: 'a clause is reduced to its participle', example: 'that was dealt damage / dealt damage' },
};
