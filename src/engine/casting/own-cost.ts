import type { Ability } from '../../bytecode/module';
import { evalMana, optionalTerm, optionalWord, termOf } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { enter, stated, type Found } from '../characteristics/clauses';
import { pipsOf, type Pip } from '../mana/pips';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import { objectOf } from '../write';
import { contextFor, type Game } from '../world';

/** What an ability says of its own cost: "this ability costs {1} less to activate for each …" (CR 601.2f). */
function changesIn({ body }: Pick<Ability, 'body'>): readonly Found[] {
  const known = changesByBody.get(body);
  if (known !== undefined) return known;
  const found = stated(body).filter(
    ({ term }) => term.op === 'costsLess' && optionalTerm(term, 'what')?.op === 'thisAbility',
  );
  changesByBody.set(body, found);
  return found;
}

const changesByBody = new WeakMap<Ability['body'], readonly Found[]>();

/** Can its cost be other than it is printed, by its own words? */
export function changesOwnCost(ability: Pick<Ability, 'body'>): boolean {
  return changesIn(ability).length > 0;
}

/** The mana that an activated ability on the stack costs more or less by its own words. */
export function ownChanges(game: Game, onStack: ObjectId, how: 'more' | 'less'): readonly Pip[] {
  const { origin } = objectOf(game, onStack);
  if (origin === null) return [];
  const controller = controllerOf(game, onStack);
  const scope = makeScope(game, { ability: origin.ability, source: origin.source, controller });
  return changesIn(abilityAt(game.pool, origin.ability))
    .filter(({ term }) => optionalWord(term, 'how') === how)
    .flatMap(({ term, guards }): readonly Pip[] => {
      const context = enter(contextFor(game, scope), guards);
      if (context === null) return [];
      const { units } = evalMana(context, termOf(context, term, 'amount'));
      return pipsOf(units.flatMap((kinds) => kinds.slice(0, 1)));
    });
}
