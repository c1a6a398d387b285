import { z } from 'zod';

/**
 * The fields that are read, in each of the two families of card JSON. Other fields may be there and are left alone.
 * Where a field may be missing it may be null as well.
 */

const optionalString = z.string().nullish();
const strings = z.array(z.string()).nullish();
const printedValue = z.union([z.string(), z.number()], { error: 'expected a string or a number' }).nullish();
const name = z.string().regex(/\S/, 'expected a name, found blanks only');
const colors = z.array(z.enum(['W', 'U', 'B', 'R', 'G', 'White', 'Blue', 'Black', 'Red', 'Green'])).nullish();

const legalities = z.union(
  [z.record(z.string(), z.string()), z.array(z.object({ format: z.string(), legality: z.string() }))],
  { error: 'expected formats with what they say of the card' },
);

/** One face in MTGJSON, version 3 to 5. */
export const mtgjsonFace = z.object({
  name,
  faceName: name.nullish(),
  side: z.enum(['a', 'b', 'c', 'd', 'e']).nullish(),
  names: strings,
  cardParts: strings,
  number: optionalString,
  layout: optionalString,
  manaCost: optionalString,
  type: optionalString,
  supertypes: strings,
  types: strings,
  subtypes: strings,
  text: optionalString,
  power: printedValue,
  toughness: printedValue,
  loyalty: printedValue,
  defense: printedValue,
  colors,
  colorIndicator: colors,
  keywords: strings,
  legalities: legalities.nullish(),
  printings: strings,
  setCode: optionalString,
  releaseDate: optionalString,
  identifiers: z.object({ scryfallOracleId: optionalString }).nullish(),
});

export type MtgjsonFace = z.infer<typeof mtgjsonFace>;

const scryfallFace = z.object({
  name,
  oracle_id: optionalString,
  mana_cost: optionalString,
  type_line: optionalString,
  oracle_text: optionalString,
  power: printedValue,
  toughness: printedValue,
  loyalty: printedValue,
  defense: printedValue,
  colors,
  color_indicator: colors,
});

export type ScryfallFace = z.infer<typeof scryfallFace>;

/** One card object of Scryfall. */
export const scryfallCard = scryfallFace.extend({
  layout: optionalString,
  keywords: strings,
  legalities: z.record(z.string(), z.string()).nullish(),
  set: optionalString,
  released_at: optionalString,
  card_faces: z.array(scryfallFace).nullish(),
  all_parts: z.array(z.object({ component: optionalString, name: optionalString })).nullish(),
});

export type ScryfallCard = z.infer<typeof scryfallCard>;
