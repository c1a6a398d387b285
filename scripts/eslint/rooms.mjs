// The rooms of `src/` in order. A room imports only from itself and from rooms before it.
export const ROOMS = [
  'source',
  'vocabulary',
  'cards',
  'text',
  'bytecode',
  'keywords',
  'syntax',
  'ir',
  'lower',
  'verify',
  'english',
  'vm',
  'engine',
  'compile',
  'scenario',
  'sim',
  'play',
  'report',
  'cli',
  'index.ts',
];

/** Rooms in which Oracle wording must not be recognized with string functions: only the grammar reads English. */
export const ROOMS_WITHOUT_WORDING = [
  'bytecode',
  'keywords',
  'syntax',
  'ir',
  'lower',
  'verify',
  'english',
  'vm',
  'engine',
  'compile',
  'scenario',
  'sim',
];

/** Zones for `import-x/no-restricted-paths`: for each room, the later rooms that it must not import. */
export function layeringZones() {
  return ROOMS.slice(0, -1).map((room, index) => ({
    target: `./src/${room}`,
    from: ROOMS.slice(index + 1).map((later) => `./src/${later}`),
    message: `src/${room} imports only from rooms before it (scripts/eslint/rooms.mjs).`,
  }));
}
