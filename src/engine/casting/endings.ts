import type { PlayerId } from '../../vm/entity';
import { termAt, type CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { isOfResolution } from '../statics/expire';
import type { Game } from '../world';

/** What a player may pay for to end an effect (CR 116.2c): the instruction that says so, and the resolution it was part of. */
interface Ending {
  readonly code: CodePath;
  readonly scope: Scope;
}

/** The effects that a player may pay to end: those that did more than to allow that, of what is still there. */
export function endings(game: Game, player: PlayerId): readonly Ending[] {
  const { effects } = game.state;
  return effects.flatMap(({ content, affected, scope }): readonly Ending[] => {
    if (content.kind !== 'rule' || termAt(game.pool, content.code).op !== 'mayEnd') return [];
    if (affected?.includes(player) !== true || game.state.objects[scope.source]?.zone !== 'battlefield') return [];
    const isAnythingElse = effects.some(
      (other) =>
        isOfResolution(other.scope, scope) && (other.content.kind !== 'rule' || other.content.code !== content.code),
    );
    return isAnythingElse ? [{ code: content.code, scope }] : [];
  });
}
