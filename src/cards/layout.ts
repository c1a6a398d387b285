import { LAYOUTS, type Face, type Layout } from './card';

const KNOWN: ReadonlySet<string> = new Set(LAYOUTS);
/** Names of older files for layouts that are called otherwise now. */
const OLD_NAMES: Readonly<Record<string, Layout>> = {
  'double-faced': 'transform',
  plane: 'planar',
  phenomenon: 'planar',
};
const SPECIAL_SUBTYPES: Readonly<Record<string, Layout>> = {
  Saga: 'saga',
  Class: 'class',
  Case: 'case',
  Attraction: 'attraction',
};

/**
 * The layout of a card, from what the file says (null when it says nothing) and from its faces; undefined when the
 * name is unknown, or missing on a card with several faces.
 *
 * @param keywords what the file lists for the card or its faces
 */
export function layoutOf(
  stated: string | null,
  faces: readonly Face[],
  keywords: readonly string[],
): Layout | undefined {
  if (stated === null) return faces.length === 1 ? refine('normal', faces, keywords) : undefined;
  if (isLayout(stated)) return refine(stated, faces, keywords);
  return Object.hasOwn(OLD_NAMES, stated) ? OLD_NAMES[stated] : undefined;
}

function isLayout(name: string): name is Layout {
  return KNOWN.has(name);
}

/** Tells apart what files put under one name. */
function refine(layout: Layout, faces: readonly Face[], keywords: readonly string[]): Layout {
  const subtypes = faces.flatMap((face) => face.typeLine.subtypes);
  const types = faces.flatMap((face) => face.typeLine.types);
  switch (layout) {
    case 'normal': {
      if (types.includes('Battle')) return 'battle';
      const special = subtypes.find((subtype) => Object.hasOwn(SPECIAL_SUBTYPES, subtype));
      return special === undefined ? layout : (SPECIAL_SUBTYPES[special] ?? layout);
    }
    case 'split':
      if (subtypes.includes('Room')) return 'room';
      if (keywords.includes('Fuse')) return 'fuse';
      return keywords.includes('Aftermath') ? 'aftermath' : layout;
    case 'adventure':
      return subtypes.includes('Omen') ? 'omen' : layout;
    default:
      return layout;
  }
}

/** The least and the greatest number of faces that a card of this layout has. */
export function faceCounts(layout: Layout): readonly [number, number] {
  switch (layout) {
    case 'split':
      return [2, 5];
    case 'fuse':
    case 'room':
    case 'aftermath':
    case 'flip':
    case 'transform':
    case 'modal_dfc':
    case 'adventure':
    case 'omen':
    case 'prepare':
    case 'double_faced_token':
    case 'reversible_card':
      return [2, 2];
    case 'meld':
    case 'art_series':
      return [1, 2];
    default:
      return [1, 1];
  }
}
