import { bareFace } from '../../cards/bare-card';
import type { Card, Face } from '../../cards/card';
import { parseTypeLine } from '../../cards/type-line';
import type { CardProgram } from '../../bytecode/module';
import type { Color } from '../../vocabulary/colors';
import { compileFace, type FaceResult } from '../face';
import { expandGranted, readRules } from '../granted';

// Made-up cards in Oracle English, for tests of the engine.

/** Reads English for a pool of the engine. */
export const english = { expand: expandGranted, read: readRules };

/**
 * Programs of cards written as `Name | {cost} | Type line | power/toughness or loyalty` with the text on the lines below;
 * faces are parted by a line `//`. Throws for a text that the compiler does not understand.
 */
export function inEnglish(...cards: readonly string[]): readonly CardProgram[] {
  return cards.map((text) => {
    const card = cardInEnglish(text);
    return { name: card.name, layout: card.layout, faces: card.faces.map((face) => programOf(card, face)) };
  });
}

/** What comes of each face of a card written in that way. */
export function compiledEnglish(text: string): readonly FaceResult[] {
  const card = cardInEnglish(text);
  return card.faces.map((face) => compileFace(card, face));
}

/** A card written in that way, not compiled. */
export function cardInEnglish(text: string): Card {
  const faces = text.split('\n//\n').map(faceOf);
  const name = faces.map((face) => face.name).join(' // ');
  return { name, layout: faces.length > 1 ? 'transform' : 'normal', faces, legalities: {}, sets: [] };
}

function programOf(card: Card, face: Face): CardProgram['faces'][number] {
  const { items, program } = compileFace(card, face);
  const gap = items.find((item) => item.gap !== null)?.gap ?? null;
  if (gap !== null) throw new Error(`${face.name}: ${gap.code} at "${gap.text}" (${gap.key})`);
  return program;
}

function faceOf(printed: string): Face {
  const [head = '', ...lines] = printed.split('\n');
  const [name = '', cost = '', types = '', numbers = ''] = head.split('|').map((part) => part.trim());
  const typeLine = parseTypeLine(types);
  const [power = null, toughness = null] = numbers.includes('/') ? numbers.split('/') : [];
  const single = numbers === '' || numbers.includes('/') ? null : numbers;
  return {
    ...bareFace(name, lines.map((line) => line.trim()).join('\n'), typeLine),
    manaCost: cost === '' ? null : cost,
    colors: colorsIn(cost),
    power,
    toughness,
    loyalty: typeLine.types.includes('Planeswalker') ? single : null,
    defense: typeLine.types.includes('Battle') ? single : null,
  };
}

const symbols: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

function colorsIn(cost: string): readonly Color[] {
  return Object.entries(symbols).flatMap(([symbol, color]) => (cost.includes(symbol) ? [color] : []));
}
