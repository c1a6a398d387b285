import { bindNum } from '../../vm/scope';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { cardOf } from '../../vm/pool';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import type { OptionLabel } from '../decision';
import { isFused } from '../state/fused';
import { latest } from '../state/last-known';
import { landsPerTurn } from '../statics/restrictions';
import { objectOf, playerOf } from '../write';
import { isPlayerForbidden } from '../statics/restrictions';
import type { Game } from '../world';
import { isCastable, landFaceOf } from './legal';
import { waysByEffect } from './by-effect';
import { withCommanderTax } from './commander-tax';
import type { Way } from './way';

type CastNow = TaskOf<'castNow'>;

/** What a player can do with a card: cast it in a way, or play it as a land. */
type Opening = { readonly kind: 'cast'; readonly way: Way } | { readonly kind: 'play'; readonly face: number };

/**
 * A player casts or plays cards because a resolving spell or ability says so (CR 608.2g): at once, whatever the timing of
 * the card. What cannot be cast stays where it is. Of several halves or faces the player chooses one (CR 709.3a). The
 * result binds what was cast.
 */
export function castNow(game: Game, task: CastNow, given: Given): Next {
  const { player } = task;
  const [object, ...cards] = task.cards;
  if (object === undefined)
    return doneWith({ ...bindNum(task.done.length), entities: task.done, by: task.done.length > 0 ? [player] : [] });
  if (task.stage === 'begun') {
    const became = given.kind === 'binding' && given.binding.num === 0 ? null : latest(game, object);
    return run({ ...task, cards, done: became === null ? task.done : [...task.done, became], stage: 'next' });
  }
  const all = game.state.objects[object] === undefined ? [] : openings(game, task, object);
  if (task.stage === 'next' && all.length > 1) {
    const reason = { source: task.scope.source, ability: task.scope.ability, code: task.code, rule: 'CR 709.3a' };
    const options = all.map((opening) => labelOf(game, object, opening));
    return ask({ kind: 'option', player, reason, what: 'way', options }, { ...task, stage: 'chosen' });
  }
  const opening = all[task.stage === 'chosen' ? answerOf(given, 'option').index : 0];
  if (opening === undefined) return run({ ...task, cards, stage: 'next' });
  const begun = { ...task, stage: 'begun' } as const;
  if (opening.kind === 'play') return run({ kind: 'playLand', player, object, face: opening.face }, begun);
  const from = objectOf(game, object).zone;
  return run({ kind: 'cast', player, object, way: opening.way, from, stage: 'begin' }, begun);
}

function openings(game: Game, task: CastNow, object: ObjectId): readonly Opening[] {
  const { player } = task;
  const ways = waysByEffect(game, player, object, task)
    .map((way) => withCommanderTax(game, player, objectOf(game, object), way))
    .filter((way) => isCastable(game, player, object, way));
  const face = task.verb === 'play' ? landFaceOf(game, object) : null;
  const land: readonly Opening[] = face !== null && canPlayLand(game, player, object) ? [{ kind: 'play', face }] : [];
  return [...land, ...ways.map((way): Opening => ({ kind: 'cast', way }))];
}

/** Lands only in the player's own turn, and not more than that (CR 305.3). */
function canPlayLand(game: Game, player: PlayerId, land: ObjectId): boolean {
  if (isPlayerForbidden(game, 'play', player) || isPlayerForbidden(game, 'play', player, land)) return false;
  return playerOf(game, player).landsPlayed < landsPerTurn(game, player) && game.state.turn.active === player;
}

function labelOf(game: Game, id: ObjectId, opening: Opening): OptionLabel {
  const label = opening.kind === 'play' ? 'Play' : isFused(opening.way.name) ? 'Cast fused' : 'Cast';
  return { entity: id, code: null, label: `${label} ${nameOf(game, id, opening)}` };
}

function nameOf(game: Game, id: ObjectId, opening: Opening): string {
  const { printed } = objectOf(game, id);
  if (printed.kind !== 'card') return characteristicsOf(game, id).name;
  const { name, faces } = cardOf(game.pool, printed.card);
  if (opening.kind === 'cast' && isFused(opening.way.name)) return name;
  return faces[opening.kind === 'play' ? opening.face : opening.way.face]?.name ?? name;
}
