import { rememberedOfCode } from '../../source/remembered';
import { termsIn, type Term } from '../../bytecode/term';
import type { Ability } from '../../bytecode/module';
import type { ManaAmount } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { evalBool, optionalTerm, playersOfArg } from '../../vm/evaluate';
import { abilityAt } from '../../vm/pool';
import type { EventOf } from '../events/event';
import { matchEvent } from '../handlers/events/compound';
import { manaOf } from '../mana/amount';
import { makeScope } from '../scope';
import { set } from '../write';
import { contextFor, type Game } from '../world';
import type { PendingTrigger } from './types';
import { watching } from './watching';

/** Takes what is done at once out of the pending triggers: triggered mana abilities (CR 605.4a), what follows the use of a permission. */
export function takeImmediate(game: Game): readonly PendingTrigger[] {
  const { triggered } = game.state;
  if (triggered.length === 0) return [];
  const immediate = triggered.filter((trigger) => trigger.timing === 'atOnce' || isManaTrigger(game, trigger));
  if (immediate.length > 0)
    set(
      game,
      'triggered',
      triggered.filter((trigger) => !immediate.includes(trigger)),
    );
  return immediate;
}

/** No target, from a mana ability or mana, and it could add mana (CR 605.1b). */
function isManaTrigger(game: Game, { ability, made }: PendingTrigger): boolean {
  const its = abilityAt(game.pool, ability);
  return made === null && its.kind === 'triggered' && isManaAbility(its);
}

type Triggered = Extract<Ability, { readonly kind: 'triggered' }>;

const isManaAbility = rememberedOfCode(
  (its: Triggered): boolean =>
    its.targets.length === 0 &&
    its.modal === null &&
    isFromMana(its.event) &&
    its.body.flatMap(termsIn).some(({ op }) => op === 'addMana'),
);

function isFromMana(event: Term): boolean {
  if (event.op === 'tappedForMana' || event.op === 'tappedFor' || event.op === 'isTappedForMana') return true;
  const inner = event.op === 'whileTrue' ? optionalTerm(event, 'event') : null;
  return inner !== null && isFromMana(inner);
}

/** Could anything trigger that adds mana when permanents are tapped for mana? */
export function mayTriggerMana(game: Game): boolean {
  return (watching(game).triggered.get('tapForMana') ?? []).some(
    ({ ability }) => ability.kind === 'triggered' && isManaAbility(ability),
  );
}

/** The mana that a player would get besides from abilities that trigger when a permanent is tapped for this mana. */
export function triggeredMana(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  symbols: readonly string[],
): readonly ManaAmount[] {
  const event: EventOf<'addMana'> = { kind: 'addMana', player, symbols, source, snow: 'no', said: null, tapped: 'yes' };
  return (watching(game).triggered.get('tapForMana') ?? []).flatMap(({ ability, path, ...its }) => {
    if (ability.kind !== 'triggered' || ability.limit !== 'none' || !isManaAbility(ability)) return [];
    const facts = { ability: path, ...its };
    const roles = matchEvent(contextFor(game, makeScope(game, facts)), ability.event, { event, happened: null });
    if (roles === null) return [];
    const context = contextFor(game, makeScope(game, { ...facts, roles }));
    if (ability.condition !== null && !evalBool(context, ability.condition)) return [];
    const adding = ability.body.flatMap(termsIn).filter(({ op }) => op === 'addMana');
    const isTheirs = adding.every((term) => playersOfArg(context, term, 'who').includes(player));
    return isTheirs ? (manaOf(context, ability.body) ?? []) : [];
  });
}
