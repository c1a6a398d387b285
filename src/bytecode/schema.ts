/**
 * The schema language of the instruction table: what an instruction takes, what it leaves, how it is said.
 * Codec, assembler, verifier, renderer, binder and documentation all read these rows and nothing else.
 */

/**
 * Types of values that code computes. `entities` is an ordered set of objects and players. Some sorts are parts of
 * others (`src/bytecode/sorts.ts`): players are entities, entities are patterns, a statement is an effect or a `step`.
 */
export type Sort =
  | 'num'
  | 'bool'
  | 'entities'
  | 'players'
  | 'mana'
  | 'zone'
  | 'duration'
  | 'filter'
  | 'np'
  | 'event'
  | 'effect'
  | 'statement'
  | 'cost'
  | 'entry'
  | 'grant'
  | 'keyword'
  | 'color';

/** Words that are data of the game (a subtype, a counter kind, a name, mana symbols …), checked against `src/vocabulary`. */
export type WordKind = 'subtype' | 'counter' | 'name' | 'mana' | 'keyword' | 'noun' | 'label';

/** What an integer parameter means. Values are the bound values of an ability (`ValueDecl`), by index. */
export type IntRole =
  /** A number of the game. */
  | 'number'
  /** A target slot of the ability. */
  | 'slot'
  /** A value bound before. */
  | 'use'
  /** A value bound by this instruction for its own blocks. */
  | 'binder'
  /** A value bound to what this instruction's blocks did, for what follows. */
  | 'result';

/** One parameter of an instruction. */
export type Param =
  /** A value from the operand stack. */
  | { readonly kind: 'operand'; readonly sort: Sort }
  /** Nested code: a filter, a pattern, an event, a body. It is evaluated by the instruction, if at all. */
  | { readonly kind: 'block'; readonly sort: Sort; readonly about?: 'candidate' }
  | { readonly kind: 'int'; readonly of: IntRole }
  | { readonly kind: 'word'; readonly of: WordKind }
  | { readonly kind: 'enum'; readonly of: readonly string[] }
  /** A surface choice without meaning; the engine ignores it (docs/bytecode.md lists all of them). */
  | { readonly kind: 'style'; readonly of: readonly string[] }
  /** A nested ability, as in a granted ability in quotation marks. */
  | { readonly kind: 'ability' }
  | { readonly kind: 'optional'; readonly of: Param }
  | { readonly kind: 'list'; readonly of: Param };

export type Params = Readonly<Record<string, Param>>;

/** How the engine may use an effect instruction (CR 611): only as a one-shot, only as a continuous effect, or both ways. */
export type Mode = 'oneShot' | 'continuous';

/** Where a filter instruction stands in a noun phrase. */
export type Slot = 'pre' | 'noun' | 'post' | 'any';

/** What a filter instruction can fit; `either` where its arguments decide, and for instructions that are no filters. */
export type Fits = 'objects' | 'players' | 'either';

/** Does computing this value stop the game for a player's decision? Effects always may. */
export type Suspends = 'never' | 'always';

/** One row of the instruction table. */
export interface Row {
  readonly code: number;
  readonly result: Sort;
  readonly params: Params;
  /**
   * English template (`src/english/template.ts`). `{p}` prints parameter p, `{p's}` its possessive, `{p's hand}` with
   * what is possessed, `{p:card}` a count of things, `{p#life}` an amount of something, `<draw>` a verb that agrees with
   * the noun before it or the subject, `[ … {p}]` is left out when p is absent. The first parameter of effects and
   * events is the subject, printed before, unless the template names it.
   */
  readonly english: string;
  /** Comprehensive Rules citation. */
  readonly rule: string;
  readonly mode: Mode;
  readonly slot: Slot;
  readonly fits: Fits;
  readonly suspends: Suspends;
}

export const operand = <S extends Sort>(sort: S) => ({ kind: 'operand', sort }) as const;
export const block = <S extends Sort>(sort: S) => ({ kind: 'block', sort }) as const;
export const word = (of: WordKind) => ({ kind: 'word', of }) as const;
export const oneOf = (...of: readonly string[]) => ({ kind: 'enum', of }) as const;
export const style = (...of: readonly string[]) => ({ kind: 'style', of }) as const;
export const optional = (of: Param) => ({ kind: 'optional', of }) as const;
export const list = (of: Param) => ({ kind: 'list', of }) as const;
export const int = { kind: 'int', of: 'number' } as const;
export const slotIndex = { kind: 'int', of: 'slot' } as const;
export const valueUse = { kind: 'int', of: 'use' } as const;
export const valueBinder = { kind: 'int', of: 'binder' } as const;
export const valueResult = { kind: 'int', of: 'result' } as const;
export const ability = { kind: 'ability' } as const;

export const num = operand('num');
export const bool = operand('bool');
export const entities = operand('entities');
export const players = operand('players');
export const mana = operand('mana');
export const zone = operand('zone');
export const duration = operand('duration');
export const keyword = operand('keyword');
/** A pattern over things, not evaluated but matched: event participants, things counted in conditions. */
export const np = block('np');
/** A predicate over one candidate, an object or a player. */
export const filter = block('filter');
export const event = block('event');
/** A block about each of several things, which is the candidate in it. */
export const ofCandidate = <S extends Sort>(sort: S) => ({ kind: 'block', sort, about: 'candidate' }) as const;
/** A list of statements. */
export const body = list(block('statement'));
/** Statements about what a copy is apart from what it copies: the copy is the candidate in them (CR 707.9). */
export const exceptions = list({ kind: 'block', sort: 'statement', about: 'candidate' } as const);
/** What is paid: statements, and the parts of costs that are no effects. */
export const cost = list(block('cost'));
/** How a permanent enters. */
export const entry = list(block('entry'));
/** Abilities that are gained, lost or printed on a token. */
export const grantList = list(block('grant'));
