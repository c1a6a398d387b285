import type { AbilityPath, CodePath } from '../../vm/pool';
import type { PlayerId } from '../../vm/entity';
import type { BaseCharacteristics } from './types';

/** The layers of CR 613.1 and CR 613.4 in order of application. */
export const layers = ['1a', '1b', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof layers)[number];

/** Stands in a change for a word that a player chooses before the change begins (CR 608.2d). */
export const unchosen = '(unchosen)';

/**
 * One change of characteristics, with its values worked out: what a static ability does now, or what a lasting effect
 * fixed when it began. One printed clause can give several, in several layers (CR 613.6).
 */
export type Modification =
  | { readonly kind: 'copy'; readonly values: BaseCharacteristics }
  | { readonly kind: 'faceDown' }
  | { readonly kind: 'control'; readonly player: PlayerId }
  | {
      readonly kind: 'types';
      readonly how: 'set' | 'add' | 'only' | 'remove';
      readonly supertypes: readonly string[];
      readonly types: readonly string[];
      readonly subtypes: readonly string[];
    }
  /** Every creature type (CR 702.73). */
  | { readonly kind: 'allCreatureTypes' }
  | { readonly kind: 'noCreatureTypes' }
  | { readonly kind: 'noLandTypes' }
  | { readonly kind: 'colors'; readonly how: 'set' | 'add'; readonly colors: readonly string[] }
  | { readonly kind: 'gainAbility'; readonly ability: AbilityPath }
  /** A keyword by its instruction; its expansion comes from the pool. */
  | { readonly kind: 'gainKeyword'; readonly keyword: CodePath }
  | { readonly kind: 'loseKeyword'; readonly keyword: string }
  /** "Loses this ability". */
  | { readonly kind: 'loseAbility'; readonly ability: AbilityPath }
  | { readonly kind: 'loseAllAbilities'; readonly except?: 'mana' }
  /** Characteristic-defining (CR 604.3): applied in layer 7a. */
  | { readonly kind: 'definePt'; readonly power: number | null; readonly toughness: number | null }
  | { readonly kind: 'setPt'; readonly power: number | null; readonly toughness: number | null }
  | { readonly kind: 'modifyPt'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'switchPt' }
  /** One word takes the place of another in the type line and the rules text (CR 612.1). */
  | { readonly kind: 'text'; readonly from: string; readonly to: string }
  | { readonly kind: 'name'; readonly name: string }
  /** An exception of a copy (CR 707.9b). */
  | { readonly kind: 'noManaCost' };
