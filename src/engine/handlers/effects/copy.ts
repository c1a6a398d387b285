import { termsIn, type Term } from '../../../bytecode/term';
import { withCandidate } from '../../../vm/context';
import { isObject, type ObjectId } from '../../../vm/entity';
import {
  conjunctsOf,
  entitiesOf,
  numOf,
  optionalNum,
  optionalTerm,
  optionalWord,
  playersOfArg,
  termOf,
  termsOf,
  trap,
  wordOf,
} from '../../../vm/evaluate';
import { nothing } from '../../../vm/scope';
import { modified } from '../../characteristics/modify';
import { fromBase, printedValues } from '../../characteristics/printed';
import type { BaseCharacteristics, Characteristics } from '../../characteristics/types';
import type { Modification } from '../../characteristics/modification';
import { copiableOrLast, objectOrLast } from '../../state/last-known';
import { targetEvents } from '../../stack/announce';
import type { GameContext, Rules } from '../../world';
import type { Entry } from '../../events/event';
import { entryOf, entryWith } from './entry';
import { followed } from './follow';

/** A spell is copied as it is or last was (CR 608.2h), a card where it is by now: "exile it. Copy it" (CR 400.7j). */
function copied(context: GameContext, object: ObjectId): readonly ObjectId[] {
  if (objectOrLast(context.world, object)?.zone === 'stack') return [object];
  const now = followed(context, object);
  return now === null ? [] : [now];
}

/** Copiable values of an object, as it is or last was, with the exceptions that the instruction makes (CR 707.2, CR 707.9). */
export function copyValues(context: GameContext, term: Term, id: ObjectId): BaseCharacteristics {
  const object = objectOrLast(context.world, id);
  if (object === undefined) throw new Error(`no object ${id}`);
  const { pool, world } = context;
  const base = copiableOrLast(world, id) ?? printedValues(pool, object);
  const cause = { timestamp: object.timestamp, source: null, scope: context.scope };
  const changes = exceptions(withCandidate(context, id), term);
  if (changes.length === 0) return base;
  // Which halves of a Room are unlocked is not copied (CR 709.5c).
  const as = base.room === undefined ? object : { ...object, designations: {} };
  return changed(
    base,
    changes.reduce((so, change) => modified(pool, as, so, change, cause), fromBase(pool, base, as)),
  );
}

/** The copiable values as the exceptions make them (CR 707.9b). */
function changed(base: BaseCharacteristics, values: Characteristics): BaseCharacteristics {
  const { name, names, manaCost, colors, supertypes, types, subtypes, power, toughness } = values;
  const abilities = values.abilities.filter(({ intrinsic }) => intrinsic === undefined).map(({ path }) => path);
  return { ...base, name, names, manaCost, colors, supertypes, types, subtypes, abilities, power, toughness };
}

/** How a copy enters apart from what it copies (CR 707.9f): "except it enters with a +1/+1 counter on it if it's a creature". */
function entryOfCopy(context: GameContext, term: Term, before: Entry, values: BaseCharacteristics): Entry {
  return termsOf(term, 'except').reduce((entry, statement) => {
    const entering = enteringIn(context, termOf(context, statement, 'effect'), values);
    return entering === null ? entry : entryWith(context, entering, entry, null);
  }, before);
}

/** Something enters as a copy with these values. */
export const asCopy = (context: GameContext, term: Term, before: Entry, copyOf: BaseCharacteristics): Entry => ({
  ...entryOfCopy(context, term, before, copyOf),
  copyOf,
});

/** What an exception says of entering, if its condition holds for the copy. */
function enteringIn(context: GameContext, exception: Term, values: BaseCharacteristics): Term | null {
  if (exception.op === 'entersWith') return exception;
  if (!isAboutEntering(exception)) return null;
  const holds = isSuch(context, termOf(context, exception, 'condition'), values);
  const [statement] = termsOf(exception, holds ? 'then' : 'otherwise');
  return statement === undefined ? null : enteringIn(context, termOf(context, statement, 'effect'), values);
}

const isAboutEntering = (exception: Term): boolean =>
  exception.op === 'entersWith' || (exception.op === 'if' && termsIn(exception).some(({ op }) => op === 'entersWith'));

/** Is the copy of such types? Nothing else is known of it before it enters. */
function isSuch(context: GameContext, condition: Term, values: BaseCharacteristics): boolean {
  const kinds = condition.op === 'is' ? conjunctsOf(termOf(context, condition, 'filter')) : [];
  if (kinds.length === 0 || kinds.some(({ op }) => op !== 'type'))
    return trap(context, condition, 'no kind of thing that a copy is');
  return kinds.every((kind) => values.types.some((type) => type === wordOf(context, kind, 'type')));
}

function exceptions(context: GameContext, term: Term): readonly Modification[] {
  return termsOf(term, 'except').flatMap((statement) => {
    const exception = termOf(context, statement, 'effect');
    if (isAboutEntering(exception)) return [];
    const handler = context.world.rules.continuous[exception.op];
    return handler === undefined
      ? trap(context, exception, 'no exception of a copy')
      : handler.changes(context, exception);
  });
}

/** The copiable values of a copy that is not just the same; null where it is (CR 707.9). */
function valuesWith(context: GameContext, term: Term, id: ObjectId): BaseCharacteristics | null {
  return termsOf(term, 'except').length === 0 ? null : copyValues(context, term, id);
}

/** Tokens that are copies, and copies of spells and abilities. */
export const copyEffects: Rules['effects'] = {
  copyToken: (context, term) => {
    const count = numOf(context, term, 'count');
    const source = context.scope.source;
    const originals = entitiesOf(context, term, 'of').filter(isObject);
    return {
      kind: 'events',
      events: playersOfArg(context, term, 'who').flatMap((player) =>
        originals.map((original) => {
          const values = copyValues(context, term, original);
          const entry = entryOfCopy(context, term, entryOf(context, term, null), values);
          return { kind: 'createTokens', player, count, values, entry, source } as const;
        }),
      ),
    };
  },
  chooseNewTargets: (context, term) => {
    const objects = entitiesOf(context, term, 'of').filter(isObject);
    return {
      kind: 'tasks',
      tasks: playersOfArg(context, term, 'who').map(
        (player) => ({ kind: 'retarget', player, objects, done: [], before: [], stage: 'choose' }) as const,
      ),
    };
  },
  changeTarget: (context, term) => {
    const to = optionalTerm(term, 'to') === null ? null : (entitiesOf(context, term, 'to')[0] ?? null);
    const [player] = playersOfArg(context, term, 'who');
    const objects = entitiesOf(context, term, 'of').filter(isObject);
    return {
      kind: 'tasks',
      tasks: objects
        .filter((object) => context.world.state.objects[object]?.zone === 'stack')
        .map((object) => ({
          kind: 'changeTarget',
          player: player ?? context.scope.controller,
          object,
          which: wordOf(context, term, 'which') === 'one' ? 'one' : 'all',
          to,
          rest: null,
          before: targetEvents(context.world, object),
          changed: 'no',
          stage: 'ask',
        })),
    };
  },
  copiesTarget: (context, term) => {
    const whom = entitiesOf(context, term, 'whom');
    const copies = entitiesOf(context, term, 'what').filter(isObject);
    return {
      kind: 'tasks',
      tasks: copies.flatMap((object, at) => {
        const to = whom[at];
        if (to === undefined || context.world.state.objects[object]?.zone !== 'stack') return [];
        const before = targetEvents(context.world, object);
        const player = context.scope.controller;
        const about = { player, object, to, which: 'all', rest: null, before, changed: 'no', stage: 'ask' } as const;
        return [{ kind: 'changeTarget', ...about } as const];
      }),
    };
  },
  copySpell: (context, term) => {
    const times = Math.max(0, optionalNum(context, term, 'times') ?? 1);
    const newTargets = optionalWord(term, 'newTargets') === null ? 'no' : 'yes';
    const by = playersOfArg(context, term, 'who')[0] ?? context.scope.controller;
    const copies = entitiesOf(context, term, 'what')
      .filter(isObject)
      .flatMap((object) => copied(context, object))
      .flatMap((object) => Array.from({ length: times }, () => object))
      .map((object) => {
        const values = valuesWith(context, term, object);
        return [{ kind: 'copyOnStack', object, by, newTargets, values, copy: null, stage: 'copy' }] as const;
      });
    // All copies are what was made, not the last one.
    return { kind: 'tasks', tasks: [{ kind: 'oneByOne', groups: copies, did: nothing }] };
  },
};
