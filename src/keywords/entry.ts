import type { AbilityZone, ActivationLimit } from '../bytecode/module';
import type { keywords } from '../bytecode/table/keywords';

/** The shape of what a keyword takes: the instruction that its term is, or an ability behind a gate. */
export type Shape = keyof typeof keywords | 'gate';

/** The frame that a unit of a meaning is an ability of (CR 113.3). */
export type UnitFrame = 'Activated' | 'Triggered' | 'Static' | 'Replacement' | 'Spell';

/**
 * One ability that a keyword stands for, in normalized Oracle English. `[param]` stands for what the keyword takes, by the
 * name of the parameter in the instruction table; `[count: +1/+1 counter]` for so many of something; `[where]` for
 * ", where x is …" when the number is printed so; `[where: …]` also when it is a bare X, which the rule of the keyword
 * defines.
 */
export interface MeaningUnit {
  readonly frame: UnitFrame;
  readonly text: string;
  /** Where the ability functions (CR 113.6), if not where an ability of its frame does by itself. */
  readonly zones?: readonly AbilityZone[];
  /** Limits that are not said in the text. */
  readonly limits?: readonly ActivationLimit[];
  /** What the compiler cannot read of it yet. */
  readonly pending?: string;
}

/** What a keyword is. Every keyword has units, or is native, or both: then the engine adds what English cannot say. */
export interface KeywordEntry {
  readonly name: string;
  readonly rule: string;
  readonly shape: Shape;
  /** Set for a second shape of a keyword or a variant without a rule of its own: the keyword that it belongs to. */
  readonly variantOf?: string;
  /** A line with this keyword, normalized. */
  readonly example: string;
  /** What the grammar cannot read of its line yet. */
  readonly pending?: string;
  /** What the engine has to know, and so what the units leave out. */
  readonly native?: string;
  readonly units?: readonly MeaningUnit[];
}

type Extras = Omit<MeaningUnit, 'frame' | 'text'>;

const unit =
  (frame: UnitFrame) =>
  (text: string, extras: Extras = {}): MeaningUnit => ({ frame, text, ...extras });

export const activated = unit('Activated');
export const triggered = unit('Triggered');
export const stated = unit('Static');
export const replaced = unit('Replacement');
export const spell = unit('Spell');

export const inHand: Extras = { zones: ['hand'] };
export const inGraveyard: Extras = { zones: ['graveyard'] };
export const inExile: Extras = { zones: ['exile'] };
export const onStack: Extras = { zones: ['stack'] };
