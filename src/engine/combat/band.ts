import { withCandidate } from '../../vm/context';
import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { evalFilter, optionalTerm } from '../../vm/evaluate';
import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { keywordsOf } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { controllerOf } from '../state/last-known';
import type { Attacker } from '../state/turn';
import { set } from '../write';
import type { Game } from '../world';
import { attackersOf, blockersFor } from './combat';

/** Has a creature an ability with which it can form a band (CR 702.22c)? */
export function mayFormBand(game: Game, id: ObjectId): boolean {
  return hasKeyword(characteristicsOf(game, id), 'banding') || keywordsOf(game, id, 'bands with other').length > 0;
}

/**
 * The active player says which attackers are banded with which: each attacker with banding, and each that bands with others,
 * may take in one creature after another (CR 508.1e, CR 702.22c).
 */
export function formBands(game: Game, task: TaskOf<'formBands'>, given: Given): Next {
  const [former, ...formers] = task.formers;
  if (former === undefined) return done;
  const options = recruits(game, former);
  const next = { ...task, formers, stage: 'ask' } as const;
  const player = controllerOf(game, former);
  const reason = { source: former, ability: null, code: null, rule: 'CR 702.22c' };
  switch (task.stage) {
    case 'ask':
      if (options.length === 0) return run(next);
      return ask({ kind: 'yesNo', player, reason, what: 'may', label: 'band' }, { ...task, stage: 'asked' });
    case 'asked':
      if (answerOf(given, 'yesNo').value === 'no') return run(next);
      return ask(
        { kind: 'choose', player, reason, purpose: 'effect', options, min: 1, max: 1, ordered: 'no' },
        { ...task, stage: 'chosen' },
      );
    case 'chosen':
      for (const recruit of answerOf(given, 'choose').chosen.filter(isObject)) join(game, former, recruit);
      return run({ ...task, stage: 'ask' });
  }
}

/** The attackers that a creature can still take into the band that it forms; none once it is in the band of another. */
function recruits(game: Game, former: ObjectId): readonly ObjectId[] {
  const attackers = game.state.combat?.attackers ?? [];
  const own = attackers.find(({ object }) => object === former);
  if (own === undefined || (own.band !== null && own.band !== former)) return [];
  const members = own.band === null ? [former] : bandOf(game, former);
  return attackers
    .filter(({ object, band, defender }) => object !== former && band === null && defender === own.defender)
    .map(({ object }) => object)
    .filter((id) => isBand(game, [...members, id]));
}

/**
 * May these be a band: creatures with banding and up to one without, or creatures of a kind of which one bands with others of
 * that kind (CR 702.22c)?
 */
function isBand(game: Game, members: readonly ObjectId[]): boolean {
  const banding = members.filter((id) => hasKeyword(characteristicsOf(game, id), 'banding'));
  return banding.length >= Math.max(1, members.length - 1) || bandsAmong(game, members).length === members.length;
}

/** Those of the creatures that are of a kind with which one of them bands; the most, where several do. */
function bandsAmong(game: Game, creatures: readonly ObjectId[]): readonly ObjectId[] {
  const kinds = creatures.flatMap((holder) =>
    keywordsOf(game, holder, 'bands with other').map(({ keyword, context }) => {
      const filter = optionalTerm(keyword, 'filter');
      const such = creatures.filter((id) => filter !== null && evalFilter(withCandidate(context, id), filter));
      return such.includes(holder) ? such : [];
    }),
  );
  return kinds.reduce((most, such) => (such.length > most.length ? such : most), []);
}

function join(game: Game, former: ObjectId, recruit: ObjectId): void {
  const { combat } = game.state;
  if (combat === null) return;
  const attackers = combat.attackers.map((each): Attacker =>
    [former, recruit].includes(each.object) ? { ...each, band: former } : each,
  );
  set(game, 'combat', { ...combat, attackers });
}

/** The attackers in one band with an attacker, itself included; only itself outside of bands. */
export function bandOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const attackers = game.state.combat?.attackers ?? [];
  const band = attackers.find(({ object }) => object === id)?.band ?? null;
  return band === null ? [id] : attackers.filter((each) => each.band === band).map(({ object }) => object);
}

/**
 * Who says how a creature assigns its combat damage: its controller (CR 510.1c, CR 510.1d), or the other player where what it
 * fights has banding, or bands with another there (CR 702.22j, CR 702.22k).
 */
export function assignerOf(game: Game, source: ObjectId): PlayerId {
  const attacker = attackersOf(game).find(({ object }) => object === source);
  const against = attacker === undefined ? blockedBy(game, source) : blockersFor(game, source);
  const isBanded =
    against.some((id) => hasKeyword(characteristicsOf(game, id), 'banding')) || bandsAmong(game, against).length > 1;
  if (!isBanded) return controllerOf(game, source);
  return attacker === undefined ? game.state.turn.active : attacker.defendingPlayer;
}

/** The attackers that a creature blocks and that are still in combat. */
export function blockedBy(game: Game, blocker: ObjectId): readonly ObjectId[] {
  const blocked = game.state.combat?.blockers.find(({ object }) => object === blocker)?.attackers ?? [];
  const attackers = attackersOf(game).map(({ object }) => object);
  return blocked.filter((id) => attackers.includes(id));
}
