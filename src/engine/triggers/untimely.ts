import { flatMapped } from '../../source/flat-mapped';
import { mentions } from '../../bytecode/term';
import { abilityAt, rulesPath } from '../../vm/pool';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Happened } from '../events/event';
import { makeScope } from '../scope';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import type { PendingTrigger } from './types';

const meaning = rulesPath('Spell', 'sacrifice ~.');

/**
 * At the beginning of a cleanup step: what was cast when no sorcery could have been is sacrificed, if an ability of it says so. It
 * triggers once, at the first such step after the spell became a permanent.
 */
export function untimelyTriggers(game: Game, batch: readonly Happened[]): readonly PendingTrigger[] {
  const begun = batch.find(({ event }) => event.kind === 'beginStep' && event.step === 'cleanup');
  if (begun === undefined) return [];
  return flatMapped(game.state.battlefield, (source): readonly PendingTrigger[] => {
    const { cast } = objectOf(game, source);
    if (cast?.time !== 'anyTime') return [];
    const { abilities, controller } = characteristicsOf(game, source);
    const said = abilities.find(({ path }) =>
      abilityAt(game.pool, path).body.some((step) => mentions(step, 'sacrificedIfUntimely')),
    );
    if (said === undefined) return [];
    setObject(game, source, { cast: { ...cast, time: 'past' } });
    const scope = makeScope(game, { ability: meaning, source, controller });
    const made = { scope, body: `${meaning}.body` } as const;
    return [{ source, controller, ability: said.path, roles: {}, batch: begun.batch, made, condition: null }];
  });
}
