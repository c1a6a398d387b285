import { numberFromWord } from '../../vocabulary/numbers';

/** A kind of change that gave published cards another meaning, so that no wording of today says what the old one said. */
export interface Erratum {
  readonly name: string;
  /** Makes both texts alike where only this has changed. */
  readonly old: RegExp;
  readonly alike: string | ((match: readonly string[]) => string);
  readonly because: string;
}

/** The changes of meaning from 2018 to now that many cards share, to be told from changes of wording. */
export const errata: readonly Erratum[] = [
  {
    name: 'listed-planeswalkers',
    old: /\b(player|creature), planeswalkers?,? (?=or )/g,
    alike: '$1 ',
    because: 'damage to a player is redirected to planeswalkers no more',
  },
  {
    name: 'attacked-planeswalkers',
    old: /\bthe player or planeswalker (?:that creature is|it's) attacking\b/g,
    alike: 'defending player',
    because: 'damage to a player is redirected to planeswalkers no more',
  },
  {
    name: 'planeswalkers-of-players',
    old: / or a planeswalker that player controls\b/g,
    alike: '',
    because: 'damage to a player is redirected to planeswalkers no more',
  },
  {
    name: 'if-the-target-is-a-creature',
    old: /\bthat creature can't be regenerated this turn\. if the creature would\b/g,
    alike: "if it's a creature, it can't be regenerated this turn, and if it would",
    because: 'planeswalkers and battles came to the targets (CR 115.4)',
  },
  {
    name: 'any-target',
    old: /\b(?:any target|(another |a third )?target creature or player)\b/g,
    alike: '$1any target',
    because: 'planeswalkers and battles came to the targets (CR 115.4)',
  },
  {
    name: 'another-target',
    old: /\b(another|a third) (?:any )?target\b/g,
    alike: '$1 target',
    because: 'planeswalkers and battles came to the targets (CR 115.4)',
  },
  {
    name: 'any-targets',
    old: /\btarget creatures and\/or players\b/g,
    alike: 'targets',
    because: 'planeswalkers and battles came to the targets (CR 115.4)',
  },
  {
    name: 'that-target',
    old: /\b(that|a|another) (?:creature|permanent)('s controller)? or (?:that )?player\b/g,
    alike: '$1 object$2 or player',
    because: 'planeswalkers and battles came to the targets (CR 115.4)',
  },
  {
    name: 'planeswalkers',
    old: /,? (?:or|and\/or) planeswalkers?\b| or that planeswalker's controller\b/g,
    alike: '',
    because: 'damage to a player is redirected to planeswalkers no more',
  },
  {
    name: 'planeswalker-controller',
    old: /\bthat player controls\b/g,
    alike: 'they control',
    because: 'damage to a player is redirected to planeswalkers no more',
  },
  {
    name: 'each-combat',
    old: /\b((?:attack|block)s?[^."]*) each (?:turn|combat)\b/g,
    alike: '$1 each combat',
    because: 'a turn can have several combats',
  },
  {
    name: 'type-as-noun',
    old: /(?<=^|\b)(?:all )?([a-z]+?)s?(?: creatures)?(?= (?:you control |)(?:get|have|attack)\b)/gm,
    alike: '$1s',
    because: 'a creature type alone names permanents that are no creatures, too (CR 109.2)',
  },
  {
    name: 'creature-types',
    old: / phyrexian\b|\b(?:hound|jackal|dog|cephalid|octopus)\b/g,
    alike: '',
    because: 'creature types were changed',
  },
  {
    name: 'no-more-may',
    old: / you may\b/g,
    alike: '',
    because: 'what was optional is done',
  },
  {
    name: 'spell-not-card',
    old: /\bif (that|a) (?:card|spell)((?: cast this way)?) would be put into (?:a|your) graveyard(?: this turn)?/g,
    alike: 'if $1 object$2 would be put into a graveyard',
    because: 'the spell is followed, and not the card through the turn',
  },
  {
    name: 'from-the-top',
    old: /\b(?:(play|cast) the top card of your library if it's an? ([a-z]+)(?: or ([a-z]+))? card|(play|cast) ([a-z]+?)s?(?: and ([a-z]+))?(?: spells)? from the top of your library)(?=\.)/g,
    alike: ([, cast, first, second, castToday, firstToday, secondToday]) =>
      [cast ?? castToday, first ?? firstToday, second ?? secondToday, 'top card'].join(' '),
    because: 'what is cast needs the quality as a spell (CR 601.3e)',
  },
  {
    name: 'lands-and-spells',
    old: /\b(?:lands and cast spells|land cards|lands|nonland cards?|spells?|cards?)(?: from(?: among)?(?: those| the| other)?(?: exiled)?(?: cards?)?)?(?=\W)/g,
    alike: 'card',
    because: 'what is cast needs the quality as a spell (CR 601.3e)',
  },
  {
    name: 'names-in-expansions',
    old: / with a name originally printed\b/g,
    alike: ' originally printed',
    because: 'a card counts with each of its printings',
  },
  {
    name: 'surveil',
    old: /\blook at the top (\S+ )?cards? of your library\. (?:you may put that card into your graveyard|put any number of them into your graveyard and the rest back on top of your library in any order)\b/g,
    alike: ([, number]) => `surveil ${number === undefined ? 1 : (numberFromWord(number.trim()) ?? number)}`,
    because: 'what was spelled out became a keyword action, which abilities watch for',
  },
  {
    name: 'affinity',
    old: /~ costs \{1\} less to cast for each ([a-z]+) you control\.|\baffinity for ([a-z]+)s\b/g,
    alike: ([, counted, kind]) => `affinity for ${counted ?? kind}`,
    because: 'what was spelled out became a keyword, which abilities speak of',
  },
  {
    name: 'hideaway',
    old: /^hideaway(?: 4\n~ enters tapped\.)?$/gm,
    alike: 'hideaway',
    because: 'the keyword got a number and lost a part',
  },
  {
    name: 'copied-with-haste',
    old: /\. (?:that token has|those tokens have) /g,
    alike: ', except it has ',
    because: 'what the effect gave to a copy became a value to be copied (CR 707.9b)',
  },
  {
    name: 'shield-counters',
    old: /\b(?:shield|palliation) counters?\b/g,
    alike: 'counter',
    because: 'counters of this name got a rule (CR 122.1c)',
  },
];
