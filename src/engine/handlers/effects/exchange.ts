import type { Term } from '../../../bytecode/term';
import type { ObjectId, PlayerId } from '../../../vm/entity';
import { playersOfArg, wordOf } from '../../../vm/evaluate';
import { characteristicsOf } from '../../characteristics/characteristics';
import type { GameEvent } from '../../events/event';
import type { NewEffect } from '../../statics/lasting';
import { isPlayerForbidden } from '../../statics/restrictions';
import { objectOf, playerOf } from '../../write';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { objectsToMove } from './follow';

const nothingHappens: EffectOutcome = { kind: 'events', events: [] };

/** Exchanges: done completely or not at all (CR 701.12a). */
export const exchangeEffects: Rules['effects'] = {
  /** Each player gets what the other controlled; nothing happens if it is the same player (CR 701.12b). */
  exchangeControl: (context, term) => {
    const { world } = context;
    const [one, other, third] = objectsToMove(context, term, 'what');
    if (one === undefined || other === undefined || third !== undefined) return nothingHappens;
    // Control of spells is exchanged, too; other cards are nobody's (CR 108.4).
    const here = [one, other].every((id) => ['battlefield', 'stack'].includes(objectOf(world, id).zone));
    if (!here) return nothingHappens;
    const [left, right] = [one, other].map((id) => characteristicsOf(world, id).controller);
    if (left === undefined || right === undefined || left === right) return nothingHappens;
    const effects = [given(context, one, right), given(context, other, left)];
    return { kind: 'events', events: [{ kind: 'beginEffect', objects: [one, other], effects, before: 'nothing' }] };
  },
  /** Each player gains or loses life to come to the other's total; not if one of them can't (CR 701.12c). */
  exchangeLife: (context, term) => {
    const [one, other] = [...playersOfArg(context, term, 'who'), ...others(context, term)];
    if (one === undefined || other === undefined) return nothingHappens;
    const lives = [playerOf(context.world, one).life, playerOf(context.world, other).life] as const;
    const changes = [...toTotal(context, one, lives[0], lives[1]), ...toTotal(context, other, lives[1], lives[0])];
    return changes.some((event) => isBarred(context, event)) ? nothingHappens : { kind: 'events', events: changes };
  },
  /** A life total and a power or toughness: each becomes what the other was, or nothing does (CR 701.12g). */
  exchangeLifeFor: (context, term) => {
    const { world, scope } = context;
    const [player] = playersOfArg(context, term, 'whose');
    const [id] = objectsToMove(context, term, 'of');
    if (player === undefined || id === undefined || objectOf(world, id).zone !== 'battlefield') return nothingHappens;
    const { life } = playerOf(world, player);
    const stat = wordOf(context, term, 'stat');
    const value = characteristicsOf(world, id)[stat === 'power' ? 'power' : 'toughness'];
    if (value === null) return nothingHappens;
    const changes = toTotal(context, player, life, value);
    if (changes.some((event) => isBarred(context, event))) return nothingHappens;
    const content = {
      kind: 'setPt',
      power: stat === 'power' ? life : null,
      toughness: stat === 'toughness' ? life : null,
    } as const;
    const { source, controller } = scope;
    const effect: NewEffect = { source, controller, scope, duration: { kind: 'forever' }, affected: [id], content };
    return {
      kind: 'events',
      events: [...changes, { kind: 'beginEffect', objects: [id], effects: [effect], before: 'nothing' }],
    };
  },
};

/** Can a player not gain, or not lose, the life that an exchange asks for? */
function isBarred({ world }: EffectContext, event: GameEvent): boolean {
  return (event.kind === 'gainLife' || event.kind === 'loseLife') && isPlayerForbidden(world, event.kind, event.player);
}

function given({ scope }: EffectContext, id: ObjectId, player: PlayerId): NewEffect {
  const { source, controller } = scope;
  const content = { kind: 'control', player } as const;
  return { source, controller, scope, duration: { kind: 'forever' }, affected: [id], content };
}

function others(context: EffectContext, term: Term): readonly PlayerId[] {
  return term.args[1] === null ? [] : playersOfArg(context, term, 'with');
}

function toTotal({ scope }: EffectContext, player: PlayerId, life: number, total: number): readonly GameEvent[] {
  const { source } = scope;
  if (total > life) return [{ kind: 'gainLife', player, amount: total - life, source }];
  return total < life ? [{ kind: 'loseLife', player, amount: life - total, cause: 'effect', source }] : [];
}
