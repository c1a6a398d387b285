/**
 * Named kinds of counters that cards and rules use (CR 122). The set is open: any word can name a kind; these are the
 * known ones, for checks and suggestions. Counters that change power and toughness are written with numbers instead.
 */
export const counterKinds = [
  'acorn', 'age', 'aim', 'arrow', 'arrowhead', 'blaze', 'blight', 'blood', 'bloodline', 'bloodstain', 'bore',
  'bounty', 'bribery', 'brick', 'carrion', 'cell', 'charge', 'chorus', 'coin', 'collection', 'conqueror',
  'contested', 'corpse', 'corruption', 'credit', 'croak', 'crystal', 'deathtouch', 'decayed', 'defense',
  'depletion', 'descent', 'devotion', 'divinity', 'doom', 'double strike', 'dread', 'dream', 'duty', 'echo', 'egg',
  'elixir', 'ember', 'energy', 'enlightened', 'eon', 'everything', 'exalted', 'experience', 'fade', 'fate',
  'feather', 'feeding', 'fellowship', 'fetch', 'filibuster', 'film', 'finality', 'first strike', 'flame', 'flood',
  'flying', 'foreshadow', 'fungus', 'fury', 'fuse', 'gem', 'ghostform', 'glyph', 'gold', 'growth', 'harmony',
  'haste', 'hatching', 'hatchling', 'healing', 'hexproof', 'hit', 'hone', 'hoofprint', 'hope', 'hour', 'hourglass',
  'hunger', 'ice', 'impostor', 'incarnation', 'incubation', 'indestructible', 'infection', 'ingenuity',
  'ingredient', 'intel', 'intervention', 'invasion', 'invitation', 'ki', 'landmark', 'level', 'lifelink', 'loot',
  'lore', 'loyalty', 'luck', 'manifestation', 'matrix', 'memory', 'menace', 'mining', 'mire', 'music', 'muster',
  'necrodermis', 'nest', 'net', 'night', 'oil', 'omen', 'page', 'pain', 'palliation', 'paralyzation', 'phylactery',
  'phyresis', 'pin', 'plague', 'plan', 'point', 'poison', 'polyp', 'possession', 'pressure', 'prey', 'quest', 'rad',
  'rally', 'reach', 'rejection', 'reprieve', 'rev', 'ribbon', 'rope', 'scream', 'shadow', 'shell', 'shield',
  'shred', 'silver', 'skewer', 'sleep', 'sleight', 'slime', 'slumber', 'soot', 'soul', 'spite', 'spore', 'stash',
  'storage', 'strife', 'study', 'stun', 'supply', 'suspect', 'takeover', 'task', 'theft', 'ticket', 'tide', 'time',
  'tower', 'training', 'trample', 'trap', 'treasure', 'unity', 'valor', 'velocity', 'verse', 'vigilance', 'void',
  'wind', 'wish',
] as const;
export type KnownCounterKind = (typeof counterKinds)[number];
