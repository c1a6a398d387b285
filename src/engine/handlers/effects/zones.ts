import { saysWhere } from '../../../bytecode/parameters';
import { termsIn, type Term } from '../../../bytecode/term';
import { isObject, objectsOf, type ObjectId, type PlayerId } from '../../../vm/entity';
import {
  conjunctsOf,
  entitiesOf,
  evalFilter,
  numOf,
  optionalNum,
  optionalTerm,
  optionalWord,
  playersOfArg,
  termOf,
  termsOf,
  trap,
  zoneOf,
} from '../../../vm/evaluate';
import { nothing } from '../../../vm/scope';
import { withCandidate, type PlaceValue } from '../../../vm/context';
import type { Task, TaskOf } from '../../agenda/task';
import type { Destination, Entry, EventOf, GameEvent, MoveCause } from '../../events/event';
import { plainEntry } from '../../events/event';
import { inTurn, propose } from '../../events/propose';
import { moveTo } from '../../events/zones';
import { objectOrLast } from '../../state/last-known';
import { abilityAt, pathIn, statementsAt } from '../../../vm/pool';
import { apnap } from '../../turn/players';
import { playerOf } from '../../write';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { entryOf } from './entry';
import { objectsToMove } from './follow';
import { untilOver } from './until';
import { events } from '../outcome';

/** The player who acts: the subject, or the controller of the effect. */
export function doerOf(context: EffectContext, term: Term): PlayerId {
  return playersOfArg(context, term, 'who')[0] ?? context.scope.controller;
}

/** What is discarded: of cards that are only described, those in the hands of who discards (CR 701.9a). */
function discarded(context: EffectContext, term: Term): readonly ObjectId[] {
  const what = termOf(context, term, 'what');
  const filter = what.op === 'all' ? termOf(context, what, 'filter') : null;
  if (filter === null || conjunctsOf(filter).some(({ op }) => saysWhere(op)))
    return objectsToMove(context, term, 'what');
  return playersOfArg(context, term, 'who')
    .flatMap((player) => playerOf(context.world, player).hand)
    .filter((id) => evalFilter(withCandidate(context, id), filter));
}

/** Objects that are moved go to a place: each to its owner's zone, with how it enters. */
function moved(
  context: EffectContext,
  term: Term,
  place: Pick<PlaceValue, 'zone' | 'position'>,
  cause: MoveCause,
): readonly EventOf<'move'>[] {
  const by = doerOf(context, term);
  const item = abilityAt(context.pool, context.scope.ability).item;
  return objectsToMove(context, term, 'what').flatMap((object) => {
    if (place.zone === 'battlefield' && isPermanent(context, object)) return [];
    const entry =
      place.zone === 'battlefield'
        ? enteringBy(context, term, object, by)
        : place.zone === 'exile'
          ? { ...entryOf(context, term, object), faceDown: isFaceDown(term) ? ('exiled' as const) : null }
          : plainEntry;
    const link = { source: context.scope.source, item };
    return moveTo(object, place.zone, cause, { by, entry, link, to: destination(place) });
  });
}

/** "Exile it face down" (CR 406.3). */
const isFaceDown = (term: Term): boolean => term.op === 'exile' && optionalWord(term, 'faceDown') !== null;

/** What is on the battlefield cannot be put there: "return that card" means nothing when it was not exiled after all. */
const isPermanent = ({ world }: EffectContext, object: ObjectId): boolean =>
  world.state.objects[object]?.zone === 'battlefield';

function destination({ zone, position }: Pick<PlaceValue, 'zone' | 'position'>): Destination {
  return { zone, position: position === 'topOrBottom' ? 0 : (position ?? 0) };
}

/** Objects are put onto the battlefield face down. */
function faceDown(context: EffectContext, term: Term, how: 'manifest' | 'cloak'): EffectOutcome {
  const by = doerOf(context, term);
  const entry = { ...plainEntry, controller: by, faceDown: how };
  return events(
    objectsToMove(context, term, 'what').map((object) => moveTo(object, 'battlefield', 'put', { by, entry })),
  );
}

/** "Put onto the battlefield": under the control of who puts it, unless the effect says otherwise (CR 110.2a). */
function enteringBy(context: EffectContext, term: Term, object: ObjectId, by: PlayerId): Entry {
  const entry = entryOf(context, term, object);
  return entry.controller === null ? { ...entry, controller: by } : entry;
}

/** To the top or the bottom of a library, as whoever puts it there decides, or its owner where that is said. */
function toEitherEnd(context: EffectContext, term: Term): readonly TaskOf<'putOnLibrary'>[] {
  const by = doerOf(context, term);
  const nth = optionalNum(context, termOf(context, term, 'to'), 'nth') ?? 1;
  const isOwners = optionalWord(termOf(context, term, 'to'), 'position') === 'ownersChoice';
  return objectsToMove(context, term, 'what').map((object) => ({
    kind: 'putOnLibrary',
    object,
    countering: null,
    by,
    from: nth - 1,
    chooser: (isOwners ? objectOrLast(context.world, object)?.owner : null) ?? by,
    source: context.scope.source,
    stage: 'ask',
  }));
}

function placed(context: EffectContext, term: Term, cause: MoveCause): EffectOutcome {
  const place = zoneOf(context, term, 'to');
  if (place.position === 'topOrBottom') return { kind: 'tasks', tasks: toEitherEnd(context, term) };
  const to = termOf(context, term, 'to');
  const order = to.op === 'libraryPosition' ? optionalWord(to, 'order') : null;
  const list = moved(context, term, place, cause);
  if (place.zone === 'library' && order !== null && order !== 'none' && list.length > 1)
    return {
      kind: 'tasks',
      tasks: [
        {
          kind: 'putInOrder',
          by: doerOf(context, term),
          moves: list,
          order: order === 'random' ? 'random' : 'any',
          stage: 'ask',
        },
      ],
    };
  if (place.zone === 'library' && list.length > 1 && order !== 'random') {
    const owns = (player: PlayerId): boolean =>
      list.some(({ object }) => objectOrLast(context.world, object)?.owner === player);
    const owners = apnap(context.world).filter(owns);
    return { kind: 'tasks', tasks: [{ kind: 'putTogether', moves: list, owners, arranged: [], stage: 'ask' }] };
  }
  return events(list);
}

/** "It can't be regenerated" is said after the destruction it is about (CR 701.19c). */
function regeneration(context: EffectContext, object: ObjectId): 'allowed' | 'forbidden' {
  const { body } = abilityAt(context.pool, context.scope.ability);
  const isMeant = (said: Term): boolean => {
    const what = termOf(context, said, 'what');
    const filter = what.op === 'all' ? optionalTerm(what, 'filter') : null;
    // "Creatures destroyed this way can't be regenerated": of what is destroyed, the creatures.
    return (
      filter === null ||
      conjunctsOf(filter).every((part) => part.op === 'doneThisWay' || evalFilter(withCandidate(context, object), part))
    );
  };
  const said = body.flatMap(termsIn).filter(({ op }) => op === 'cantBeRegenerated');
  return said.some(isMeant) ? 'forbidden' : 'allowed';
}

/** Where a later statement says that what is countered goes: "exile it instead of putting it into its owner's graveyard". */
function placeInstead(context: EffectContext, term: Term): EffectOutcome | null {
  const path = pathIn(context.pool, term) ?? '';
  const statements = statementsAt(context.pool, `${path.slice(0, path.indexOf('.body'))}.body`);
  const rather = statements.flatMap(termsIn).find(({ op }) => op === 'rather');
  const [step] = rather === undefined ? [] : termsOf(rather, 'body');
  const effect = step === undefined ? null : optionalTerm(step, 'effect');
  return effect === null ? null : (context.world.rules.effects[effect.op]?.(context, effect) ?? null);
}

/** Objects change zones (CR 400.7). */
export const zoneEffects: Rules['effects'] = {
  destroy: (context, term) => {
    const by = doerOf(context, term);
    const source = context.scope.source;
    const what = objectsToMove(context, term, 'what');
    return events(
      what.map((object) => ({ kind: 'destroy', object, by, source, regeneration: regeneration(context, object) })),
    );
  },
  cantBeRegenerated: () => ({ kind: 'value', binding: nothing }),
  sacrifice: (context, term) =>
    events(
      objectsToMove(context, term, 'what').map((object) => ({
        kind: 'sacrifice',
        object,
        by: doerOf(context, term),
      })),
    ),
  beginGameWith: (context, term) => events(moved(context, term, { zone: 'battlefield', position: null }, 'setup')),
  /** "Exile … until …" brings back what it exiled right after the event (CR 610.3). */
  exile: (context, term) => {
    const { duration } = context;
    if (duration?.kind !== 'untilEvent')
      return events(moved(context, term, { zone: 'exile', position: null }, 'exile'));
    if (untilOver(context, duration.event)) return { kind: 'value', binding: nothing };
    const moves = moved(context, term, { zone: 'exile', position: null }, 'exile');
    const until = { scope: context.scope, event: duration.event };
    return { kind: 'tasks', tasks: [{ kind: 'moveUntil', moves, ...until, stage: 'move' }] };
  },
  exileHaunting: (context, term) => {
    const [haunts = null] = entitiesOf(context, term, 'whom').filter(isObject);
    const by = doerOf(context, term);
    return events(
      objectsToMove(context, term, 'what').map((object) =>
        moveTo(object, 'exile', 'exile', { by, entry: { ...plainEntry, haunts } }),
      ),
    );
  },
  /** Face down as a 2/2 creature (CR 701.40a). */
  manifest: (context, term) => faceDown(context, term, 'manifest'),
  /** The same with ward {2} (CR 701.58a). */
  cloak: (context, term) => faceDown(context, term, 'cloak'),
  return: (context, term) => placed(context, term, 'return'),
  put: (context, term) => placed(context, term, 'put'),
  counter: (context, term) => {
    const place = placeInstead(context, term);
    const by = doerOf(context, term);
    const all = objectsToMove(context, term, 'what').map(
      (object) => ({ kind: 'counterSpell', object, by, source: context.scope.source }) as const,
    );
    switch (place?.kind) {
      case undefined:
      case 'value':
        return events(all);
      case 'events': {
        const intoOf = (object: ObjectId): EventOf<'move'> | undefined =>
          place.events.filter((event) => event.kind === 'move').find((move) => move.object === object);
        return events(
          all.map((countering) => {
            const into = intoOf(countering.object);
            return into === undefined ? countering : { ...countering, into };
          }),
        );
      }
      case 'tasks': {
        const asking = place.tasks.filter((task) => task.kind === 'putOnLibrary');
        if (asking.length < place.tasks.length) return trap(context, term, 'no single place for what is countered');
        return {
          kind: 'tasks',
          tasks: all.map((countering): Task => {
            const its = asking.find(({ object }) => object === countering.object);
            return its === undefined ? propose(countering) : { ...its, countering };
          }),
        };
      }
    }
  },
  /** What the counter before it looks at. */
  rather: () => ({ kind: 'value', binding: nothing }),
  mill: (context, term) => {
    const count = numOf(context, term, 'count');
    return events(playersOfArg(context, term, 'who').map((player) => ({ kind: 'mill', player, count })));
  },
  discard: (context, term) =>
    events(
      discarded(context, term).map((object) => ({
        kind: 'discard',
        object,
        by: objectOrLast(context.world, object)?.owner ?? doerOf(context, term),
        source: context.scope.source,
      })),
    ),
  shuffle: (context, term) => events(playersOfArg(context, term, 'who').map((player) => ({ kind: 'shuffle', player }))),
  /** Every owner's library is shuffled, even if nothing went there (CR 701.24d). */
  shuffleInto: (context, term) => {
    const moves = moved(context, term, { zone: 'library', position: 0 }, 'put');
    const owners = moves.flatMap(({ object }) => objectOrLast(context.world, object)?.owner ?? []);
    const players = new Set([...owners, ...playersOfArg(context, term, 'owner')]);
    const shuffles = [...players].map((player): GameEvent => ({ kind: 'shuffle', player }));
    return { kind: 'tasks', tasks: [inTurn(moves, shuffles)] };
  },
  reveal: (context, term) => {
    const objects = objectsOf(entitiesOf(context, term, 'what'));
    return events(objects.length === 0 ? [] : [{ kind: 'reveal', objects, by: doerOf(context, term) }]);
  },
  lookAt: (context, term) => {
    const objects = objectsOf(entitiesOf(context, term, 'what'));
    return events(objects.length === 0 ? [] : [{ kind: 'lookAt', objects, by: doerOf(context, term) }]);
  },
};
