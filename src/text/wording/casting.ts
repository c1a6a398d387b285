import type { WordingEntry } from './entry';

const spent = 'the spell is the only one spoken of';

/** Casting spells, what was spent on them, and names of cards. */
export const casting: readonly WordingEntry[] = [
  {
    name: 'spent-to-cast-it',
    example: [
      'when ~ enters, if {w} was spent to cast ~, scry 3',
      'when ~ enters, if {w} was spent to cast it, scry 3',
    ],
    needs: ' spent to cast ~',
    old: /\b(when (?:~ enters|you cast ~), if [^."]* spent to cast )~(?![\w'])/g,
    modern: '$1it',
    because: spent,
  },
  {
    name: 'spent-to-cast-both',
    example: [
      'scry 1 if {w} was spent to cast ~ and scry 2 if {b} was spent to cast it',
      'scry 1 if {w} was spent to cast ~ and scry 2 if {b} was spent to cast ~',
    ],
    needs: ' was spent to cast it',
    old: /( was spent to cast ~[^."]* was spent to cast )it\b/g,
    modern: '$1~',
    because: spent,
  },
  {
    name: 'any-color-to-cast-that-spell',
    example: [
      'you may cast that card and you may spend mana as though it were mana of any type to cast it',
      'you may cast that card and you may spend mana as though it were mana of any type to cast that spell',
    ],
    needs: ' you may spend mana as though ',
    old: /\b(you may cast that card,? and you may spend mana as though it were mana of any (?:color|type) to cast )it\b/g,
    modern: '$1that spell',
    because: 'the card is a spell as mana is spent on it',
  },
  {
    name: 'during-combat-on-your-turn',
    example: ['cast ~ only during your turn and only during combat', 'cast ~ only during combat on your turn'],
    needs: 'only during your turn and only during combat',
    old: /\bonly during your turn and only during combat\b/g,
    modern: 'only during combat on your turn',
    because: 'both are the combat of a turn of yours',
  },
  {
    name: 'during-combat-on-an-opponents-turn',
    example: [
      "cast ~ only during an opponent's turn and only during combat",
      "cast ~ only during combat on an opponent's turn",
    ],
    needs: "only during an opponent's turn and only during combat",
    old: /\bonly during an opponent's turn and only during combat\b/g,
    modern: "only during combat on an opponent's turn",
    because: 'both are the combat of a turn of theirs',
  },
  {
    name: 'first-spell-each-turn',
    example: [
      'whenever an opponent casts a spell for the first time each turn',
      'whenever an opponent casts their first spell each turn',
    ],
    needs: ' spell for the first time each turn',
    old: /\b(player|opponent) casts a spell for the first time each turn\b/g,
    modern: '$1 casts their first spell each turn',
    because: 'the spell cast for the first time is the first',
  },
  {
    name: 'names-without-types',
    example: ['choose a card name other than an artifact or land card name', 'choose a nonartifact, nonland card name'],
    needs: 'a card name other than ',
    old: /\ba card name other than an? ([a-z]+) or ([a-z]+) card name\b/g,
    modern: 'a non$1, non$2 card name',
    because: 'neither type is that of the named card',
  },
  {
    name: 'colored',
    example: ['protection from colored artifacts', 'protection from artifacts that are one or more colors'],
    needs: 'protection from colored ',
    old: /\bprotection from colored ([a-z]+s)\b/g,
    modern: 'protection from $1 that are one or more colors',
    because: 'what has a color is of one or more (CR 105.2)',
  },
  {
    name: 'must-choose-a-target',
    example: [
      'while choosing targets as part of casting a spell or activating an ability, your opponents must choose an elf',
      'while an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose an elf',
    ],
    needs: 'while choosing targets as part of ',
    old: /\bwhile choosing targets as part of casting a spell or activating an ability, your opponents must\b/g,
    modern:
      'while an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must',
    because: 'a player casts spells and activates abilities that are theirs',
  },
  {
    name: 'targets-a-creature',
    example: [
      'target spell that targets one or more lands you control',
      'target spell that targets a land you control',
    ],
    needs: ' spell that targets one or more ',
    old: /\b(target spell that targets )one or more (creature|permanent|land)s\b/g,
    modern: '$1a $2',
    because: 'what has one target of a kind has one or more',
  },
  {
    name: 'rather-than-pay-first',
    example: [
      "if you control a forest, rather than pay ~'s mana cost, you may have an opponent gain 3 life",
      "if you control a forest, you may have an opponent gain 3 life rather than pay ~'s mana cost",
    ],
    needs: "rather than pay ~'s mana cost, ",
    old: /\b(rather than pay ~'s mana cost), (you may [^.,"]*)/g,
    modern: '$2 $1',
    because: 'the order says the same',
  },
  {
    name: 'nth-spell-of-a-turn',
    example: [
      'whenever the first noncreature spell of a turn is cast, counter that spell.',
      "whenever a player casts a noncreature spell that's the first noncreature spell cast this turn, counter that spell.",
    ],
    needs: ' spell of a turn is cast',
    old: /\bwhenever the (first|second|third|fourth|fifth) ((?:[a-z]+ )?spell) of a turn is cast\b/g,
    modern: "whenever a player casts a $2 that's the $1 $2 cast this turn",
    because: 'a spell is cast by a player (CR 601.2)',
  },
  {
    name: 'other-than-first-spell',
    example: [
      'you cast a spell other than your first spell each turn, draw a card',
      'you cast a spell other than the first spell you cast each turn, draw a card',
    ],
    needs: ' other than your ',
    old: /\byou cast an? ((?:[a-z]+ )?spell) other than your (first|second|third) ((?:[a-z]+ )?spell) each turn\b/g,
    modern: 'you cast a $1 other than the $2 $3 you cast each turn',
    because: 'the spells that a player casts are theirs',
  },
  {
    name: 'using-mana-produced-by',
    example: [
      'whenever you cast a permanent spell using mana produced by ~, scry 1.',
      'whenever you cast a permanent spell, if mana from ~ was spent to cast it, scry 1.',
    ],
    needs: ' using mana produced by ~',
    old: /\b(whenever you cast [^,."]*?) using mana produced by ~,/g,
    modern: '$1, if mana from ~ was spent to cast it,',
    because: 'what a spell was cast with stays as it was (CR 601.2h)',
  },
  {
    name: 'spells-this-turn-that-are',
    example: [
      'spells you cast this turn that are black and/or red cost {1} less to cast',
      'black and/or red spells you cast this turn cost {1} less to cast',
    ],
    needs: 'spells you cast this turn that are ',
    old: /\bspells you cast this turn that are ([a-z]+(?: and\/or [a-z]+)?) cost\b/g,
    modern: '$1 spells you cast this turn cost',
    because: 'a quality says the same before and behind the noun',
  },
  {
    name: 'abilities-unless-mana',
    example: [
      "abilities your opponents activate cost {1} more to activate unless they're mana abilities.",
      "abilities your opponents activate that aren't mana abilities cost {1} more to activate.",
    ],
    needs: " unless they're mana abilities",
    old: /\b(abilities your opponents activate) (cost \{\d+\} (?:more|less) to activate) unless they're mana abilities\b/g,
    modern: "$1 that aren't mana abilities $2",
    because: 'both leave mana abilities out',
  },
  {
    name: 'equal-or-lesser-article',
    example: [
      'a spell with an equal or lesser mana value from your hand',
      'a spell with equal or lesser mana value from your hand',
    ],
    needs: ' with an equal or ',
    old: /\bwith an (equal or (?:lesser|greater) (?:mana value|power|toughness))\b/g,
    modern: 'with $1',
    because: 'it is said with and without the article',
  },
];
