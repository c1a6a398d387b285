import { SIDES, type Face, type Side, type TypeLine } from './card';
import { colorsOf, printedValue, toColors, toLegalities } from './characteristics';
import type { Origin, ReportInput } from './input-diagnostic';
import type { JsonPath } from './json-path';
import { UNDATED, type CardFacts, type LooseFace, type SetFacts } from './printing';
import { mtgjsonFace, type MtgjsonFace } from './schema';
import { parseTypeLine } from './type-line';
import { validate } from './validate';

/**
 * Reads one face in the shape of MTGJSON, version 3 to 5. Returns undefined after reporting what is wrong with it.
 *
 * @param set the set that the file puts it in, if any
 */
export function mtgjsonLooseFace(
  value: unknown,
  set: SetFacts | null,
  origin: Origin,
  path: JsonPath,
  report: ReportInput,
): LooseFace | undefined {
  const raw = validate(mtgjsonFace, value, origin, path, report);
  if (raw === undefined) return undefined;
  const { cardName, membership, side } = membershipOf(raw);
  const keywords = raw.keywords ?? [];
  return {
    face: faceOf(raw, side),
    cardName,
    membership,
    layout: raw.layout ?? null,
    keywords,
    facts: factsOf(raw, set),
    origin,
    path,
  };
}

type Membership = Pick<LooseFace, 'cardName' | 'membership'> & { readonly side: Side };

/** How the face belongs with others. Version 5 has `side` and a joined `name`, version 3 lists `names` in order. */
function membershipOf(raw: MtgjsonFace): Membership {
  const own = raw.faceName ?? raw.name;
  const parts = raw.cardParts ?? raw.names ?? [];
  if (raw.layout === 'meld' && parts.length === 3) return meldMembership(raw, own, parts);
  if (raw.side !== null && raw.side !== undefined) {
    const melded = raw.layout === 'meld' ? raw.name.split(' // ')[1] : undefined;
    if (melded === undefined) return { cardName: raw.name, membership: 'joined', side: raw.side };
    const role = raw.side === 'a' ? 'part' : 'result';
    return { cardName: raw.name, membership: { role, result: melded }, side: raw.side };
  }
  const names = raw.names ?? [];
  const side = SIDES[names.indexOf(raw.name)];
  if (raw.layout === 'normal' || names.length < 2 || side === undefined)
    return { cardName: raw.name, membership: 'alone', side: 'a' };
  return { cardName: names.join(' // '), membership: 'joined', side };
}

/** Three names: the two cards of a meld pair, and what they become, whose collector number ends in b. */
function meldMembership(raw: MtgjsonFace, own: string, parts: readonly string[]): Membership {
  const isResult = raw.side ? raw.side === 'b' : (raw.number?.endsWith('b') ?? own === parts[2]);
  const result = isResult ? own : (parts[2] ?? own);
  const cardName = isResult ? own : `${own} // ${result}`;
  return { cardName, membership: { role: isResult ? 'result' : 'part', result }, side: isResult ? 'b' : 'a' };
}

function faceOf(raw: MtgjsonFace, side: Side): Face {
  const manaCost = raw.manaCost ?? null;
  return {
    name: raw.faceName ?? raw.name,
    side,
    text: raw.text ?? '',
    manaCost: manaCost === '' ? null : manaCost,
    typeLine: typeLineOf(raw),
    colors: colorsOf(raw.colors, manaCost, raw.colorIndicator),
    colorIndicator: toColors(raw.colorIndicator ?? []),
    power: printedValue(raw.power),
    toughness: printedValue(raw.toughness),
    loyalty: printedValue(raw.loyalty),
    defense: printedValue(raw.defense),
    keywords: raw.keywords ?? [],
  };
}

function typeLineOf(raw: MtgjsonFace): TypeLine {
  if (!raw.types) return parseTypeLine(raw.type ?? '');
  return { supertypes: raw.supertypes ?? [], types: raw.types, subtypes: raw.subtypes ?? [] };
}

function factsOf(raw: MtgjsonFace, set: SetFacts | null): CardFacts {
  const code = set?.code ?? raw.setCode;
  const given = raw.legalities ?? {};
  const pairs = Array.isArray(given)
    ? given.map(({ format, legality }) => [format, legality] as const)
    : Object.entries(given);
  return {
    oracleId: raw.identifiers?.scryfallOracleId ?? null,
    date: raw.releaseDate ?? set?.date ?? UNDATED,
    sets: raw.printings ?? (code ? [code] : []),
    legalities: toLegalities(pairs),
  };
}
