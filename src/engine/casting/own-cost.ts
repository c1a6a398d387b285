import { Answers } from '../../source/answers';
import type { Ability } from '../../bytecode/module';
import { mentions, type Term } from '../../bytecode/term';
import { evalMana, numOf, optionalTerm, optionalWord, termOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import { abilityAt, type AbilityPath, type CardPool } from '../../vm/pool';
import { keywordNames } from '../characteristics/keyword-names';
import { characteristicsOf } from '../characteristics/characteristics';
import { enter, stated, type Found } from '../characteristics/clauses';
import { lifePip, pipsOf, type Pip } from '../mana/pips';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import { objectOf } from '../write';
import { contextFor, type Game, type GameContext } from '../world';

/** What an ability says of its own cost: "this ability costs {1} less to activate for each …" (CR 601.2f). */
function changesIn({ body }: Pick<Ability, 'body'>): readonly Found[] {
  const known = changesByBody.get(body);
  if (known !== undefined) return known;
  const found = stated(body).filter(
    ({ term }) =>
      term.op === 'costsLess' &&
      (optionalTerm(term, 'what')?.op === 'thisAbility' || optionalWord(term, 'way') !== null),
  );
  changesByBody.set(body, found);
  return found;
}

const changesByBody = new Answers<Ability['body'], readonly Found[]>();

/** Can its cost be other than it is printed, by its own words or those behind the keyword that it is a part of? */
export function changesOwnCost(pool: CardPool, path: AbilityPath): boolean {
  return sayersOf(pool, path).some((sayer) => changesIn(abilityAt(pool, sayer)).length > 0);
}

/** Does an ability on the stack say that it costs more or less for what it targets? */
export function costsByItsTargets(game: Game, onStack: ObjectId): boolean {
  const { origin } = objectOf(game, onStack);
  if (origin === null) return false;
  return sayersOf(game.pool, origin.ability).some((sayer) =>
    changesIn(abilityAt(game.pool, sayer)).some(({ guards }) =>
      guards.some((guard) => guard.kind === 'if' && mentions(guard.condition, 'targets')),
    ),
  );
}

/** An ability, and the keyword ability that it is a part of. */
function sayersOf(pool: CardPool, path: AbilityPath): readonly AbilityPath[] {
  const at = path.lastIndexOf('.expansion.');
  const outer = at < 0 ? null : path.slice(0, at);
  return outer !== null && abilityAt(pool, outer).kind === 'keyword' ? [path, outer] : [path];
}

/** The mana that an activated ability or a spell on the stack costs more or less by what it says of itself. */
export function ownChanges(game: Game, onStack: ObjectId, how: 'more' | 'less'): readonly Pip[] {
  const { origin, cast } = objectOf(game, onStack);
  const controller = controllerOf(game, onStack);
  if (origin !== null)
    return sayersOf(game.pool, origin.ability).flatMap((ability) =>
      pipsOfChanges(game, { ability, source: origin.source, controller }, onStack, how),
    );
  if (cast === null) return [];
  return wayAbilities(game, onStack, cast.way).flatMap((ability) =>
    pipsOfChanges(game, { ability, source: onStack, controller }, onStack, how),
  );
}

/** The keyword abilities of a spell that it is cast by, flashback, say. */
function wayAbilities(game: Game, spell: ObjectId, way: string): readonly AbilityPath[] {
  return characteristicsOf(game, spell)
    .abilities.map(({ path }) => path)
    .filter((path) => {
      const ability = abilityAt(game.pool, path);
      return ability.kind === 'keyword' && ability.body.length > 0 && keywordNames(ability.keyword).includes(way);
    });
}

function pipsOfChanges(
  game: Game,
  facts: Parameters<typeof makeScope>[1],
  onStack: ObjectId,
  how: 'more' | 'less',
): readonly Pip[] {
  const scope = { ...makeScope(game, facts), spell: onStack };
  return changesIn(abilityAt(game.pool, facts.ability))
    .filter(({ term }) => optionalWord(term, 'how') === how)
    .flatMap(({ term, guards }): readonly Pip[] => {
      const context = enter(contextFor(game, scope), guards);
      if (context === null) return [];
      return pipsOfChange(context, term);
    });
}

/** What a statement about a cost says that it is more or less by. */
export function pipsOfChange(context: GameContext, term: Term): readonly Pip[] {
  const amount = termOf(context, term, 'amount');
  if (amount.op === 'lifeAmount') {
    const life = numOf(context, amount, 'amount');
    return life > 0 ? [lifePip(life)] : [];
  }
  const { units } = evalMana(context, amount);
  return pipsOf(units.flatMap((kinds) => kinds.slice(0, 1)));
}
