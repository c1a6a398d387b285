import type { Gate } from '../../bytecode/module';
import { intOf, optionalTerm } from '../../vm/evaluate';
import type { Term } from '../../bytecode/term';
import type { ObjectId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { characteristicsOf } from '../characteristics/characteristics';
import { pipsOfCost, type Pip } from '../mana/pips';
import type { Activated } from '../mana/abilities';
import { timesUsed } from '../state/uses';
import { rulesAbout } from '../statics/rules-in-force';
import { objectOf } from '../write';
import { contextFor, type Game } from '../world';
import type { Activation } from './activations';
import { isSorceryTime } from './timing';

/** Does the keyword before an ability allow that it is activated now? */
export function isGateOpen(game: Game, its: Activation): boolean {
  return its.ability.gate?.kind === 'prefix' ? isPrefixOpen(game, its, its.ability.gate) : true;
}

function isPrefixOpen(
  game: Game,
  { object, path, scope }: Activation,
  gate: Gate & { readonly kind: 'prefix' },
): boolean {
  const { uses, owner } = objectOf(game, object);
  const used = timesUsed(uses, path);
  const { history, turn } = game.state;
  switch (gate.name) {
    // If the creature attacked this turn, once each turn (CR 702.142a).
    case 'boast':
      return (
        used.turn < boastsEachTurn(game, object) &&
        history.some(({ event }) => event.kind === 'attack' && event.object === object)
      );
    // Once for each object (CR 702.177a).
    case 'exhaust':
    case 'powerUp':
      return used.game < 1;
    // In the upkeep of the card's owner, once each turn (CR 702.57b).
    case 'forecast':
      return used.turn < 1 && turn.step === 'upkeep' && turn.active === owner && scope.controller === owner;
    case 'solved':
    case 'maxSpeed':
    case 'infinity':
    case 'renew':
    case 'visit':
      return true;
  }
}

/** How often each boast ability can be activated in this turn (CR 702.142b). */
function boastsEachTurn(game: Game, object: ObjectId): number {
  const twice = rulesAbout(game, object, 'boastsTwice');
  return twice.some(({ context }) => context.scope.controller === game.state.turn.active) ? 2 : 1;
}

/** A Class gains its levels one after another, at the time of a sorcery (CR 716.2a). */
export function isNextLevel(game: Game, { object, ability, scope }: Activation): boolean {
  const gain = levelGained(ability);
  if (gain === null) return true;
  const level = objectOf(game, object).designations['level'] ?? 1;
  return intOf(contextFor(game, scope), gain, 'level') === level + 1 && isSorceryTime(game, scope.controller);
}

function levelGained({ body }: Activated): Term | null {
  const step = body.find((statement) => optionalTerm(statement, 'effect')?.op === 'gainLevel');
  return step === undefined ? null : optionalTerm(step, 'effect');
}

/** Is it an ability by which a Class gains a level? */
export function gainsLevel(ability: Activated): boolean {
  return levelGained(ability) !== null;
}

/** What an ability costs less by the keyword before it: power-up, in the turn in which its object came. */
export function reductionByGate(game: Game, onStack: ObjectId): readonly Pip[] {
  const { origin } = objectOf(game, onStack);
  if (origin === null || !isPowerUp(abilityAt(game.pool, origin.ability))) return [];
  const source = game.state.objects[origin.source];
  if (source?.since !== game.state.turn.number) return [];
  return pipsOfCost(characteristicsOf(game, source.id).manaCost ?? '');
}

/** Is it an ability whose cost may be less by its keyword? */
export function isPowerUp({ gate }: Pick<Activated, 'gate'>): boolean {
  return gate?.kind === 'prefix' && gate.name === 'powerUp';
}
