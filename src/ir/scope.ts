import type { Ability, TargetSlot, ValueDecl } from '../bytecode/module';
import { term, type Term } from '../bytecode/term';
import type { Ast, Call, Reference, SentenceAst } from '../syntax/ast';
import type { Span } from '../source/span';
import type { Counted } from './counted';
import type { AntecedentIr, ClauseIr, Disposition, ValueIr } from './item';
import type { Place } from './phrases';

/** A reason why a unit cannot be bound: reported as a diagnostic by the caller, never a crash. */
export class BindingGap extends Error {
  constructor(
    readonly code: 'ORA0301' | 'ORA0302' | 'ORA0303' | 'ORA0304',
    readonly span: Span,
    readonly what: string,
    readonly others: readonly Span[] = [],
  ) {
    // Most lines are read as several frames, all but one of which end so: nobody asks from where.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(what);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export type GrammaticalNumber = 'singular' | 'plural';
export type MentionSort = 'object' | 'player' | 'either' | 'num';

/** Something that was spoken of and that a later reference can mean. */
export interface Mention {
  readonly sort: MentionSort;
  readonly number: GrammaticalNumber;
  /** The filter that described it, for the agreement of nouns; null for the source and for what has no description. */
  readonly filter: Call | null;
  /** Participles that speak of it: "the exiled card". */
  readonly participles: readonly string[];
  /** The place in the discourse: later is more salient. */
  readonly at: number;
  /** What is only counted is spoken of again by its noun alone: "for each creature you control … those creatures". */
  readonly role: 'subject' | 'object' | 'counted';
  readonly isSource: boolean;
  /** The noun by which it was spoken of last, if by any: what was "that creature" is not "that card" in the same breath. */
  readonly called?: string | null;
  /** All that fits the description, whether it was chosen or not. */
  readonly fitting?: Term | undefined;
  /** A part of a set named before: "two of them". */
  readonly isPart?: boolean | undefined;
  /** The statement whose result it is: it cannot be meant before that is carried out. */
  readonly result?: StepDraft | undefined;
  /** What is described can be described again: it needs no result. */
  readonly isDescribed?: boolean | undefined;
  /** Are there as many of them as X is? Then what X is speaks of something else. */
  readonly countsX?: boolean | undefined;
  /** A card that was drawn: unless it is revealed, nobody speaks of it as "it" in a later sentence (CR 121.1). */
  readonly isDrawn?: boolean | undefined;
  /** Who may be "you" is that only together with things: "that permanent or player". */
  readonly isPartlyYou?: boolean | undefined;
  /** Whichever takes part in one of several events: what a pronoun means that could mean any of them. */
  readonly isJoint?: boolean | undefined;
  /** One of several that a statement is about: spoken of only in that statement ("each creature deals 1 damage to its controller"). */
  readonly within?: StepDraft | undefined;
  readonly span: Span;
  /** Makes the term that means it. */
  use(style: string, noun: string | null): Term;
}

/** What is the same for most that is spoken of: an object of its clause without description. */
type Plain = 'filter' | 'participles' | 'role' | 'isSource';

/** Something to be spoken of, where it differs from most. */
type Spoken = Omit<Mention, 'at' | Plain> & Partial<Pick<Mention, Plain>>;

const none: readonly string[] = [];

/** Tells mentions of one thing from those of others. */
export function keyOf(mention: Pick<Mention, 'isSource' | 'span' | 'sort'>): string {
  return mention.isSource ? 'source' : `${String(mention.span.start)}:${mention.sort}`;
}

/** The statements whose results are spoken of. */
const results = (mentions: readonly Mention[]): readonly StepDraft[] => mentions.flatMap(({ result }) => result ?? []);

/** A statement that is being built; its result gets a value when somebody refers to it. */
export interface StepDraft {
  result: number | null;
  readonly span: Span;
  /** Where the value comes from, when it is not the result of a statement. */
  readonly origin?: ValueDecl['origin'];
  /** Takes the result to the finished statement, if it is referred to later. */
  settle?: (result: number) => void;
  /** Is it what is done unless somebody pays? */
  avoidable?: 'yes';
  /** Has something been chosen for it already? */
  chooses?: MentionSort;
  /** The only statement in a sentence that something leads. */
  only?: StepDraft;
  /** The statement of two alternatives, of which this is one: who speaks of it later means whichever was done. */
  within?: StepDraft;
}

/** A choice that is said where it counts, and the value that it is bound to: of a kind, or of a pile. */
export interface KindChoice {
  readonly value: number;
  readonly effect: Term;
  readonly span: Span;
}

/** A loop over kinds: how a kind is spoken of in it, and the value that is the kind, once that is spoken of. */
export interface KindLoop {
  readonly name: string;
  readonly span: Span;
  value: number | null;
}

/** The binders of parts that contain each other; a part calls the others through its scope. */
export interface Binders {
  phrase(ast: Ast, place: Place, scope: Scope): Term;
  cost(part: Call, scope: Scope): Term;
  ability(ast: Ast, scope: Scope): Ability;
  condition(ast: Ast, scope: Scope): Term;
  /** What a sentence that is part of another does. */
  sentence(ast: SentenceAst, scope: Scope): readonly Term[];
  /** What a copy is apart from what it copies. */
  exception(ast: SentenceAst, scope: Scope): readonly Term[];
}

/**
 * What stands around the part that is being bound: `aside` in a description, an amount or a duration, where the source is
 * only spoken of in passing; `defining` where it is said what X is; `list` in a list of things, where one may be described by another ("each opponent and each
 * creature they control"); `awaited` in an event that is waited for, whose participants are not known yet, and `waiting` where a statement of the body waits for it; `lasting` in an
 * effect with a duration, where a permission is used later, so nothing is cast yet (CR 601.3); `spending` in what mana may be
 * spent on, where cards that may be cast are the spells that they will be; `static` in a static ability; `riding` in what is
 * said of spells that are cast by a permission; `past` in what was so before the event; `spellCost` in
 * the additional cost of a spell, where what is paid is linked to the spell (CR 607.2);
 * `players` in what describes players; `granting` in what gives abilities to things that are there; `copying` in what a copy is apart from what it copies.
 */
type Circumstance =
  | 'aside'
  | 'spellCost'
  | 'defining'
  | 'list'
  | 'awaited'
  | 'waiting'
  | 'lasting'
  | 'spending'
  | 'static'
  | 'riding'
  | 'past'
  | 'granting'
  | 'copying'
  | 'players'
  | 'leading';

/** What is known while one ability is bound. One per ability; nested abilities get their own. */
export class Scope {
  readonly targets: TargetSlot[] = [];
  readonly values: ValueIr[] = [];
  readonly clauses: ClauseIr[] = [];
  readonly mentions: Mention[] = [];
  readonly antecedents: AntecedentIr[] = [];
  /** What a list began with: what the others in it are other than ("that creature and each other creature"). */
  besides: Mention | null = null;
  /** Discourse time: advances with each clause. */
  time = 0;
  step: StepDraft | null = null;
  /** The statement that is being bound, also while a condition or a number of it is. */
  acting: StepDraft | null = null;
  /** The statement before the current one, for "if you do". */
  previous: StepDraft | null = null;
  /** What "that many" meant in this sentence: said again in it, it means the same. */
  numberSaid: Mention | null = null;
  /** What an "if you do" was about, for an "if you don't" that follows the last statement under it. */
  asked: { readonly statement: StepDraft; readonly until: StepDraft | null } | null = null;
  /** The latest coin flip or clash, for "if you win the flip". */
  contest: StepDraft | null = null;
  /** The statement that adds an extra turn, which "that turn" means. */
  extraTurn: StepDraft | null = null;
  /** Value that "x" means in a sentence with "where x is", and in those behind it. */
  x: number | null = null;
  /** Value that "y" means in a sentence with "and y is". */
  y: number | null = null;
  /** The mention that is the subject of the clause: objects of its verb speak of it as "itself" only. */
  actor: string | null = null;
  /** The subject of the clause before and when that ended: "they" in the next one means them, rather than others it spoke of. */
  formerActor: { readonly key: string; readonly until: number } | null = null;
  /** The mention of what the statement makes: there is none while its own "for each" is told. */
  made: string | null = null;
  /** What the description that is being bound is one of. */
  describes: MentionSort = 'object';
  /** The arguments of the verb so far: another argument of it that is a pronoun means none of them. */
  arguments: readonly string[] = [];
  /** The mentions that a pronoun cannot mean where it stands. */
  excluded: readonly string[] = [];
  /** What a condition says that it is another: it is other than something else. */
  itself: readonly string[] = [];
  /** Is any of several players compared with the others? */
  contender = false;
  /** Statements that are not carried out where the part that is being bound is looked at: their results mean nothing there. */
  private undone: readonly StepDraft[] = [];
  /** The statements of which one or another is done: what just one of them does is not spoken of later. */
  readonly optional = new Set<StepDraft>();
  private circumstances: readonly Circumstance[] = [];
  /** The source as it was last spoken of in passing: what "it" means where nothing else can be meant. */
  inPassing: Mention | null = null;
  /** What a condition supposed to be there last: meant where nothing else can be. */
  supposed: Mention | null = null;
  /** What was called by what was done to it last: "the Army you amassed deals damage equal to its power". */
  named: Mention | null = null;
  /** The number that a condition or a description looked at last: meant where no other was spoken of. */
  supposedNumber: Mention | null = null;
  /** Where what gives the ability was spoken of first. */
  granterSaid: Span | null = null;
  /** Who or what damage was said to be dealt to last: "it deals 5 damage instead" means the same. */
  recipient: (() => Term) | null = null;
  /** The statement by which tokens were created last: "create two of those tokens". */
  tokensMade: Term | null = null;
  /** The statement that made piles, or that chose one of them. */
  piles: StepDraft | null = null;
  /** The latest vote, and what it was about. */
  vote: { readonly step: StepDraft; readonly options: readonly string[] } | null = null;
  /** Counters that were spoken of last. */
  counted: Counted | null = null;
  /** Cards that are cast: each is then a spell (CR 601.2a). */
  readonly cast = new Set<string>();
  /** The choices of kinds that the sentence asks for; null where none can be made. */
  kindChoices: KindChoice[] | null = null;
  /** The kind that the loop around goes through, and how it is spoken of: "that color". */
  kindLoop: KindLoop | null = null;
  /** The statement that chose a kind of counter last. */
  kindChosen: StepDraft | null = null;
  /** The statement that chose who is a friend and who is a foe. */
  sidesChosen: StepDraft | null = null;
  /** The pile that was chosen last in this sentence. */
  chosenPile: number | null = null;
  /** The cost that may be paid besides for spells like those described (CR 118.8). */
  offered: Term | null = null;
  /** The kinds of values that were chosen: "that color". */
  readonly choices = new Set<string>();
  /** Excess damage that a condition spoke of last: "that excess damage". */
  excess: Term | null = null;
  /** What something was last said to become. */
  became: Term | null = null;
  /** The two numbers that a condition compared last: "the difference". */
  compared: readonly [Term, Term] | null = null;
  /** The sentences of the body that is being bound. */
  sentences: readonly SentenceAst[] = [];
  /** What took part in the event. */
  readonly participants = new Set<string>();
  /** What was moved by a statement that need not be carried out: what is permitted then is about what was moved. */
  readonly movedAtMost = new Map<number, StepDraft>();
  /** Cards that may be cast. */
  readonly castable = new Set<string>();
  /** Things that were put onto the battlefield: a card that was not is no creature or permanent. */
  readonly entered = new Set<string>();
  /** What was chosen of all that fits its description: the rest is what else fits it. */
  readonly chosen = new Map<string, { readonly by: Term | null; readonly actor: string | null }>();
  /** Has a permission been given that is used later? */
  permits: 'nothing' | 'later' = 'nothing';
  /** The statements that gave one. */
  readonly permissions = new Set<StepDraft>();
  /** The description that is being bound. */
  description: Call | null = null;
  /** Nouns of the description that is being bound: "another spell" is other than a spell. */
  described: readonly string[] = [];
  /** Value that amounts are scaled by while a trailing "for each" is bound. */
  per: number | null = null;
  private readonly uses = new Set<number>();

  constructor(
    readonly face: FaceFacts,
    readonly binders: Binders,
    /** What "you" chooses for: the chooser of choices in the current clause. */
    public chooser: Term = term('you', ['implicit']),
  ) {}

  /** Binds what only tells which things are meant, or what may not come about: nothing in it can be spoken of afterwards. */
  unmentioned<T>(bind: () => T): T {
    const before = this.mentions.length;
    const bound = bind();
    this.mentions.splice(before);
    return bound;
  }

  declare(declaration: ValueDecl, span: Span): number {
    this.values.push({ declaration, span, clause: this.clauses.length - 1 });
    return this.values.length - 1;
  }

  use(value: number): number {
    this.uses.add(value);
    return value;
  }

  /**
   * Something new has the focus before what is spoken of again in the same clause; what is only spoken of in passing, to
   * count or to describe something else, has it last.
   */
  mention(spoken: Spoken): void {
    const mention = this.mentionOf(spoken, this.time + (this.isIn('aside') ? -0.25 : 0.5));
    if (mention.isSource && this.isIn('aside')) this.inPassing = mention;
    else this.mentions.push(mention);
  }

  /** Something that is spoken of, now unless a time is said, but that is not mentioned yet. */
  mentionOf(spoken: Spoken, at: number = this.time): Mention {
    // Each property by its name, so that all mentions are of one shape.
    return {
      sort: spoken.sort,
      number: spoken.number,
      filter: spoken.filter ?? null,
      participles: spoken.participles ?? none,
      at,
      role: spoken.role ?? 'object',
      isSource: spoken.isSource ?? false,
      fitting: spoken.fitting,
      isPart: spoken.isPart,
      result: spoken.result,
      isDescribed: spoken.isDescribed,
      countsX: spoken.countsX,
      isDrawn: spoken.isDrawn,
      isPartlyYou: spoken.isPartlyYou,
      isJoint: spoken.isJoint,
      within: spoken.within,
      span: spoken.span,
      use: spoken.use,
    };
  }

  /** Speaks of the source: "it" can mean it from here on. */
  mentionSource(span: Span): void {
    const use = (): Term => term('source', ['it'], span);
    this.mention({ sort: 'object', number: 'singular', isSource: true, span, use });
  }

  /** Is the part that is being bound in such circumstances, however far around it? */
  isIn(circumstance: Circumstance): boolean {
    return this.circumstances.includes(circumstance);
  }

  /** Binds a part that stands in such circumstances. */
  in<Result>(circumstance: Circumstance, bind: () => Result): Result {
    const outer = this.circumstances;
    this.circumstances = [...outer, circumstance];
    const result = bind();
    this.circumstances = outer;
    return result;
  }

  /**
   * Binds a part that is looked at before what was said since `begun` is done, `but` for some statements: a condition
   * behind a statement, what is done instead.
   */
  before<Result>(begun: number, but: readonly StepDraft[], bind: () => Result): Result {
    const outer = this.undone;
    const done = [...but, ...results(this.mentions.slice(0, begun))];
    this.undone = [...outer, ...results(this.mentions.slice(begun)).filter((step) => !done.includes(step))];
    const bound = bind();
    this.undone = outer;
    return bound;
  }

  /** Has this been done where the part that is being bound is looked at? */
  isDone(step: StepDraft | null | undefined): boolean {
    return !step || !this.undone.includes(step);
  }

  /** Can something be meant where the part that is being bound is looked at? */
  isThere({ result, isDescribed, countsX }: Mention): boolean {
    if (result !== undefined && this.optional.has(result)) return false;
    if (countsX === true && this.isIn('defining')) return false;
    return isDescribed === true || this.isDone(result);
  }

  /** "If you don't, …": what is bound there comes about where a statement was not carried out, and speaks of nothing that it did. */
  without<T>(statement: StepDraft | null, bind: () => T): T {
    const outer = this.undone;
    const its = (step: StepDraft): boolean =>
      statement !== null && statement.span.start <= step.span.start && step.span.end <= statement.span.end;
    this.undone = [...outer, ...results(this.mentions).filter(its)];
    const bound = bind();
    this.undone = outer;
    return bound;
  }

  /** Notes what a reference means. */
  means(reference: Span, { isSource, span }: Mention): void {
    this.antecedents.push({ span: reference, of: span, isSource });
  }

  /** The only way to make a clause: its identity, place and relation to earlier clauses. */
  clause(span: Span, disposition: Disposition): void {
    this.clauses.push({ id: this.clauses.length, span, disposition, uses: [...this.uses] });
    this.uses.clear();
  }

  /** The value of a step's result, declared when first used. */
  resultOf(draft: StepDraft, sort: ValueDecl['sort']): number {
    if (draft.within !== undefined) return this.resultOf(draft.within, sort);
    if (draft.result === null) {
      draft.result = this.declare({ sort, origin: draft.origin ?? { kind: 'local' } }, draft.span);
      draft.settle?.(draft.result);
    }
    const known = this.values[draft.result];
    if (known?.declaration.sort === 'num' && sort !== 'num')
      this.values[draft.result] = { ...known, declaration: { ...known.declaration, sort } };
    return this.use(draft.result);
  }
}

/** Something that an item did, as it is spoken of by others. */
export interface Done {
  readonly participle: string;
  readonly sort: 'object' | 'player';
  readonly item: number;
}

/** Facts of the face that binding needs (CR 113.3: what an ability is depends on what it is printed on). */
export interface FaceFacts {
  readonly isSpell: boolean;
  readonly types: readonly string[];
  /** In lower case; unknown of what an ability is given to, or of any face that has it. */
  readonly subtypes?: readonly string[];
  readonly item: number;
  /** What earlier items of the face did, by participle: "the exiled card", "the chosen player" may be theirs (CR 607.2). */
  readonly done: readonly Done[];
  /** Of an ability that something else gives: is it known, where that is played, what gave it? */
  readonly granter?: 'known' | 'unknown';
}

/** The words of a reference, for messages. */
export function describe(reference: Reference): string {
  return [reference.form, reference.participle, reference.noun].filter((part) => part !== null).join(' ');
}
