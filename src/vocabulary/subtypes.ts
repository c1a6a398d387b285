/**
 * Subtypes by the type they belong to (CR 205.3). Instants and sorceries share the spell types, creatures and kindreds
 * the creature types. Words are in lower case. Types printed since the edition of the rules that the lists follow
 * come last in each list.
 */
export const subtypes = {
  /** CR 205.3g */
  artifact: [
    'attraction', 'blood', 'bobblehead', 'clue', 'contraption', 'equipment', 'food', 'fortification', 'gold',
    'incubator', 'infinity', 'junk', 'lander', 'map', 'mutagen', 'powerstone', 'spacecraft', 'stone', 'treasure',
    'vehicle', 'book',
  ],
  /** CR 205.3h */
  enchantment: [
    'aura', 'background', 'cartouche', 'case', 'class', 'curse', 'role', 'room', 'rune', 'saga', 'shard', 'shrine',
    'plan',
  ],
  /** CR 205.3i */
  land: [
    'cave', 'desert', 'forest', 'gate', 'island', 'lair', 'locus', 'mine', 'mountain', 'plains', 'planet',
    'power-plant', 'sphere', 'swamp', 'tower', 'town', "urza's",
  ],
  /** CR 205.3j */
  planeswalker: [
    'ajani', 'aminatou', 'angrath', 'arlinn', 'ashiok', 'bahamut', 'basri', 'bolas', 'calix', 'chandra', 'comet',
    'dack', 'dakkon', 'daretti', 'davriel', 'dihada', 'domri', 'dovin', 'ellywick', 'elminster', 'elspeth',
    'estrid', 'freyalise', 'garruk', 'gideon', 'grist', 'guff', 'huatli', 'jace', 'jared', 'jaya', 'jeska', 'kaito',
    'karn', 'kasmina', 'kaya', 'kiora', 'koth', 'liliana', 'lolth', 'lukka', 'minsc', 'mordenkainen', 'nahiri',
    'narset', 'niko', 'nissa', 'nixilis', 'oko', 'quintorius', 'ral', 'rowan', 'saheeli', 'samut', 'sarkhan',
    'serra', 'sivitri', 'sorin', 'szat', 'tamiyo', 'tasha', 'teferi', 'teyo', 'tezzeret', 'tibalt', 'tyvar', 'ugin',
    'urza', 'venser', 'vivien', 'vraska', 'vronos', 'will', 'windgrace', 'wrenn', 'xenagos', 'yanggu', 'yanling',
    'zariel', 'dellian',
  ],
  /** CR 205.3k */
  spell: [
    'adventure', 'arcane', 'lesson', 'omen', 'trap',
  ],
  /** CR 205.3m */
  creature: [
    'advisor', 'aetherborn', 'alien', 'ally', 'angel', 'antelope', 'ape', 'archer', 'archon', 'armadillo', 'army',
    'artificer', 'assassin', 'assembly-worker', 'astartes', 'atog', 'aurochs', 'avatar', 'azra', 'badger',
    'balloon', 'barbarian', 'bard', 'basilisk', 'bat', 'bear', 'beast', 'beaver', 'beeble', 'beholder', 'berserker',
    'bird', 'bison', 'blinkmoth', 'boar', 'bringer', 'brushwagg', "c'tan", 'camarid', 'camel', 'capybara',
    'caribou', 'carrier', 'cat', 'centaur', 'child', 'chimera', 'citizen', 'cleric', 'clown', 'cockatrice',
    'construct', 'coward', 'coyote', 'crab', 'crocodile', 'custodes', 'cyberman', 'cyclops', 'dalek', 'dauthi',
    'demigod', 'demon', 'deserter', 'detective', 'devil', 'dinosaur', 'djinn', 'doctor', 'dog', 'dragon', 'drake',
    'dreadnought', 'drix', 'drone', 'druid', 'dryad', 'dwarf', 'echidna', 'efreet', 'egg', 'elder', 'eldrazi',
    'elemental', 'elephant', 'elf', 'elk', 'employee', 'eye', 'faerie', 'ferret', 'fish', 'flagbearer', 'fox',
    'fractal', 'frog', 'fungus', 'gamer', 'gargoyle', 'germ', 'giant', 'gith', 'glimmer', 'gnoll', 'gnome', 'goat',
    'goblin', 'god', 'golem', 'gorgon', 'graveborn', 'gremlin', 'griffin', 'guest', 'hag', 'halfling', 'hamster',
    'harpy', 'hedgehog', 'hellion', 'hero', 'hippo', 'hippogriff', 'homarid', 'homunculus', 'horror', 'horse',
    'human', 'hydra', 'hyena', 'illusion', 'imp', 'incarnation', 'inkling', 'inquisitor', 'insect', 'jackal',
    'jellyfish', 'juggernaut', 'kangaroo', 'kavu', 'kirin', 'kithkin', 'knight', 'kobold', 'kor', 'kraken', 'lamia',
    'lammasu', 'leech', 'lemur', 'leviathan', 'lhurgoyf', 'licid', 'lizard', 'llama', 'lobster', 'manticore',
    'masticore', 'mercenary', 'merfolk', 'metathran', 'minion', 'minotaur', 'mite', 'mole', 'monger', 'mongoose',
    'monk', 'monkey', 'moogle', 'moonfolk', 'mount', 'mouse', 'mutant', 'myr', 'mystic', 'nautilus', 'necron',
    'nephilim', 'nightmare', 'nightstalker', 'ninja', 'noble', 'noggle', 'nomad', 'nymph', 'octopus', 'ogre',
    'ooze', 'orb', 'orc', 'orgg', 'otter', 'ouphe', 'ox', 'oyster', 'pangolin', 'peasant', 'pegasus', 'pentavite',
    'performer', 'pest', 'phelddagrif', 'phoenix', 'phyrexian', 'pilot', 'pincher', 'pirate', 'plant', 'platypus',
    'porcupine', 'possum', 'praetor', 'primarch', 'prism', 'processor', 'qu', 'rabbit', 'raccoon', 'ranger', 'rat',
    'rebel', 'reflection', 'rhino', 'rigger', 'robot', 'rogue', 'sable', 'salamander', 'samurai', 'sand',
    'saproling', 'satyr', 'scarecrow', 'scientist', 'scion', 'scorpion', 'scout', 'sculpture', 'seal', 'serf',
    'serpent', 'servo', 'shade', 'shaman', 'shapeshifter', 'shark', 'sheep', 'siren', 'skeleton', 'skunk', 'slith',
    'sliver', 'sloth', 'slug', 'snail', 'snake', 'soldier', 'soltari', 'sorcerer', 'spawn', 'specter',
    'spellshaper', 'sphinx', 'spider', 'spike', 'spirit', 'splinter', 'sponge', 'squid', 'squirrel', 'starfish',
    'surrakar', 'survivor', 'symbiote', 'synth', 'tentacle', 'tetravite', 'thalakos', 'thopter', 'thrull',
    'tiefling', 'time lord', 'toy', 'treefolk', 'trilobite', 'triskelavite', 'troll', 'turtle', 'tyranid',
    'unicorn', 'utrom', 'vampire', 'varmint', 'vedalken', 'villain', 'volver', 'wall', 'walrus', 'warlock',
    'warrior', 'weasel', 'weird', 'werewolf', 'whale', 'wizard', 'wolf', 'wolverine', 'wombat', 'worm', 'wraith',
    'wurm', 'yeti', 'zombie', 'zubera', 'eternal', 'gamma', 'inhuman', 'klingon', 'kree', 'officer', 'skrull',
    'spy',
  ],
  /** CR 205.3q */
  battle: [
    'siege',
  ],
} as const;

export type SubtypeKind = keyof typeof subtypes;
export type Subtype = (typeof subtypes)[SubtypeKind][number];

/** Land types that carry a mana ability (CR 305.6). */
export const basicLandTypes = ['plains', 'island', 'swamp', 'mountain', 'forest'] as const;
export type BasicLandType = (typeof basicLandTypes)[number];
