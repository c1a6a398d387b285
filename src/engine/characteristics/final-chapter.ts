import { flatMapped } from '../../source/flat-mapped';
import { isList, type Term } from '../../bytecode/term';
import { argument } from '../../vm/evaluate';
import type { ObjectId } from '../../vm/entity';
import type { Game } from '../world';
import { characteristicsOrLast } from '../state/last-known';
import { heldAbilities } from './abilities';
import { characteristicsOf } from './characteristics';

/** The numbers of a chapter ability (CR 714.2); none for other events. */
export function chaptersOf(event: Term): readonly number[] {
  const numbers = event.op === 'chapter' ? argument(event, 'numbers') : null;
  return isList(numbers) ? numbers.filter((arg): arg is number => typeof arg === 'number') : [];
}

/** The greatest chapter number of a Saga (CR 714.2d). */
export function finalChapter(game: Game, id: ObjectId): number {
  const chapters = flatMapped(
    heldAbilities(game.pool, characteristicsOrLast(game, id) ?? characteristicsOf(game, id)),
    ({ ability }) => (ability.kind === 'triggered' ? chaptersOf(ability.event) : []),
  );
  return Math.max(0, ...chapters);
}
