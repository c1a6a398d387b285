/** A kind of change that gave published cards another meaning, so that no wording of today says what the old one said. */
export interface Erratum {
  readonly name: string;
  /** Makes both texts alike where only this has changed. */
  readonly old: RegExp;
  readonly alike: string;
  readonly because: string;
}

/** The changes of meaning from 2018 to now that many cards share, to be told from changes of wording. */
export const errata: readonly Erratum[] = [
  {
    name: 'any-target',
    old: /\b(?:any target|(another )?target creature or player)\b/g,
    alike: '$1any target',
    because: 'planeswalkers and battles came to the targets (CR 115.4)',
  },
  {
    name: 'another-target',
    old: /\banother (?:any )?target\b/g,
    alike: 'another target',
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
    name: 'lands-and-spells',
    old: /\b(?:lands and cast spells from(?: among)?|land cards|lands|spells?|cards?)\b/g,
    alike: 'card',
    because: 'what is cast needs the quality as a spell (CR 601.3e)',
  },
];
