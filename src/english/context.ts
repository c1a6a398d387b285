import type { Ability, TargetSlot, ValueDecl } from '../bytecode/module';
import type { Term } from '../bytecode/term';
import type { Agreement, Noun, Quantity } from './noun';
import type { VerbForm } from './verbs';

/** What the code of one ability (or one mode of it) may speak of. */
export interface Scope {
  readonly targets: readonly TargetSlot[];
  readonly values: readonly ValueDecl[];
  readonly event: Term | null;
  readonly cost: readonly Term[];
  /** The instructions that bind values in the body. */
  readonly binders: ReadonlyMap<number, Term>;
  /** The events within the body that waits for them, by the values of their participants. */
  readonly awaited: ReadonlyMap<number, Term>;
}

/** A clause or a sequence of them, and who a clause after it that prints no subject speaks of. */
export interface Clause {
  readonly text: string;
  readonly subject: Noun;
}

/** The printers of each sort of code; they call each other through this. */
export interface Printer {
  /** Code of any sort as a phrase; effects and events with their subject. */
  readonly say: (code: Term, context: Context) => string;
  /** Who or what is meant. */
  readonly noun: (code: Term, context: Context) => Noun;
  /** A description without quantifier: "other creature you control", "other creatures you control". */
  readonly phrase: (filter: Term, quantity: Quantity, context: Context) => string;
  /** An effect or event without its subject. */
  readonly predicate: (code: Term, context: Context) => string;
  readonly clause: (effect: Term, context: Context) => Clause;
  readonly statements: (body: readonly Term[], context: Context) => Clause;
  /** All of a nested ability in one line. */
  readonly ability: (ability: Ability) => string;
}

export interface Context {
  readonly printer: Printer;
  readonly scope: Scope;
  /** What a verb agrees with that has no noun of its own in its template. */
  readonly agreement: Agreement;
  /** The subject that a statement shares with the one before. */
  readonly subject: Noun;
  readonly form: VerbForm;
  /** A word between a subject and its verb: "also". */
  readonly adverb?: string;
  /** Parts of a description that the last of several says for all of them. */
  readonly saidLater?: readonly Term[];
  /** How an event that is waited for once says so: "next" before its verb, "yourNext" before what is cast. */
  readonly next?: string;
  /** A duration that is said of the spells that are described: "spells you cast this turn". */
  readonly within?: string;
  /** Statements inside another: what is said behind the sentence is left to that. */
  readonly isPart?: boolean;
  /** A duration that stands inside the predicate. */
  readonly inner?: string;
}

/** Prints an instruction that no template can say. */
export type Renderer = (code: Term, context: Context) => string;
