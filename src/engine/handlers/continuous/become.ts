import type { Term } from '../../../bytecode/term';
import { optionalNum, optionalTerm, optionalWord, termsOf, trap, wordOf } from '../../../vm/evaluate';
import { colors as allColors } from '../../../vocabulary/colors';
import { everyType } from '../../characteristics/every-type';
import { unchosen, type Layer, type Modification } from '../../characteristics/modification';
import { titled } from '../../titled';
import type { ContinuousHandler, GameContext } from '../../world';
import { chosenWord } from '../traits';
import { gained, grantsOf } from './abilities';
import { isStillWhatItWas, losesOtherTypes } from './still';

/** What a description says an object becomes. */
export interface Description {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly colorless: 'yes' | 'no';
  readonly name: string | null;
}

const blank: Description = { supertypes: [], types: [], subtypes: [], colors: [], colorless: 'no', name: null };

/** The adjectives and nouns of a description; what cannot be a description is a fault of the code. */
export function described(context: GameContext, filter: Term): Description {
  return partsOf(filter).reduce((so, part): Description => {
    switch (part.op) {
      case 'type':
        return { ...so, types: [...so.types, wordOf(context, part, 'type')] };
      case 'subtype':
        return { ...so, subtypes: [...so.subtypes, wordOf(context, part, 'subtype')] };
      case 'supertype':
        return { ...so, supertypes: [...so.supertypes, wordOf(context, part, 'supertype')] };
      case 'color':
        return { ...so, colors: [...so.colors, wordOf(context, part, 'color')] };
      case 'eachColor':
        return { ...so, colors: [...so.colors, ...allColors] };
      case 'colorless':
        return { ...so, colorless: 'yes' };
      case 'everyType':
        return { ...so, subtypes: [...so.subtypes, ...everyType(wordOf(context, part, 'what'))] };
      case 'named':
        return { ...so, name: titled(wordOf(context, part, 'name')) };
      case 'chosenValue':
      case 'theChosen':
        return chosen(context, part, so);
      case 'ofChoice':
        return isOfColors(wordOf(context, part, 'what'))
          ? { ...so, colors: [...so.colors, unchosen] }
          : { ...so, subtypes: [...so.subtypes, unchosen] };
      // Nouns that say nothing new of a permanent.
      case 'permanent':
      case 'card':
      case 'token':
        return so;
      default:
        return trap(context, part, 'no description of what something becomes');
    }
  }, blank);
}

const isOfColors = (what: string): boolean => what === 'color' || what === 'colorOrColors';

/** "… of the chosen type", "… of the chosen color" (CR 607.2d). */
function chosen(context: GameContext, part: Term, so: Description): Description {
  const word = chosenWord(context, part);
  if (word === null) return so;
  return wordOf(context, part, 'what') === 'color'
    ? { ...so, colors: [...so.colors, word] }
    : { ...so, subtypes: [...so.subtypes, word] };
}

function partsOf(filter: Term): readonly Term[] {
  return filter.op === 'allOf' || filter.op === 'anyOf' ? termsOf(filter, 'parts').flatMap(partsOf) : [filter];
}

/** "It becomes …": types, colors, power and toughness, abilities, each in its layer (CR 205.1, CR 613.6). */
export const become: ContinuousHandler = {
  layers: (term) => {
    const filter = optionalTerm(term, 'filter');
    const ops = filter === null ? [] : partsOf(filter).map(({ op }) => op);
    const has = (...wanted: readonly string[]): boolean => ops.some((op) => wanted.includes(op));
    const found: Layer[] = [];
    if (has('named')) found.push('3');
    if (has('type', 'subtype', 'supertype', 'everyType', 'chosenValue', 'theChosen', 'ofChoice')) found.push('4');
    if (has('color', 'eachColor', 'colorless', 'chosenValue', 'theChosen', 'ofChoice')) found.push('5');
    if (grantsOf(term).length > 0) found.push('6');
    if (optionalTerm(term, 'power') !== null || optionalTerm(term, 'toughness') !== null) found.push('7b');
    return found;
  },
  changes: (context, term) => {
    const filter = optionalTerm(term, 'filter');
    const about = filter === null ? blank : described(context, filter);
    const power = optionalNum(context, term, 'power');
    const toughness = optionalNum(context, term, 'toughness');
    const sized: readonly Modification[] =
      power === null && toughness === null ? [] : [{ kind: 'setPt', power, toughness }];
    const named: readonly Modification[] = about.name === null ? [] : [{ kind: 'name', name: about.name }];
    return [
      ...named,
      ...(losesOtherTypes(context.pool, term)
        ? onlyTypesOf(about)
        : typesOf(about, term, isStillWhatItWas(context.pool, term))),
      ...colorsOf(about, term),
      ...gained(context, term),
      ...sized,
    ];
  },
};

/** It loses all other card types, and with them their subtypes alone. */
function onlyTypesOf({ supertypes, types, subtypes }: Description): readonly Modification[] {
  return [{ kind: 'types', how: 'only', supertypes, types, subtypes }];
}

function typesOf({ supertypes, types, subtypes }: Description, term: Term, still: boolean): readonly Modification[] {
  if (supertypes.length + types.length + subtypes.length === 0) return [];
  const addition = optionalWord(term, 'addition');
  if (addition === 'otherColors') return [{ kind: 'types', how: 'set', supertypes, types, subtypes }];
  if (addition !== null || still || optionalTerm(term, 'still') !== null)
    return [{ kind: 'types', how: 'add', supertypes, types, subtypes }];
  // What becomes an artifact creature keeps its types; only creature types are replaced (CR 205.1b).
  if (types.includes('artifact') && types.includes('creature'))
    return [
      { kind: 'types', how: 'add', supertypes, types, subtypes: [] },
      { kind: 'types', how: 'set', supertypes: [], types: [], subtypes },
    ];
  return [{ kind: 'types', how: 'set', supertypes, types, subtypes }];
}

function colorsOf({ colors, colorless }: Description, term: Term): readonly Modification[] {
  if (colorless === 'yes') return [{ kind: 'colors', how: 'set', colors: [] }];
  if (colors.length === 0) return [];
  const addition = optionalWord(term, 'addition');
  const adds = addition === 'otherColors' || addition === 'otherColorsAndTypes';
  return [{ kind: 'colors', how: adds ? 'add' : 'set', colors }];
}
