import * as m from './module';
import type { Ability, CardProgram, FaceProgram, Module } from './module';
import { ability, block, int, slotIndex, type Param } from './schema';
import type { Span } from '../source/span';
import type { Term } from './term';

/**
 * The shape of modules as data: which fields each record has and what they hold. Together with the instruction table
 * it drives the codecs, the assembler, the JSON form, the generator of test modules and the verifier, so that a new
 * field needs an entry here and nowhere else.
 */
export type Field =
  | Exclude<Param, { readonly kind: 'optional' | 'list' }>
  /** Text without meaning to the verifier: a name, a printed characteristic. */
  | { readonly kind: 'text' }
  /** Debug information: absent in a stripped module. */
  | { readonly kind: 'debug'; readonly of: 'span' | 'text' }
  | { readonly kind: 'record'; readonly of: Fields }
  /** A union told apart by its `kind`. */
  | { readonly kind: 'variant'; readonly of: Readonly<Record<string, Fields>> }
  | { readonly kind: 'optional'; readonly of: Field }
  | { readonly kind: 'list'; readonly of: Field };

export type Fields = Readonly<Record<string, Field>>;

/** Fields that describe all properties of `T`: a missing or wrong one does not compile. */
type FieldsOf<T> = {
  readonly [K in Exclude<keyof T, 'kind'>]-?: object extends Pick<T, K>
    ? { readonly kind: 'debug'; readonly of: T[K] extends Span | undefined ? 'span' : 'text' }
    : FieldOf<T[K]>;
};

type FieldOf<V> = null extends V
  ? { readonly kind: 'optional'; readonly of: FieldOf<NonNullable<V>> }
  : [V] extends [Term]
    ? Extract<Param, { readonly kind: 'block' }>
    : [V] extends [Ability]
      ? { readonly kind: 'ability' }
      : [V] extends [number]
        ? { readonly kind: 'int' }
        : [V] extends [string]
          ? string extends V
            ? { readonly kind: 'text' } | { readonly kind: 'word' }
            : { readonly kind: 'enum' | 'style'; readonly of: readonly V[] }
          : [V] extends [readonly (infer E)[]]
            ? { readonly kind: 'list'; readonly of: FieldOf<E> }
            : [V] extends [{ readonly kind: string }]
              ? { readonly kind: 'variant'; readonly of: VariantsOf<V> }
              : { readonly kind: 'record'; readonly of: FieldsOf<V> };

type VariantsOf<V extends { readonly kind: string }> = {
  readonly [P in V['kind']]: FieldsOf<Extract<V, { readonly kind: P }>>;
};

const record = <F extends Fields>(of: F) => ({ kind: 'record', of }) as const;
const variant = <F extends Readonly<Record<string, Fields>>>(of: F) => ({ kind: 'variant', of }) as const;
const listOf = <F extends Field>(of: F) => ({ kind: 'list', of }) as const;
const maybe = <F extends Field>(of: F) => ({ kind: 'optional', of }) as const;
const one = <const M extends readonly string[]>(of: M) => ({ kind: 'enum', of }) as const;
const surface = <const M extends readonly string[]>(of: M) => ({ kind: 'style', of }) as const;
const text = { kind: 'text' } as const;
const label = { kind: 'word', of: 'label' } as const;
const span = { kind: 'debug', of: 'span' } as const;

const codes = listOf(block('statement'));
const costs = listOf(block('cost'));
const condition = maybe(block('bool'));

const targetFields = {
  min: block('num'),
  max: maybe(block('num')),
  filter: block('filter'),
  style: surface(m.targetStyles),
} satisfies FieldsOf<m.TargetSlot>;

const originFields = {
  event: { role: text },
  target: { slot: slotIndex },
  local: {},
  cost: { index: int },
  linked: { item: int },
  awaited: { role: text },
} satisfies VariantsOf<m.ValueDecl['origin']>;

const valueFields = {
  sort: one(m.valueSorts),
  origin: variant(originFields),
} satisfies FieldsOf<m.ValueDecl>;

const modeFields = {
  label: maybe(text),
  cost: costs,
  targets: listOf(record(targetFields)),
  values: listOf(record(valueFields)),
  body: codes,
} satisfies FieldsOf<m.AbilityMode>;

const moreModesFields = {
  condition: block('bool'),
  min: int,
  max: maybe(int),
  style: surface(m.moreModesStyles),
} satisfies FieldsOf<m.MoreModes>;

const modalFields = {
  min: int,
  max: maybe(int),
  chooser: one(m.modeChoosers),
  whom: one(m.modeTargets),
  style: one(m.modalStyles),
  count: maybe(block('num')),
  more: maybe(record(moreModesFields)),
  modes: listOf(record(modeFields)),
} satisfies FieldsOf<m.Modal>;

const gateFields = {
  level: { min: int, max: maybe(int) },
  station: { min: int },
  anchor: { word: label },
  brackets: { words: one(m.bracketedWords) },
  prefix: { name: one(m.gatePrefixes) },
} satisfies VariantsOf<m.Gate>;

const commonFields = {
  item: int,
  zones: listOf(one(m.abilityZones)),
  targets: listOf(record(targetFields)),
  values: listOf(record(valueFields)),
  modal: maybe(record(modalFields)),
  gate: maybe(variant(gateFields)),
  body: codes,
  span,
} satisfies FieldsOf<m.AbilityCommon>;

/** The kinds of abilities and their fields. */
export const abilityKinds = {
  spell: commonFields,
  activated: { cost: costs, limits: listOf(one(m.activationLimits)), condition, ...commonFields },
  triggered: {
    word: surface(m.triggerWords),
    event: block('event'),
    condition,
    limit: one(m.triggerLimits),
    ...commonFields,
  },
  static: { ...commonFields },
  replacement: { event: block('event'), condition, form: one(m.replacementForms), ...commonFields },
  keyword: {
    keyword: block('keyword'),
    separator: surface(m.keywordSeparators),
    expansion: listOf(ability),
    ...commonFields,
  },
} satisfies VariantsOf<Ability>;

const faceFields = {
  name: text,
  manaCost: maybe(text),
  supertypes: listOf(text),
  types: listOf(text),
  subtypes: listOf(text),
  colors: listOf(text),
  power: maybe(text),
  toughness: maybe(text),
  loyalty: maybe(text),
  defense: maybe(text),
  abilities: listOf(ability),
  text: { kind: 'debug', of: 'text' },
} as const satisfies FieldsOf<FaceProgram>;

const cardFields = {
  name: text,
  layout: text,
  faces: listOf(record(faceFields)),
} satisfies FieldsOf<CardProgram>;

/** The shape of a module. */
export const moduleFields = {
  format: int,
  cards: listOf(record(cardFields)),
} satisfies FieldsOf<Module>;

/** The shape of one card. */
export const cardShape: Field = record(cardFields);
/** The shape of one face. */
export const faceShape: Field = record(faceFields);
/** The shape of one ability. */
export const abilityShape: Field = variant(abilityKinds);
