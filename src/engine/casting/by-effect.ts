import { permitOf } from './permissions';
import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { evalFilter, optionalTerm, optionalWord, termsOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { termAt, type CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { keywordsOf } from '../characteristics/abilities';
import { keywordAround } from '../characteristics/keyword-names';
import { freeFuse } from '../state/fused';
import { objectOf } from '../write';
import { contextFor, type Game } from '../world';
import { costOf, noCost } from './costs';
import { asThoughCast } from './shadow';
import type { Way } from './way';
import { backFaces, castableFaces, plainWay } from './way';

/** An instruction to cast something, and the surroundings that it is read in. */
export interface CastingBy {
  readonly code: CodePath;
  readonly scope: Scope;
}

/** The ways to cast a card that an effect names: for its mana cost, for nothing, or for another cost (CR 118.9). */
export function waysByEffect(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  by: CastingBy,
  timing: Way['timing'] = 'now',
): readonly Way[] {
  const term = termAt(game.pool, by.code);
  const scope = { ...by.scope, spell: id };
  const way = { ...plainWay, timing, permission: permitOf(by.scope), ...payment(game, player, term, scope) };
  const object = objectOf(game, id);
  const isTransformed = term.op === 'castCards' && optionalWord(term, 'how') === 'transformed';
  const faces = (isTransformed ? backFaces : castableFaces)(game.pool, object).map((face) => ({ ...way, face }));
  const isHeld = object.zone === 'hand' && object.owner === player && keywordsOf(game, id, 'fuse').length > 0;
  const fused = way.cost === noCost && isHeld ? [{ ...way, name: freeFuse }] : [];
  return [...faces, ...fused].filter((its) => isWanted(game, player, id, term, by.scope, its));
}

function payment(
  game: Game,
  player: PlayerId,
  term: Term,
  scope: Scope,
): Pick<Way, 'name' | 'cost'> & Partial<Pick<Way, 'extra'>> {
  const name = keywordAround(game.pool, scope.ability);
  if (optionalWord(term, 'free') !== null) return { name: name ?? 'free', cost: noCost };
  const cost = termsOf(term, 'cost');
  if (cost.length === 0) return { name: 'normal', cost: null };
  if (optionalWord(term, 'how') === 'additional')
    return { name: 'normal', cost: null, extra: costOf(game, cost, scope, player) };
  return { name: name ?? 'instead', cost: costOf(game, cost, scope, player) };
}

/** Is the spell that it would be what the effect wants: "if the resulting spell's mana value is 3 or less"? */
export function isWanted(game: Game, player: PlayerId, id: ObjectId, term: Term, scope: Scope, way: Way): boolean {
  if (term.op !== 'castCards') return true;
  const resulting = optionalTerm(term, 'resulting');
  if (resulting === null) return true;
  return asThoughCast(game, player, id, way, (cast) =>
    evalFilter(withCandidate(contextFor(cast, scope), id), resulting),
  );
}
