import { bareCard } from '../cards/bare-card';
import { parseTypeLine } from '../cards/type-line';
import { compileFace } from './face';
import type { Gap } from './gap';

function gapsOf(text: string, type: string): readonly Gap[] {
  const card = bareCard('Probe', text, parseTypeLine(type));
  return compileFace(card, card.faces[0]).items.flatMap(({ gap }) => (gap === null ? [] : [gap]));
}

test.each([
  // The key says what part of speech was wanted, and the word that stood there.
  ['Destroy target wumpus.', 'Instant', 'ORA0203 noun: wumpus', 'wumpus.'],
  ['Target creature frobs.', 'Instant', 'ORA0203 verb: frobs', 'frobs.'],
  ['When this creature enters, blorp.', 'Creature', 'ORA0203 sentence: blorp', 'blorp.'],
  // Certain words were wanted: what may follow the word before.
  ['Draw a carrot.', 'Instant', 'ORA0203 after a: carrot', 'carrot.'],
  // Words that end too early.
  ['Destroy target', 'Instant', 'ORA0203 noun: (end)', 'target'],
  // The place is in the printed text, where the name stands for itself.
  ['When Probe enters, Probe frobs.', 'Creature', 'ORA0203 verb: frobs', 'frobs.'],
  ['Tap target artifact and target creature. Destroy it.', 'Sorcery', 'ORA0302 it', 'it'],
])('%s', (text, type, key, words) => {
  const [gap, second] = gapsOf(text, type);
  expect(second).toBeUndefined();
  expect([gap?.key, gap?.text]).toEqual([key, words]);
  expect(gap?.text).toBe(text.slice(gap?.span.start, gap?.span.end));
});

test('all of two things that a word can mean are told', () => {
  const text = 'Tap target artifact and target creature. Destroy it.';
  const [gap] = gapsOf(text, 'Sorcery');
  expect(gap?.secondary.map(({ start, end }) => text.slice(start, end)).sort()).toEqual([
    'target artifact',
    'target creature',
  ]);
});

test('each unit has a gap of its own', () => {
  expect(gapsOf('Flying\nFrob.\nDraw a card.\nBlorp.', 'Sorcery').map(({ text }) => text)).toEqual(['Frob.', 'Blorp.']);
});
