/** A superseded wording and what is printed today. Both are in lower case; the object itself is `~`. */
export interface WordingEntry {
  readonly name: string;
  /** Words that every match contains: entries whose words do not occur are skipped quickly. */
  readonly needs: string;
  readonly old: RegExp;
  /** As for `String.replace`. */
  readonly modern: string;
  /** Why both say the same. */
  readonly because: string;
}

/** Applied in this order, each to the outcome of those before. */
export const wording: readonly WordingEntry[] = [
  {
    name: 'enters-under-your-control',
    needs: 'under your control',
    old: /\b(when|whenever|if) (another |one or more |an? |one or more other )([^,.:"]*?)((?: with| that)? [^,.:"]*?)? (enters?|would enter) the battlefield under your control/g,
    modern: '$1 $2$3 you control$4 $5',
    because: 'the object enters under the control of the player who then controls it',
  },
  {
    name: 'enters',
    needs: 'the battlefield',
    old: /\b(enter|enters|entering|entered) the battlefield\b(?! (?:attacking|blocking)? ?under)/g,
    modern: '$1',
    because: 'objects enter only the battlefield (CR 603.6a)',
  },
  { name: 'mana-value', needs: 'converted mana cost', old: /\bconverted mana cost(s?)\b/g, modern: 'mana value$1', because: 'the value was renamed (CR 202.3)' },
  { name: 'their', needs: ' or her', old: /\bhis or her\b/g, modern: 'their', because: 'a player is "they" today' },
  { name: 'them', needs: ' or her', old: /\bhim or her\b/g, modern: 'them', because: 'a player is "they" today' },
  { name: 'mana-pool', needs: 'mana pool', old: /\b(adds? [^.,]*?) to (?:your|their|its controller's|that player's) mana pool\b/g, modern: '$1', because: 'mana goes to the pool of the player who adds it (CR 106.4)' },
];
