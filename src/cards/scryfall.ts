import { SIDES, type Face } from './card';
import { colorsOf, printedValue, toColors, toLegalities } from './characteristics';
import { inputDiagnostic, type Origin, type ReportInput } from './input-diagnostic';
import type { JsonPath } from './json-path';
import { UNDATED, type CardFacts, type LooseFace, type MeldRole } from './printing';
import { scryfallCard, type ScryfallCard, type ScryfallFace } from './schema';
import { parseTypeLine } from './type-line';
import { isRecord, validate } from './validate';

const SCRYFALL_FIELDS = ['type_line', 'oracle_text', 'mana_cost', 'card_faces', 'oracle_id'] as const;

/** Whether an object names its fields as Scryfall does. */
export function isScryfall(value: unknown): boolean {
  return isRecord(value) && (value['object'] === 'card' || SCRYFALL_FIELDS.some((field) => field in value));
}

/** Reads the faces of one Scryfall card object. Returns undefined after reporting what is wrong with it. */
export function scryfallLooseFaces(
  value: unknown,
  origin: Origin,
  path: JsonPath,
  report: ReportInput,
): LooseFace[] | undefined {
  const raw = validate(scryfallCard, value, origin, path, report);
  if (raw === undefined) return undefined;
  const rawFaces: readonly ScryfallFace[] = raw.card_faces && raw.card_faces.length > 0 ? raw.card_faces : [raw];
  if (rawFaces.length > SIDES.length) {
    const reason = `${rawFaces.length} faces; a card has at most ${SIDES.length}`;
    report(inputDiagnostic('facesDoNotFit', origin, [...path, 'card_faces'], reason));
    return undefined;
  }
  const meld = rawFaces.length === 1 ? meldRole(raw) : undefined;
  const shared = {
    cardName: meld?.role === 'part' ? `${raw.name} // ${meld.result}` : raw.name,
    membership: meld ?? (rawFaces.length === 1 ? ('alone' as const) : ('joined' as const)),
    layout: raw.layout ?? null,
    keywords: raw.keywords ?? [],
    facts: factsOf(raw, rawFaces),
    origin,
    path,
  };
  return rawFaces.map((rawFace, index) => ({ ...shared, face: faceOf(rawFace, index, raw, meld) }));
}

function faceOf(raw: ScryfallFace, index: number, card: ScryfallCard, meld: MeldRole | undefined): Face {
  const manaCost = raw.mana_cost ?? null;
  const isWhole = raw === card;
  return {
    name: raw.name,
    side: meld?.role === 'result' ? 'b' : (SIDES[index] ?? 'a'),
    text: raw.oracle_text ?? '',
    manaCost: manaCost === '' ? null : manaCost,
    typeLine: parseTypeLine(raw.type_line ?? ''),
    colors: colorsOf(raw.colors, manaCost, raw.color_indicator),
    colorIndicator: toColors(raw.color_indicator ?? []),
    power: printedValue(raw.power),
    toughness: printedValue(raw.toughness),
    loyalty: printedValue(raw.loyalty),
    defense: printedValue(raw.defense),
    keywords: isWhole ? (card.keywords ?? []) : [],
  };
}

function meldRole(raw: ScryfallCard): MeldRole | undefined {
  if (raw.layout !== 'meld') return undefined;
  const result = raw.all_parts?.find((part) => part.component === 'meld_result')?.name;
  if (result === null || result === undefined) return undefined;
  return { role: result === raw.name ? 'result' : 'part', result };
}

function factsOf(raw: ScryfallCard, faces: readonly ScryfallFace[]): CardFacts {
  return {
    oracleId: raw.oracle_id ?? faces[0]?.oracle_id ?? null,
    date: raw.released_at ?? UNDATED,
    sets: raw.set ? [raw.set] : [],
    legalities: toLegalities(Object.entries(raw.legalities ?? {})),
  };
}
