/**
 * Bounds on modules. The decoder, the assembler, the JSON reader and the verifier refuse what lies beyond them, so
 * that later passes may walk any module by recursion. Each has a test at the bound and one past it.
 */
export const limits = {
  /** Height of the tree of one piece of code: operands and blocks. Printed cards stay below 40. */
  codeDepth: 100,
  /** Abilities within abilities, as in a token that has an ability in quotation marks. Printed cards stay below 4. */
  abilityDepth: 8,
  /** Elements of one list inside a card. */
  listLength: 4096,
  /** Instructions, abilities and list elements of one card. */
  cardNodes: 1 << 17,
  /** UTF-16 code units of one string. */
  stringLength: 1 << 20,
  /** Integers are in −integer … integer. */
  integer: 2 ** 31 - 1,
  /** Findings reported for one module. */
  diagnostics: 100,
} as const;
