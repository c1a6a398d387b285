import type { JsonPath } from './json-path';
import type { SetFacts } from './printing';
import { isRecord } from './validate';

/** What stands in a document where cards can stand. */
export interface DocumentSink {
  /** One card object, or the list of the faces of one card. */
  readonly card: (value: unknown, path: JsonPath, set: SetFacts | null) => void;
  /** The end of a set: all that belongs to one of its cards has been seen. */
  readonly endOfSet: () => void;
  /** A value that stands where a set should stand and is none. */
  readonly noSet: (path: JsonPath) => void;
}

/** The places of a document whose values a card finder has to see; `*` is any key or index. */
export const PLACES = [
  '$',
  '$.*',
  '$.data.*',
  '$.cards.*',
  '$.tokens.*',
  '$.*.cards.*',
  '$.*.tokens.*',
  '$.data.*.cards.*',
  '$.data.*.tokens.*',
];

/**
 * Finds the cards of a document while its values become complete, inner ones first, so that no more than one set has
 * to be held at a time.
 */
export interface CardFinder {
  /** Takes the value at one of the places; the root comes last. Answers whether the value may be forgotten. */
  readonly value: (path: JsonPath, value: unknown, isElement: boolean) => 'forget' | 'keep';
  /** Says that the document ends here, complete or not. */
  readonly end: () => void;
  /** Whether the document has shown anything that is meant for a card or a set. */
  readonly found: () => boolean;
}

const CARD_LISTS: ReadonlySet<string | number | undefined> = new Set(['cards', 'tokens']);
/** A plain object is meant for a card when it has one of these. */
const CARD_FIELDS = ['name', 'text', 'oracle_text', 'type', 'type_line', 'manaCost', 'mana_cost'];
/** An object under `data` that has one of these is a set or a deck; otherwise its keys are names of cards or sets. */
const SET_FIELDS: ReadonlySet<string | number | undefined> = new Set(
  (
    'baseSetSize block booster cards code codeV3 decks isFoilOnly isOnlineOnly isForeignOnly isNonFoilOnly ' +
    'isPaperOnly keyruneCode languages mainBoard mcmId mcmName mtgoCode name parentCode releaseDate sealedProduct ' +
    'sideBoard tcgplayerGroupId tokenSetCode tokens totalSetSize translations type'
  ).split(' '),
);
/** A set that broke off before it was dated gives way to any other printing. */
const BROKEN_SET: SetFacts = { code: null, date: '' };

export function createCardFinder(sink: DocumentSink): CardFinder {
  const pending: { readonly value: unknown; readonly path: JsonPath }[] = [];
  const setsAtRoot = new Set<string | number>();
  const state = { found: false, dataIsMap: true };

  const card = (value: unknown, path: JsonPath): 'forget' => {
    state.found = true;
    sink.card(value, path, null);
    return 'forget';
  };

  const endSet = (set: SetFacts): 'forget' => {
    state.found = true;
    for (const { value, path } of pending) sink.card(value, path, set);
    pending.length = 0;
    sink.endOfSet();
    return 'forget';
  };

  /** Pending cards stand two steps below their set. */
  const isSetOfPending = (path: JsonPath): boolean => {
    const setPath = pending[0]?.path.slice(0, -2);
    return setPath?.length === path.length && setPath.every((key, index) => key === path[index]);
  };

  const underData = (path: JsonPath, value: unknown): 'forget' | 'keep' => {
    if (SET_FIELDS.has(path[1])) state.dataIsMap = false;
    return state.dataIsMap ? card(value, path) : 'keep';
  };

  const root = (value: unknown): 'forget' | 'keep' => {
    if (!isRecord(value) || Array.isArray(value)) return 'keep';
    if (!state.found) cardsOfPlainObject(value, card);
    else if (setsAtRoot.size > 0) for (const key of strayKeys(value)) if (!setsAtRoot.has(key)) sink.noSet([key]);
    return 'keep';
  };

  return {
    value(path, value, isElement) {
      if (isElement && CARD_LISTS.has(path.at(-2))) {
        pending.push({ value, path });
        return 'forget';
      }
      if (isSetOfPending(path) || isSet(value)) {
        const [key] = path;
        if (path.length === 1 && key !== undefined && key !== 'data') setsAtRoot.add(key);
        return endSet(setFactsOf(value));
      }
      if (isBrokenSet(value)) {
        state.found = true;
        sink.noSet(path);
        return 'forget';
      }
      if (path.length === 0) return root(value);
      if (isElement) return card(value, path);
      return path.length === 2 && path[0] === 'data' ? underData(path, value) : 'keep';
    },
    end() {
      if (pending.length > 0) endSet(BROKEN_SET);
    },
    found: () => state.found,
  };
}

/** An object that holds no lists of cards: a card, or cards by name as in AllCards of MTGJSON 3. */
function cardsOfPlainObject(root: Record<string, unknown>, card: (value: unknown, path: JsonPath) => void): void {
  if (CARD_FIELDS.some((field) => field in root && !isRecord(root[field]))) {
    card(root, []);
  } else if (Object.values(root).some(isRecord)) {
    for (const name of strayKeys(root)) card(root[name], [name]);
  }
}

function strayKeys(root: Record<string, unknown>): string[] {
  return Object.keys(root).filter((key) => key !== 'meta' && key !== 'data');
}

function isSet(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['cards']);
}

/** A set or a deck, by its code, that has no list of cards. */
function isBrokenSet(value: unknown): boolean {
  return isRecord(value) && ('cards' in value || ('code' in value && !('layout' in value)));
}

function setFactsOf(value: unknown): SetFacts {
  if (!isRecord(value)) return BROKEN_SET;
  const { code, releaseDate } = value;
  return {
    code: typeof code === 'string' ? code : null,
    date: typeof releaseDate === 'string' ? releaseDate : null,
  };
}
