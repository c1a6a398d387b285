/** A line of a deck list: so many copies of a card. */
export interface DeckEntry {
  readonly count: number;
  readonly name: string;
  /** Line of the list, from 1 on. */
  readonly line: number;
}

/** What a deck list says. */
export interface DeckList {
  readonly main: readonly DeckEntry[];
  readonly sideboard: readonly DeckEntry[];
  readonly problems: readonly DeckProblem[];
}

export interface DeckProblem {
  readonly line: number;
  readonly reason: string;
}

const mostCopies = 250;
const sections: Readonly<Record<string, 'main' | 'sideboard' | 'none'>> = {
  deck: 'main',
  main: 'main',
  maindeck: 'main',
  mainboard: 'main',
  commander: 'main',
  companion: 'sideboard',
  sideboard: 'sideboard',
  maybeboard: 'sideboard',
  about: 'none',
};

/**
 * Reads a deck list as most programs write it: a number and a name on each line (`4 Name`, `4x Name`, or the name alone),
 * headings such as `Deck` and `Sideboard`, `SB:` before a line of the sideboard, `#` or `//` before a remark, and set and
 * number of a printing after the name. A blank line with no heading after the main deck begins nothing.
 */
export function readDeckList(text: string): DeckList {
  const main: DeckEntry[] = [];
  const sideboard: DeckEntry[] = [];
  const problems: DeckProblem[] = [];
  let section: 'main' | 'sideboard' | 'none' = 'main';
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) continue;
    const heading =
      sections[
        line
          .replace(/:$/, '')
          .replace(/\s*\(\d+\)$/, '')
          .toLowerCase()
      ];
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    if (section === 'none') continue;
    const beside = /^SB:\s*/i.exec(line)?.[0] ?? '';
    const [, number = '1', name = ''] = /^(?:(\d+)\s*x?\s+)?(.+)$/i.exec(line.slice(beside.length)) ?? [];
    const count = Number(number);
    if (name === '' || count < 1 || count > mostCopies)
      problems.push({ line: index + 1, reason: `"${line}" is not a number from 1 to ${mostCopies} and a name` });
    else (beside === '' && section === 'main' ? main : sideboard).push({ count, name: bare(name), line: index + 1 });
  }
  return { main, sideboard, problems };
}

/** The name without the printing and marks that follow it. */
function bare(name: string): string {
  return name
    .replace(/\s+\*\w+\*$/, '')
    .replace(/\s+\([A-Za-z0-9]{2,6}\)(?:\s+\S+)?$/, '')
    .replace(/\s+\[[A-Za-z0-9]{2,6}\](?:\s+\S+)?$/, '')
    .replace(/\s+\/{1,2}\s+/, ' // ')
    .trim();
}
