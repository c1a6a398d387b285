import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import { optionalTerm } from '../../vm/evaluate';
import { abilityAt, grantedPath } from '../../vm/pool';
import { keywordsOf } from '../characteristics/abilities';
import { keywordNames } from '../characteristics/keyword-names';
import { grantsOf } from '../handlers/continuous/abilities';
import { contextFor, type Game, type GameContext } from '../world';
import { rulesAbout } from './rules-in-force';

/** A keyword ability of an object or player, with the surroundings in which its parameters are read. */
export interface KeywordInForce {
  readonly keyword: Term;
  readonly context: GameContext;
}

/** The instances of a keyword ability that an object or a player has (CR 613.10). */
export function keywordsInForce(game: Game, entity: Entity, name: string): readonly KeywordInForce[] {
  return isPlayer(entity) ? playerKeywords(game, entity, name) : keywordsOf(game, entity, name);
}

function playerKeywords(game: Game, player: PlayerId, name: string): readonly KeywordInForce[] {
  const fromStatics = rulesAbout(game, player, 'gain').flatMap(({ term, context }) =>
    grantsOf(term).flatMap((grant) =>
      grant.op === 'grantKeyword' ? named(optionalTerm(grant, 'keyword'), context, name) : [],
    ),
  );
  const lasting = game.state.effects.flatMap(({ content, affected, scope }) => {
    if (content.kind !== 'gainKeyword' || affected?.includes(player) !== true) return [];
    const ability = abilityAt(game.pool, grantedPath(content.keyword));
    return ability.kind === 'keyword' ? named(ability.keyword, contextFor(game, scope), name) : [];
  });
  return [...fromStatics, ...lasting];
}

function named(keyword: Term | null, context: GameContext, name: string): readonly KeywordInForce[] {
  return keyword !== null && keywordNames(keyword).includes(name) ? [{ keyword, context }] : [];
}
