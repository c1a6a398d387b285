import { choiceAmong } from '../../vm/choices';
import { withCandidate, type Handlers } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import {
  entitiesOf,
  evalEntities,
  evalFilter,
  intOf,
  optionalNum,
  optionalTerm,
  playersOfArg,
  termOf,
  termsOf,
  trap,
  wordOf,
} from '../../vm/evaluate';
import { controllerOf, objectOrLast } from '../state/last-known';
import { zones as zoneNames } from '../state/object';
import { partnerOf } from '../state/pairs';
import { isInGame, opponentsOf } from '../turn/players';
import { isInRange } from '../turn/range';
import { playerOf, zoneList } from '../write';
import type { Game } from '../world';
import { fitting } from './candidates';
import { attackedNow, defendingPlayerOf } from './defending';
import { restOf } from './rest';
import { targetsMeant } from './target-rounds';

const unique = (entities: readonly Entity[]): readonly Entity[] => [...new Set(entities)];

/** What gave an ability while it was on its way to the battlefield is the permanent that it became. */
function resolved({ state: { objects, lastKnown } }: Game, id: ObjectId): ObjectId {
  const last = lastKnown[id];
  if (last === undefined || last.became === null || last.object.zone === 'battlefield') return id;
  const permanent = objects[last.became] ?? lastKnown[last.became]?.object;
  return permanent?.zone === 'battlefield' ? last.became : id;
}

/** References and sets (CR 109.5, CR 608.2). */
export const references: Handlers<Game>['entities'] = {
  source: (context) => [context.scope.source],
  granter: ({ world, scope: { granter } }) => (granter === undefined ? [] : [resolved(world, granter)]),
  you: (context) => [context.scope.controller],
  target: targetsMeant,
  all: (context, term) => fitting(context, termOf(context, term, 'filter')),
  choose: (context, term) => trap(context, term, 'a choice that nobody made'),
  ref: (context, term) => {
    const bound = context.scope.values[intOf(context, term, 'value')];
    if (bound === undefined) return trap(context, term, 'no such value');
    // A statement that was not carried out has done nothing to anything (CR 609.3).
    return bound === null ? [] : bound.entities;
  },
  found: (context, term) => {
    const bound = context.scope.values[intOf(context, term, 'value')];
    if (bound === undefined) return trap(context, term, 'no such value');
    // What did not look for anything has found what it was done to.
    return bound?.found ?? bound?.entities ?? [];
  },
  chosenPile: (context, term) => context.scope.values[intOf(context, term, 'value')]?.entities ?? [],
  otherPile: (context, term) => context.scope.values[intOf(context, term, 'value')]?.found ?? [],
  candidate: (context, term) =>
    context.candidate === null ? trap(context, term, 'no candidate') : [context.candidate],
  acted: (context, term) => {
    const [only, second] = context.subject ?? [];
    if (only !== undefined && second === undefined && !isPlayer(only)) return [only];
    const each = context.candidate ?? context.scope.spell ?? null;
    return each === null ? (context.subject ?? trap(context, term, 'nothing is acted on')) : [each];
  },
  actedPlayer: (context, term) => {
    if (context.actor !== null) return [context.actor];
    const players = (context.subject ?? []).filter(isPlayer);
    return players.length === 1 ? players : trap(context, term, 'no player is acted on');
  },
  subject: (context, term) => context.subject ?? trap(context, term, 'no subject before'),
  controllerOf: (context, term) =>
    unique(entitiesOf(context, term, 'what').map((it) => (isPlayer(it) ? it : controllerOf(context.world, it)))),
  ownerOf: (context, term) =>
    unique(
      entitiesOf(context, term, 'what').flatMap((it) =>
        isPlayer(it) ? it : (objectOrLast(context.world, it)?.owner ?? []),
      ),
    ),
  top: (context, term) => {
    const count = optionalNum(context, term, 'count') ?? 1;
    return playersOfArg(context, term, 'who').flatMap((who) => playerOf(context.world, who).library.slice(0, count));
  },
  topOfGraveyard: (context, term) => {
    const filter = termOf(context, term, 'filter');
    return playersOfArg(context, term, 'who').flatMap((who) => {
      const top = zoneList(context.world, 'graveyard', who).findLast((id) =>
        evalFilter(withCandidate(context, id), filter),
      );
      return top === undefined ? [] : [top];
    });
  },
  bottom: (context, term) => {
    const count = optionalNum(context, term, 'count') ?? 1;
    return playersOfArg(context, term, 'who').flatMap((who) => playerOf(context.world, who).library.slice(-count));
  },
  union: (context, term) => {
    const among = choiceAmong(term);
    const parts = among === null ? termsOf(term, 'parts') : [among];
    return unique(parts.flatMap((part) => evalEntities(context, part)));
  },
  /** Said again, and worked out again: a description in a static ability means what fits it now. */
  again: (context, term) => entitiesOf(context, term, 'what'),
  // As it is activated, it is on the stack (CR 602.2a).
  thisAbility: ({ scope }) => (scope.spell === undefined ? [] : [scope.spell]),
  yourTeam: ({ scope: { controller } }) => [controller],
  severally: (context, term) => entitiesOf(context, term, 'of'),
  abilitySource: (context, term) =>
    entitiesOf(context, term, 'of').map((entity) => {
      const object = isPlayer(entity) ? undefined : objectOrLast(context.world, entity);
      return object?.kind === 'ability' ? (object.origin?.source ?? entity) : entity;
    }),
  opponentsOf: (context, term) => {
    const { world } = context;
    const against = playersOfArg(context, term, 'of').flatMap((player) => opponentsOf(world, player));
    return world.state.order.filter((player) => against.includes(player));
  },
  opponents: ({ world, scope: { controller } }) =>
    opponentsOf(world, controller).filter((player) => isInRange(world, controller, player)),
  contents: (context, term) => {
    const name = wordOf(context, term, 'zone');
    const zone = zoneNames.find((known) => known === name) ?? trap(context, term, `no zone ${name}`);
    return playersOfArg(context, term, 'who').flatMap((who) => zoneList(context.world, zone, who));
  },
  allGraveyards: ({ world }) => world.state.order.flatMap((player) => zoneList(world, 'graveyard', player)),
  defendingPlayer: (context) => {
    const player = defendingPlayerOf(context);
    return player === null ? [] : [player];
  },
  pairOf: (context, term) =>
    entitiesOf(context, term, 'of')
      .filter(isObject)
      .flatMap((id) => {
        const partner = partnerOf(context.world, id);
        if (partner === null) return [];
        return wordOf(context, term, 'which') === 'both' ? [id, partner] : [partner];
      }),
  described: (context, term) => entitiesOf(context, term, 'what'),
  bothOf: (context, term) => unique(termsOf(term, 'parts').flatMap((part) => evalEntities(context, part))),
  rest: (context, term) => {
    const chosen = optionalTerm(term, 'chosen');
    return restOf(context, termOf(context, term, 'of'), chosen === null ? [] : evalEntities(context, chosen));
  },
  attackedBy: (context, term) =>
    entitiesOf(context, term, 'what').flatMap((entity) => (isPlayer(entity) ? [] : attackedNow(context, entity))),
  haunted: ({ world, scope }) => {
    const haunts = objectOrLast(world, scope.source)?.haunts ?? null;
    return haunts === null ? [] : [haunts];
  },
  asPlayer: (context, term) => entitiesOf(context, term, 'what').filter(isPlayer),
  whoAttacks: (context) => [context.world.state.turn.active],
  neighbor: (context, term) => {
    const { world, scope } = context;
    const sitting = world.state.order.filter((id) => id === scope.controller || isInGame(world, id));
    const at = sitting.indexOf(scope.controller) + (wordOf(context, term, 'side') === 'left' ? 1 : -1);
    const next = sitting.at(at % sitting.length);
    return next === undefined ? [] : [next];
  },
  activePlayer: (context) => [context.world.state.turn.active],
};
