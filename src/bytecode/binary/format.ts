/** The first bytes of a binary module: `ORBC`. */
export const magic = [0x4f, 0x52, 0x42, 0x43] as const;

/**
 * Sections in the order in which they are written. Each is its number, its length in bytes and its content, so that a
 * reader can skip what it does not know. Numbers are never reused.
 */
export const sections = { strings: 1, cards: 2, abilities: 3, code: 4, debug: 5 } as const;
export type SectionName = keyof typeof sections;

/** All but `debug` are always there. */
export const requiredSections: readonly SectionName[] = ['strings', 'cards', 'abilities', 'code'];
