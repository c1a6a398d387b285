/** A superseded wording and what is printed today. Both are in lower case; the object itself is `~`. */
export interface WordingEntry {
  readonly name: string;
  /** Words in the superseded wording, and what this entry alone makes of them. */
  readonly example: readonly [string, string];
  /** Words that every match contains: where they do not occur, the entry is passed over. */
  readonly needs: string;
  readonly old: RegExp;
  /** The words of today: `$1` stands for a group of `old`; or computed from the match and its groups. */
  readonly modern: string | ((match: readonly string[]) => string);
  /** Why both say the same. */
  readonly because: string;
}
