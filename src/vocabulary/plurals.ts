/** Nouns of the game whose plural is not formed by rule. The first form is the one that cards print. */
const irregular: Readonly<Record<string, readonly [string, ...string[]]>> = {
  army: ['armies'], child: ['children'], cyberman: ['cybermen'], cyclops: ['cyclopes', 'cyclops'], dwarf: ['dwarves'],
  elf: ['elves'], fungus: ['fungi', 'funguses'], half: ['halves'], hero: ['heroes'], homunculus: ['homunculi'],
  locus: ['loci'], mongoose: ['mongooses'], mouse: ['mice'], nautilus: ['nautiluses'], octopus: ['octopuses'],
  ox: ['oxen'], pegasus: ['pegasi', 'pegasuses'], thief: ['thieves'], werewolf: ['werewolves'], wolf: ['wolves'],
  djinn: ['djinn', 'djinns'], efreet: ['efreet', 'efreets'], kavu: ['kavu', 'kavus'], ninja: ['ninjas', 'ninja'],
  samurai: ['samurai', 'samurais'], kirin: ['kirin', 'kirins'], kobold: ['kobolds'], squid: ['squid', 'squids'],
  sand: ['sands', 'sand'], spawn: ['spawn', 'spawns'], slith: ['slith', 'sliths'], elk: ['elk', 'elks'],
  gold: ['gold', 'golds'], junk: ['junk', 'junks'], blood: ['blood', 'bloods'], food: ['foods', 'food'],
  shark: ['sharks'], jellyfish: ['jellyfish', 'jellyfishes'], fish: ['fish', 'fishes'], phenomenon: ['phenomena'],
  plains: ['plains'], spacecraft: ['spacecraft', 'spacecrafts'], zubera: ['zubera', 'zuberas'], life: ['life'],
};

/** Nouns whose plural is the same as the singular. */
const unchanging: ReadonlySet<string> = new Set([
  'aetherborn', 'arcane', 'astartes', 'aurochs', 'azra', 'bison', "c'tan", 'custodes', 'dauthi', 'drix', 'eldrazi', 'equipment',
  'gith', 'graveborn', 'kithkin', 'kor', 'kree', 'lammasu', 'merfolk', 'metathran', 'moonfolk', 'myr',
  'nephilim', 'qu', 'sheep', 'soltari', 'starfish', 'surrakar', 'thalakos', 'treefolk', "urza's", 'vedalken',
]);

/** The plural that cards print for a singular noun in lower case. */
export function plural(noun: string): string {
  return plurals(noun)[0];
}

/** All plural forms accepted for a singular noun in lower case, the printed one first. */
export function plurals(noun: string): readonly [string, ...string[]] {
  const special = irregular[noun];
  if (special !== undefined) return special;
  return [unchanging.has(noun) ? noun : regular(noun)];
}

function regular(noun: string): string {
  if (/(?:s|x|ch|sh|z)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
