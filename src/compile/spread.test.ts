import { readFileSync } from 'node:fs';
import { cardFromObject } from '../cards/card-from-object';
import { corpusFiles } from '../cards/testing';
import { compileCard } from './card';

// One real card for each frame, layout and block form: a form without any certified card is a form that is not there.
const forms = {
  'rows of a leveler': 'Beastbreaker of Bala Ged',
  'levels of a Class': 'Cleric Class',
  'chapters of a Saga': 'Binding the Old Gods',
  'modes with bullets': 'Abrade',
  'modes with prices (spree)': 'Explosive Derailment',
  'modes with prices (tiered)': 'Ice Magic',
  'modes with prices (escalate)': 'Collective Brutality',
  'parts of a Case': 'Case of the Uneaten Feast',
  'halves of a Room': 'Bottomless Pool // Locker Room',
  'rows of a station card': 'Galvanizing Sawship',
  'rows of a Planet': 'Kavaron, Memorial World',
  'rows of a die roll': 'Hoarding Ogre',
  'a vote': 'Plea for Power',
  'loyalty abilities': 'Ajani, Caller of the Pride',
  battle: 'Invasion of Azgol // Ashen Reaper',
  adventure: 'Beanstalk Giant // Fertile Footsteps',
  omen: 'Dirgur Island Dragon // Skimming Strike',
  split: 'Assault // Battery',
  fuse: 'Alive // Well',
  aftermath: 'Claim // Fame',
  flip: 'Akki Lavarunner // Tok-Tok, Volcano Born',
  transform: 'Accursed Witch // Infectious Curse',
  'modal double-faced': 'Branchloft Pathway // Boulderloft Pathway',
  meld: 'Midnight Scavengers // Chittering Host',
  prototype: 'Blitz Automaton',
  mutate: 'Archipelagore',
  attraction: 'Roller Coaster',
  vehicle: 'Aethersphere Harvester',
  background: 'Clan Crafter',
} as const;

/** The named cards of the corpus. */
function entriesOf(names: ReadonlySet<string>): ReadonlyMap<string, object> {
  const found = new Map<string, object>();
  for (const file of corpusFiles()) {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, object> };
    for (const [name, entry] of Object.entries(data)) if (names.has(name)) found.set(name, entry);
  }
  return found;
}

const entries = entriesOf(new Set(Object.values(forms)));

test.each(Object.entries(forms))('%s: a certified card', (_, name) => {
  const entry = entries.get(name);
  if (entry === undefined) {
    console.info(`skipped: no corpus with ${name}`);
    return;
  }
  const result = cardFromObject(entry, name);
  if (result.kind !== 'Card') throw new Error(`${name} cannot be read`);
  for (const { name: face, level } of compileCard(result.card).outcome.faces)
    expect([face, level === 'certified' || level === 'executable']).toEqual([face, true]);
});
