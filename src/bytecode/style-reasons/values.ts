import { agreement, place, relation, scale, type StyleReason } from '../style-words';

/** A reason for each style mark of quantities, conditions, durations, zones and events, by instruction and parameter. */
export const valueReasons: Readonly<Record<string, StyleReason>> = {
  'performsAction.said': { why: 'the same action, whatever its number', example: 'scry / scry a number of cards' },
  'notDone.place': {
    why: 'the statement before is what is spoken of in any case',
    example: "if you don't put a card into your hand / if you don't put a card into your hand this way",
  },
  'asOf.tense': { why: 'the same moment', example: 'as you activate this ability / as you activated this ability' },
  'lifeChange.tense': {
    why: 'the change is one of the period in either tense',
    example: 'the life your opponents lost this turn / the life your opponents have lost this turn',
  },
  'countersOn.style': { why: 'all are counted', example: 'counters on creatures / counters among creatures' },
  'votesFor.style': {
    why: 'the number of votes, as something counted or as a number',
    example: 'for each x vote / the number of x votes',
  },
  'losesLife.each': {
    why: 'what several players lose counts by each of them, with the word or without it',
    example: 'one or more opponents each lose exactly 1 life / one or more opponents lose exactly 1 life',
  },
  'countersPut.voice': {
    why: 'counters that a player gets are put on that player',
    example:
      'one or more counters would be put on you / you would get one or more counters / you would get one or more {E}',
  },
  'timesPaid.style': {
    why: 'a spell is kicked as often as its multikicker cost was paid (CR 702.33c)',
    example: 'for each time its multikicker cost was paid / for each time it was kicked',
  },
  'keywordCostPaid.style': {
    why: 'a spell that is cast using a keyword is one for which the cost of it was paid',
    example: 'if its dash cost was paid / if it was cast using dash / if it was cast for its dash cost',
  },
  'additionalCostPaid.style': {
    why: 'the one additional cost that may be paid is told by its name or by what was done for it',
    example: 'if its additional cost was paid / if evidence was collected / if a Rat was beheld',
  },
  'excessDamage.style': {
    why: 'the same amount, where it is said first and where it is spoken of again',
    example: 'the excess damage dealt this way / that excess damage',
  },
  'total.style': { why: place, example: 'the total power of those creatures / their total power' },
  'anyOfEvents.style': {
    why: 'the subject is printed once or with each event',
    example: '~ enters or attacks / ~ enters or ~ attacks',
  },
  'count.style': {
    why: 'the number is the same, printed as a noun or where it scales',
    example: 'the number of creatures / for each creature',
  },
  'allBut.style': {
    why: 'the same number, said before or behind the things',
    example: 'sacrifice all but two lands you control / sacrifice all lands you control except for two',
  },
  'kindsAmong.style': {
    why: 'a kind counts once in any case',
    example: 'mana values among cards / different mana values among cards',
  },
  'beyondFirst.style': { why: 'all but one of them', example: 'each spell beyond the first / other than the first' },
  'eitherTrue.style': {
    why: 'the same alternative, with the word "if" said again',
    example: 'if A or B / if A or if B',
  },
  'hasMore.hand': {
    why: 'the hand is their own in any case',
    example: 'more cards in hand / more cards in their hand',
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
  'handHas.style': {
    why: 'what a player has in a zone is what is in it',
    example: 'you have no cards in your library / your library has no cards in it',
  },
  'stat.style': {
    why: 'the same number, with whose it is before or after it',
    example: "target creature's power / the power of target creature",
  },
  'greatest.style': { why: scale, example: 'the greatest power among them / the highest power among them' },
  'least.style': { why: scale, example: 'the least power among them / the lowest power among them' },
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
  'nthTurnOf.number': {
    why: agreement,
    example: 'your second turn of the game / your first, second, or third turns of the game',
  },
  'controlsMost.tied': {
    why: 'who is tied for the most controls the most, too',
    example: 'controls the most creatures / controls the most creatures or is tied for the most',
  },
  'damageDone.style': {
    why: 'damage that was dealt has already been',
    example: 'the damage dealt to it this turn / the damage already dealt to it this turn',
  },
  'manaSymbolsIn.style': { why: relation, example: 'in its mana cost / in the mana costs of permanents' },
  'becomesBlocked.verb': { why: 'it is the same event', example: 'became blocked by it / was blocked by it' },
  'causes.style': {
    why: 'what is replaced would happen, however it is said what causes it',
    example: 'if a spell would cause a source to deal damage / if a spell causes you to discard it',
  },
  'life.style': {
    why: 'the same number, printed where life is lost',
    example: 'life equal to half their life total / half their life',
  },
  'targets.style': {
    why: 'the effect says itself that it is divided',
    example: 'any target / among any number of targets',
  },
};
