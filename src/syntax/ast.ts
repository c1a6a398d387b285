import type { Op } from '../bytecode/table';
import type { Span } from '../source/span';

/**
 * Syntax of one unit, before anything is bound. Verbs, adjectives, conditions, events, quantities, durations and zones
 * are calls of instructions with unbound arguments; clauses, noun phrases and references have shapes of their own.
 */
export type Ast = Call | NounPhrase | Reference | Word | Subject | AbilityAst | SentenceAst | ListAst | EnumName;

/** An instruction with its arguments in table order; `null` where an optional argument is not there. */
export interface Call {
  readonly kind: 'Call';
  readonly op: Op;
  readonly args: readonly (Ast | null)[];
  readonly span: Span;
}

/** A member of an enumeration or a style mark. */
export interface EnumName {
  readonly kind: 'EnumName';
  readonly name: string;
  readonly span: Span;
}

/** A word of an open vocabulary, as printed: a subtype, a counter kind, mana symbols, a name. */
export interface Word {
  readonly kind: 'Word';
  readonly text: string;
  readonly span: Span;
}

/** Several values for one place. */
export interface ListAst {
  readonly kind: 'List';
  readonly items: readonly Ast[];
  readonly span: Span;
}

/** The subject slot of a predicate, filled from its clause. */
export interface Subject {
  readonly kind: 'Subject';
  readonly span: Span;
}

export type QuantityForm =
  | 'one' // target creature
  | 'exactly'
  | 'number'
  | 'upTo'
  | 'anyNumber'
  | 'eachOfAny' // done to each of them
  | 'oneOrMore'
  | 'oneOrTwo'
  | 'oneToThree'
  | 'atLeast'
  | 'atMost'
  | 'fewerThan'
  | 'moreThan'
  | 'nth'
  | 'a'
  | 'another'
  | 'any'
  | 'either'
  | 'no'
  | 'each'
  | 'eachOfThe'
  | 'all'
  | 'theOne' // the one that was described so before
  | 'allThe'
  | 'both'
  | 'the'
  | 'bare';

export interface NounPhrase {
  readonly kind: 'NounPhrase';
  readonly role: 'target' | 'eachTarget' | 'set';
  readonly form: QuantityForm;
  readonly count: Ast | null;
  readonly filter: Call;
  readonly choice: 'plain' | 'ofChoice' | 'atRandom' | 'chosenAtRandom';
  readonly span: Span;
}

export type ReferenceForm =
  | 'self'
  | 'granter' // in an ability in quotation marks, the object that gives it
  | 'you'
  | 'it'
  | 'they'
  | 'itself' // the subject again, also "themselves"
  | 'that'
  | 'those'
  | 'participle'
  | 'rest'
  | 'others'
  | 'other'
  | 'the'
  | 'than' // what "other" excludes
  | 'counted' // that on which counters were said to be
  | 'recipient' // whom damage was said to be dealt to before
  | 'thatMuch'
  | 'amountDone' // "the damage dealt this way": what was done is the participle
  | 'thatMany'
  | 'thatNumber'
  | 'y' // the number that "and y is" defines
  | 'difference'; // of the two numbers that a condition compared

/** A use of something that was introduced before. */
export interface Reference {
  readonly kind: 'Reference';
  readonly form: ReferenceForm;
  /** The noun as printed: "creature", "cards". */
  readonly noun: string | null;
  readonly participle: string | null;
  /** How it is said, where that is another way than usual: "the permanent exiled this way". */
  readonly said?: string;
  readonly span: Span;
}

export type JoinName =
  'sentence' | 'then' | 'and' | 'andThen' | 'commaAnd' | 'comma' | 'commaThen' | 'or' | 'first' | 'paragraph' | 'same';

/** What a clause carries besides its verb. */
export type Slot =
  | { readonly kind: 'Then'; readonly span: Span }
  /** The sentence begins a line of its own. */
  | { readonly kind: 'Paragraph'; readonly span: Span }
  | { readonly kind: 'Otherwise'; readonly span: Span }
  | { readonly kind: 'If'; readonly condition: Ast; readonly span: Span }
  | {
      readonly kind: 'Would';
      readonly event: Ast;
      readonly duration: Ast | null;
      readonly times: 'every' | 'next';
      readonly span: Span;
    }
  | { readonly kind: 'AsLongAs'; readonly condition: Ast; readonly span: Span }
  | { readonly kind: 'During'; readonly condition: Ast; readonly span: Span }
  /** "Starting with you, …": who is the first to choose. */
  | { readonly kind: 'StartingWith'; readonly from: 'you' | 'nextOpponent'; readonly span: Span }
  | { readonly kind: 'Frequency'; readonly limit: 'eachTurn' | 'yourTurns'; readonly span: Span }
  | {
      readonly kind: 'Lasting';
      readonly duration: Ast;
      readonly place: 'outside' | 'inner' | 'described';
      readonly span: Span;
    }
  | { readonly kind: 'ForEach'; readonly what: Ast; readonly span: Span }
  /** "Twice", "X times", behind a verb. */
  | { readonly kind: 'Repeated'; readonly times: Ast; readonly span: Span }
  /** "Half that many cards, rounded down": how, said behind what there is half as much of. */
  | { readonly kind: 'Rounded'; readonly how: string; readonly span: Span }
  | {
      readonly kind: 'Delayed';
      readonly word: 'at' | 'when' | 'whenever' | 'theNextTime';
      readonly event: Ast;
      readonly duration: Ast | null;
      /** How it says that it triggers once, however long it waits: "you next cast", "your next spell". */
      readonly next: 'next' | 'yourNext' | null;
      /** What has to be so when it triggers, said behind the event. */
      readonly condition?: Ast;
      readonly span: Span;
    }
  | { readonly kind: 'Reflexive'; readonly condition: Call; readonly span: Span }
  /** "When you discard a card this way": what the statements before did (CR 603.12). */
  | { readonly kind: 'ThisWay'; readonly word: 'when' | 'whenever'; readonly event: Ast; readonly span: Span }
  | { readonly kind: 'WhereY'; readonly quantity: Ast; readonly span: Span }
  /** "If that mana is spent on a creature spell": said of mana that was added (CR 106.6). */
  | { readonly kind: 'WhenSpent'; readonly event: Ast; readonly only: 'only' | null; readonly span: Span }
  /** Said in the same sentence, or in one of its own. */
  | { readonly kind: 'WhereX'; readonly style: 'whereX' | 'apart'; readonly quantity: Ast; readonly span: Span }
  /** The same behind the first clauses of a sentence: so many of them. */
  | { readonly kind: 'InnerWhereX'; readonly quantity: Ast; readonly after: number; readonly span: Span }
  | { readonly kind: 'Instead'; readonly span: Span }
  /** "… instead of putting it into its owner's graveyard": what the statement before would have done. */
  | { readonly kind: 'Rather'; readonly style: string; readonly zone: Ast | null; readonly span: Span }
  | { readonly kind: 'UnlessPays'; readonly clause: ClauseAst; readonly span: Span }
  | { readonly kind: 'Unless'; readonly condition: Ast; readonly span: Span };

export interface PhraseAst {
  readonly join: JoinName;
  /** "May" before a verb that is not the first: a choice of its own. */
  readonly adverb: 'none' | 'also' | 'may';
  readonly predicate: Call;
  readonly trails: readonly Slot[];
  readonly span: Span;
}

export interface ClauseAst {
  readonly kind: 'Clause';
  readonly subject: Ast | null;
  readonly modal: 'none' | 'may' | 'mayHave';
  /** For "you may have …": who may. */
  readonly chooser: Ast | null;
  readonly phrases: readonly PhraseAst[];
  readonly span: Span;
}

export interface SentenceAst {
  readonly kind: 'Sentence';
  readonly leads: readonly Slot[];
  readonly clauses: readonly {
    readonly join: JoinName;
    readonly clause: ClauseAst;
    /** What the clause replaces, where that is said in the middle of the sentence. */
    readonly would?: Extract<Slot, { readonly kind: 'Would' }>;
  }[];
  readonly trails: readonly Slot[];
  /** The table of results behind the last sentence of an ability that rolls dice. */
  readonly rows?: readonly RollRowAst[];
  readonly span: Span;
}

/** A row of a table of results; without an end `max` is null (CR 706.3a). */
export interface RollRowAst {
  readonly kind: 'RollRow';
  readonly min: number;
  readonly max: number | null;
  readonly sentences: readonly SentenceAst[];
  readonly span: Span;
}

/** "Choose one —" and its modes (CR 700.2). */
export interface ModalAst {
  readonly kind: 'Modal';
  readonly min: number;
  readonly max: number | null;
  readonly style:
    | 'exact'
    | 'orMore'
    | 'orBoth'
    | 'upTo'
    | 'anyNumber'
    | 'sameModeAgain'
    | 'newMode'
    | 'newModeThisTurn'
    | 'spree'
    | 'tiered'
    | 'worth'
    | 'atRandom';
  readonly chooser: 'you' | 'opponent';
  /** Whom the modes may target. */
  readonly whom: 'any' | 'differentPlayers';
  /** How many, where that is worked out; how that is said follows from it. */
  readonly count: Ast | null;
  /** How many instead, under a condition. */
  readonly more: {
    readonly condition: Ast;
    readonly min: number;
    readonly max: number | null;
    readonly style: 'instead' | 'plain' | 'asCastInstead' | 'asCastPlain';
  } | null;
  readonly modes: readonly (readonly SentenceAst[])[];
  /** What each mode costs besides (CR 700.2h); empty where it costs nothing. */
  readonly prices: readonly (readonly Call[])[];
  readonly span: Span;
}

/** A keyword in its line, with the sentences behind it that speak of what it costs. */
export interface KeywordAst {
  readonly separator: 'comma' | 'semicolon' | 'line';
  readonly keyword: Call;
  readonly notes: readonly SentenceAst[];
}

/** One ability as parsed, by frame. */
export type AbilityAst =
  | {
      readonly kind: 'KeywordLineAst';
      readonly keywords: readonly KeywordAst[];
      readonly span: Span;
    }
  | {
      readonly kind: 'ActivatedAst';
      readonly cost: readonly Call[];
      readonly body: readonly SentenceAst[];
      readonly modal: ModalAst | null;
      readonly limits: readonly string[];
      readonly condition: Ast | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'TriggeredAst';
      readonly word: 'when' | 'whenever' | 'at';
      readonly event: Call;
      readonly condition: Ast | null;
      readonly body: readonly SentenceAst[];
      readonly modal: ModalAst | null;
      readonly limit: 'none' | 'oncePerTurn' | 'twicePerTurn' | 'oncePerGame' | 'doOncePerTurn';
      readonly span: Span;
    }
  | {
      readonly kind: 'ChapterAst';
      readonly numbers: readonly number[];
      readonly body: readonly SentenceAst[];
      readonly modal: ModalAst | null;
      readonly span: Span;
    }
  | { readonly kind: 'ClassLevelAst'; readonly cost: readonly Call[]; readonly level: number; readonly span: Span }
  | { readonly kind: 'LevelRowAst'; readonly min: number; readonly max: number | null; readonly span: Span }
  | { readonly kind: 'LevelPtAst'; readonly power: Ast; readonly toughness: Ast; readonly span: Span }
  | { readonly kind: 'ToSolveAst'; readonly condition: Ast; readonly span: Span }
  | { readonly kind: 'GatedAst'; readonly gate: string; readonly ability: AbilityAst; readonly span: Span }
  /** A choice of an anchor word, and the abilities behind them (CR 614.12c). */
  | {
      readonly kind: 'AnchoredAst';
      readonly choice: Extract<AbilityAst, { kind: 'ReplacementAst' }>;
      readonly rows: readonly AbilityAst[];
      readonly span: Span;
    }
  | { readonly kind: 'AnchoredRowAst'; readonly word: string; readonly ability: AbilityAst; readonly span: Span }
  | { readonly kind: 'StationRowAst'; readonly min: number; readonly ability: AbilityAst; readonly span: Span }
  | { readonly kind: 'StaticAst'; readonly body: readonly SentenceAst[]; readonly span: Span }
  | {
      readonly kind: 'SpellAst';
      readonly body: readonly SentenceAst[];
      readonly modal: ModalAst | null;
      readonly span: Span;
    }
  | {
      readonly kind: 'AsEntersAst';
      /** Its entering, or what else happens to it as something is done. */
      readonly event: Call;
      readonly condition: Ast | null;
      readonly body: readonly SentenceAst[];
      readonly span: Span;
    }
  /** How something enters; what more is said of that in further sentences stands in `then`. */
  | {
      readonly kind: 'ReplacementAst';
      readonly body: Call;
      readonly forEach: Ast | null;
      readonly then: readonly Extract<AbilityAst, { kind: 'ReplacementAst' }>[];
      readonly span: Span;
    };
