import { timeLimits } from './table/time-limits';
import type { Span } from '../source/span';
import type { Term } from './term';

/** Version of the bytecode that this compiler writes; it changes whenever the bytes of some module change. */
export const formatVersion = 1;

/** A module: many cards with their compiled abilities. `format` is the version of the bytecode. */
export interface Module {
  readonly format: number;
  readonly cards: readonly CardProgram[];
}

export interface CardProgram {
  readonly name: string;
  readonly layout: string;
  readonly faces: readonly FaceProgram[];
}

/** Printed characteristics and abilities of a face. Characteristics that are absent are null. */
export interface FaceProgram {
  readonly name: string;
  readonly manaCost: string | null;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  readonly abilities: readonly Ability[];
  /** The printed text that spans point into: debug information, absent when stripped. */
  readonly text?: string;
}

export const abilityZones = ['battlefield', 'stack', 'hand', 'graveyard', 'exile', 'library', 'command'] as const;
export type AbilityZone = (typeof abilityZones)[number];

export const targetStyles = ['target', 'divided'] as const;

/** A target slot: how many may be chosen and what fits (CR 115.1). `max` null: any number. */
export interface TargetSlot {
  readonly min: Term;
  readonly max: Term | null;
  readonly filter: Term;
  /** Surface choice: "target creature", "another target creature" follow from the filter; `each of up to two`. */
  readonly style: (typeof targetStyles)[number];
}

export const valueSorts = ['entities', 'players', 'num'] as const;

/** What a value of an ability is bound to. `sort` is what it holds. */
export interface ValueDecl {
  readonly sort: (typeof valueSorts)[number];
  readonly origin:
    /** A participant of the triggering or replaced event: the name of a parameter of the event instruction, or its amount. */
    | { readonly kind: 'event'; readonly role: string }
    | { readonly kind: 'target'; readonly slot: number }
    /** Set by a `step`, `letNum` or `forEach` in the body. */
    | { readonly kind: 'local' }
    /** What was paid as a cost: "the sacrificed creature" (CR 608.2k). */
    | { readonly kind: 'cost'; readonly index: number }
    /** Linked to another ability of the same object by item id (CR 607). */
    | { readonly kind: 'linked'; readonly item: number }
    /** A participant of an event that the body waits for: of a delayed or reflexive trigger, or of what is replaced later. */
    | { readonly kind: 'awaited'; readonly role: string };
}

export const activationLimits = [
  'sorcerySpeed',
  'instantSpeed',
  'oncePerTurn',
  'twicePerTurn',
  'threeTimesPerTurn',
  'oncePerGame',
  'anyPlayer',
  'opponentOnly',
  ...timeLimits,
] as const;
export type ActivationLimit = (typeof activationLimits)[number];

/** One mode of a modal ability (CR 700.2). */
export interface AbilityMode {
  readonly label: string | null;
  readonly cost: readonly Term[];
  readonly targets: readonly TargetSlot[];
  readonly values: readonly ValueDecl[];
  readonly body: readonly Term[];
}

export const modeChoosers = ['you', 'opponent'] as const;
/** Whom the modes that are chosen may target: whom they will, or each another player. */
export const modeTargets = ['any', 'differentPlayers'] as const;
export const modalStyles = [
  'exact',
  'orMore',
  'orBoth',
  'upTo',
  'anyNumber',
  'spree',
  'tiered',
  'escalate',
  'sameModeAgain',
  'newMode',
  'newModeThisTurn',
  'worth',
  'atRandom',
] as const;

/** How the words for more modes under a condition go. */
export const moreModesStyles = ['instead', 'plain', 'asCastInstead', 'asCastPlain'] as const;

/** How many modes are chosen instead where a condition holds as the ability is put on the stack (CR 700.2). */
export interface MoreModes {
  readonly condition: Term;
  readonly min: number;
  readonly max: number | null;
  readonly style: (typeof moreModesStyles)[number];
}

export interface Modal {
  readonly min: number;
  readonly max: number | null;
  readonly chooser: (typeof modeChoosers)[number];
  readonly whom: (typeof modeTargets)[number];
  /** How the choice is worded: "choose one —", "choose one or both —", "choose up to two —", "choose any number —", spree. */
  readonly style: (typeof modalStyles)[number];
  /** How many modes are chosen at most, or exactly, where that is worked out as the ability is put on the stack. */
  readonly count: Term | null;
  readonly more: MoreModes | null;
  readonly modes: readonly AbilityMode[];
}

export const gatePrefixes = [
  'solved',
  'maxSpeed',
  'boast',
  'exhaust',
  'forecast',
  'renew',
  'powerUp',
  'infinity',
  'visit',
] as const;

/** Words in square brackets, as a spell is printed and as one is that is cast for its cleave cost. */
export const bracketedWords = ['kept', 'removed'] as const;

/**
 * When an object has the ability at all: from a level on (CR 711.2, CR 716.2; printed on a line of its own before), from a
 * number of charge counters on (CR 721.2; printed before the first ability of the row), if its anchor word was chosen as the
 * object entered (CR 614.12c; printed as a row behind the choice), or under the keyword that is printed
 * before it ("solved —" CR 719.3, "max speed —" CR 702.179, "boast —" CR 702.142), or of a text with words in square brackets:
 * with those words, or as it is without them once the cleave cost was paid (CR 702.148b).
 */
export type Gate =
  | { readonly kind: 'level'; readonly min: number; readonly max: number | null }
  | { readonly kind: 'station'; readonly min: number }
  | { readonly kind: 'anchor'; readonly word: string }
  | { readonly kind: 'brackets'; readonly words: (typeof bracketedWords)[number] }
  | { readonly kind: 'prefix'; readonly name: (typeof gatePrefixes)[number] };

/** What all abilities share. `item` numbers the printed items of a face from 0. */
export interface AbilityCommon {
  readonly item: number;
  readonly zones: readonly AbilityZone[];
  readonly targets: readonly TargetSlot[];
  readonly values: readonly ValueDecl[];
  readonly body: readonly Term[];
  readonly modal: Modal | null;
  readonly gate: Gate | null;
  readonly span?: Span;
}

export const triggerWords = ['when', 'whenever', 'at'] as const;
export const triggerLimits = ['none', 'oncePerTurn', 'twicePerTurn', 'oncePerGame', 'doOncePerTurn'] as const;
export const replacementForms = [
  'instead',
  'enters',
  'asEnters',
  'skip',
  'prevent',
  'insteadFirst',
  'plain',
  'itAnywhereElse',
  'puttingYours',
] as const;
export const keywordSeparators = ['comma', 'semicolon', 'line'] as const;

export type Ability =
  | (AbilityCommon & { readonly kind: 'spell' })
  | (AbilityCommon & {
      readonly kind: 'activated';
      readonly cost: readonly Term[];
      readonly limits: readonly ActivationLimit[];
      readonly condition: Term | null;
    })
  | (AbilityCommon & {
      readonly kind: 'triggered';
      /** "when", "whenever" or "at": a surface choice that follows usage, not meaning (CR 603.1). */
      readonly word: (typeof triggerWords)[number];
      readonly event: Term;
      /** Intervening-if condition (CR 603.4). */
      readonly condition: Term | null;
      readonly limit: (typeof triggerLimits)[number];
    })
  /** Conditions (CR 611.3a) are `if` statements in the body. */
  | (AbilityCommon & { readonly kind: 'static' })
  | (AbilityCommon & {
      readonly kind: 'replacement';
      readonly event: Term;
      readonly condition: Term | null;
      readonly form: (typeof replacementForms)[number];
    })
  /** A keyword ability printed or granted as a keyword (CR 702); `expansion` is what it stands for, empty when native. */
  | (AbilityCommon & {
      readonly kind: 'keyword';
      readonly keyword: Term;
      readonly separator: (typeof keywordSeparators)[number];
      readonly expansion: readonly Ability[];
    });

export type AbilityKind = Ability['kind'];
