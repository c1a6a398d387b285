import { termsIn, type Term } from '../../bytecode/term';
import type { Ability } from '../../bytecode/module';
import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { evalBool, optionalTerm } from '../../vm/evaluate';
import { pathOf } from '../../vm/pool';
import type { GameEvent, Proposed } from '../events/event';
import { eventRuleOf } from '../events/rules';
import { asThoughTurned } from './turned';
import { kindsOf, matchEvent } from '../handlers/events/compound';
import { makeScope } from '../scope';
import { controllerOf, objectOrLast } from '../state/last-known';
import { watching, watchingOf, type Watching } from '../triggers/watching';
import { contextFor, type Game, type Occasion } from '../world';
import { steps, type Applicable, type Step } from './applicable';
import {
  asEntered,
  enteringOf,
  givesEnteringAbilities,
  mayReplaceOwnEntering,
  printsReplacement,
  renamed,
  type AsEntered,
} from './entering';
import { ridersFor } from './riders';
import { rulesFor } from './rules';
import { shieldsFor } from './shields';
import { preventionOf } from './static';

/**
 * The replacement and prevention effects that apply to a proposed event and have not yet (CR 614.5), of the first step
 * of CR 616.1 that has any.
 */
export function findReplacements(game: Game, { event, replacedBy }: Proposed): readonly Applicable[] {
  const found = applicable(game, event);
  if (found.length === 0) return found;
  const all = found.filter(({ id }) => !replacedBy.includes(id) && !isBeingApplied(game, id));
  const first = steps.find((step) => all.some((each) => each.step === step));
  return all.filter(({ step }) => step === first);
}

/** Is the effect being applied? What it does step by step is part of what replaces the event. */
function isBeingApplied({ state }: Game, id: string): boolean {
  return state.agenda.some((task) => task.kind === 'replaceBody' && task.proposed.replacedBy.includes(id));
}

/** Who chooses among effects: the affected player, or who controls the affected object, or would (CR 616.1). */
export function chooserOf(game: Game, event: GameEvent): PlayerId {
  const entering = enteringOf(event);
  if (entering?.entry.controller) return entering.entry.controller;
  if (entering?.kind === 'createToken') return entering.player;
  const affected: Entity | null = eventRuleOf(event).affected(game, event);
  if (affected === null) return game.state.turn.active;
  if (isPlayer(affected)) return affected;
  const object = objectOrLast(game, affected);
  if (object === undefined) return game.state.turn.active;
  return object.zone === 'battlefield' || object.zone === 'stack' ? controllerOf(game, affected) : object.owner;
}

function applicable(game: Game, event: GameEvent): readonly Applicable[] {
  const entering = enteringOf(event);
  const own = entering !== null && event.kind !== 'createTokens';
  const watched = watchersOf(game, event);
  const looks =
    entering !== null &&
    (watched.length > 0 ||
      game.state.shields.some(({ kind }) => kind === 'replacement') ||
      (own && (mayReplaceOwnEntering(game, entering) || givesEnteringAbilities(game))));
  const entered = looks ? asEntered(game, event, entering) : null;
  const found: Applicable[] = [];
  if (entered !== null && own)
    for (const its of watchingOf(entered.game, entered.id))
      if (its.ability.kind !== 'replacement' || !isGeneral(its.ability.event))
        found.push(...abilityFor(game, its, event, entered));
  for (const its of watched) found.push(...abilityFor(game, its, event, entered));
  for (const its of ofOtherSide(game, event)) found.push(...abilityFor(game, its, event, null));
  if (game.state.shields.length > 0) found.push(...shieldsFor(game, event, entered));
  found.push(...ridersFor(game, event), ...rulesFor(game, event, entered));
  return found;
}

/** What an ability on the side that a permanent is about to show says of that: it applies as it is turned, not after (CR 708.8). */
function ofOtherSide(game: Game, event: GameEvent): readonly Watching[] {
  if (event.kind !== 'turnFaceUp' && event.kind !== 'transform') return [];
  const object = game.state.objects[event.object];
  if (object === undefined) return [];
  return watchingOf(asThoughTurned(game, object), event.object).filter(
    ({ ability }) =>
      ability.kind === 'replacement' &&
      ability.form === 'asEnters' &&
      kindsOf(game.rules, ability.event).includes(event.kind),
  );
}

/**
 * Is a pattern about whatever enters, or gets counters, of some sort? What enters itself is not affected by such abilities of its
 * own (CR 614.12).
 */
function isGeneral(event: Term): boolean {
  return termsIn(event).some(
    (term) => (term.op === 'enters' || term.op === 'countersPut') && optionalTerm(term, 'what')?.op === 'some',
  );
}

/** Abilities that could apply to an event of this kind. */
function watchersOf(game: Game, event: GameEvent): readonly Watching[] {
  const all = watching(game).replacing.get(event.kind) ?? [];
  // Cards in libraries are looked at only when they themselves move.
  const moved = event.kind === 'move' && objectOrLast(game, event.object)?.zone === 'library' ? event.object : null;
  if (moved === null || !printsReplacement(game, moved)) return all;
  return [...all, ...watchingOf(game, moved).filter(({ ability }) => isAbout(game, ability, event))];
}

function isAbout(game: Game, ability: Ability, event: GameEvent): boolean {
  if (ability.kind === 'static') return event.kind === 'damage';
  return ability.kind === 'replacement' && kindsOf(game.rules, ability.event).includes(event.kind);
}

function abilityFor(
  game: Game,
  watching: Watching,
  event: GameEvent,
  entered: AsEntered | null,
): readonly Applicable[] {
  const { ability, path, controller } = watching;
  if (ability.kind === 'static') return event.kind === 'damage' ? preventionOf(game, watching, event) : [];
  if (ability.kind !== 'replacement') return [];
  const isItself = entered !== null && watching.source === entered.id;
  const source = (isItself ? idBefore(event) : null) ?? watching.source;
  const world = entered?.game ?? game;
  const occasion: Occasion = entered?.occasion ?? { event, happened: null };
  const there = contextFor(world, makeScope(world, { ability: path, source: watching.source, controller }));
  const roles = matchEvent(there, ability.event, occasion);
  if (roles === null) return [];
  const x = game.state.objects[source]?.cast?.x ?? null;
  const facts = { ability: path, source, controller, x };
  const scope = makeScope(game, { ...facts, roles: entered === null ? roles : renamed(roles, entered, event) });
  if (ability.condition !== null && !evalBool(contextFor(game, scope), ability.condition)) return [];
  const form = ability.form === 'enters' || ability.form === 'asEnters' ? 'enters' : 'instead';
  const how = { kind: 'body', code: pathOf(game.pool, ability.body), scope, form, shield: null } as const;
  return [{ id: `${source}:${path}`, step: stepOf(ability), source, ability: path, how }];
}

/** What enters, or gets the counters with which it enters, by its identity before. */
function idBefore(event: GameEvent): ObjectId | null {
  if (event.kind === 'move') return event.object;
  return event.kind === 'putCounters' && !isPlayer(event.on) ? event.on : null;
}

function stepOf({ body }: Ability): Step {
  const ops = body.flatMap(termsIn).map(({ op }) => op);
  if (ops.includes('entersUnder')) return 'control';
  if (ops.includes('entersAsCopy')) return 'copy';
  return ops.includes('entersTransformed') ? 'face' : 'other';
}
