/** What people write, and what cards print for it. */
export interface NearForm {
  readonly written: string;
  readonly printed: string;
}

/** Forms that no card prints, with those that cards print: for hints where reading stops. */
export const nearForms: readonly NearForm[] = [
  { written: 'kill', printed: 'destroy' },
  { written: 'banish', printed: 'exile' },
  { written: 'remove', printed: 'exile' },
  { written: 'summon', printed: 'create' },
  { written: 'heal', printed: 'gain life' },
  { written: 'deck', printed: 'library' },
  { written: 'hp', printed: 'life' },
  { written: 'discard pile', printed: 'graveyard' },
  { written: 'play area', printed: 'battlefield' },
  { written: 'this turn only', printed: 'until end of turn' },
  { written: 'permanently', printed: 'nothing: effects without a duration last' },
  { written: 'has a power', printed: 'with power' },
  { written: 'your opponents each', printed: 'each opponent' },
  { written: 'everyone', printed: 'each player' },
  { written: 'all players', printed: 'each player' },
];

/** The printed form for what begins at a place of a text. */
export function nearForm(text: string): NearForm | undefined {
  const lower = text.toLowerCase();
  return nearForms.find(({ written }) => lower.startsWith(written) && !/^[a-z]/.test(lower.slice(written.length)));
}
