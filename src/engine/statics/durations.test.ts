import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { plainEntry } from '../events/event';
import { putOn } from '../testing/attach';
import { castFree } from '../testing/casting';
import { advance, destroy, happen, table, the } from '../testing/table';
import type { StepName } from '../state/turn';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {1} | Creature — Ox | 2/4',
  'Drift | {0} | Instant\nTarget creature gains flying until your next turn.',
  'Float | {0} | Instant\nTarget creature gains flying until the end of your next turn.',
  'Ever | {0} | Instant\nTarget creature gains flying.',
  'Rally | {0} | Instant\nCreatures you control get +1/+1 until end of turn.',
  "Freeze | {0} | Sorcery\nTap target creature. It doesn't untap during its controller's next untap step.",
  'Warlock | {0} | Creature — Warlock | 1/1\nWhen Warlock enters, gain control of target creature for as long as you control Warlock.',
  'Piper | {0} | Creature — Piper | 1/1\nWhen Piper enters, target creature gains flying until Piper leaves the battlefield.',
  'Tether | {3} | Enchantment — Aura\nEnchant creature\nYou control enchanted creature.',
);

function board(hand: readonly string[], theirs: readonly string[] = [], options = {}): Game {
  return table(cards, [{ battlefield: ['Ox'], hand }, { battlefield: theirs }], options);
}

function keywords(game: Game): readonly string[] {
  return characteristicsOf(game, the(game, 'Ox').id).keywords;
}

function until(game: Game, turn: number, step: StepName): void {
  advance(game, ({ state }) => state.turn.number === turn && state.turn.step === step);
}

describe('a duration', () => {
  it('until your next turn ends as that turn begins', () => {
    const game = board(['Drift']);
    castFree(game, 'Drift', the(game, 'Ox').id);
    until(game, 2, 'end');
    expect(keywords(game)).toEqual(['flying']);
    until(game, 3, 'upkeep');
    expect(keywords(game)).toEqual([]);
  });

  it('until the end of your next turn does not end with this one', () => {
    const game = board(['Float']);
    castFree(game, 'Float', the(game, 'Ox').id);
    until(game, 3, 'end');
    expect(keywords(game)).toEqual(['flying']);
    until(game, 4, 'upkeep');
    expect(keywords(game)).toEqual([]);
  });

  it('that is not stated is the rest of the game', () => {
    const game = board(['Ever']);
    castFree(game, 'Ever', the(game, 'Ox').id);
    until(game, 6, 'upkeep');
    expect(keywords(game)).toEqual(['flying']);
  });

  it('over an untap step is over after the first that counts', () => {
    const game = board(['Freeze'], ['Ox']);
    const theirs = the(game, 'Ox', 'battlefield', 1).id;
    castFree(game, 'Freeze', theirs);
    until(game, 2, 'upkeep');
    expect(game.state.objects[theirs]?.tapped).toBe(true);
    expect(game.state.effects).toEqual([]);
    until(game, 4, 'upkeep');
    expect(game.state.objects[theirs]?.tapped).toBe(false);
  });

  it('for as long as ends with its condition, and does not come again', () => {
    const game = board(['Warlock'], ['Ox']);
    const theirs = the(game, 'Ox', 'battlefield', 1).id;
    castFree(game, 'Warlock', theirs);
    expect(characteristicsOf(game, theirs).controller).toBe('p0');
    destroy(game, the(game, 'Warlock').id);
    expect(characteristicsOf(game, theirs).controller).toBe('p1');
    expect(game.state.effects).toEqual([]);
  });

  it('until an event ends with the event', () => {
    const game = board(['Piper']);
    castFree(game, 'Piper', the(game, 'Ox').id);
    expect(keywords(game)).toEqual(['flying']);
    happen(game, { kind: 'tap', object: the(game, 'Piper').id, cause: 'effect' });
    expect(keywords(game)).toEqual(['flying']);
    destroy(game, the(game, 'Piper').id);
    expect(keywords(game)).toEqual([]);
  });
});

describe('the set of objects that an effect of a spell changes', () => {
  it('is fixed when it begins', () => {
    const game = table(cards, [{ battlefield: ['Ox'], hand: ['Rally', 'Tether'] }, { battlefield: ['Piper'] }]);
    castFree(game, 'Rally');
    expect(characteristicsOf(game, the(game, 'Ox').id).power).toBe(3);
    putOn(game, 'Tether', 'Piper');
    expect(characteristicsOf(game, the(game, 'Piper').id)).toMatchObject({ controller: 'p0', power: 1 });
  });

  it('does not follow a card to another zone and back', () => {
    const game = board(['Ever']);
    const ox = the(game, 'Ox').id;
    castFree(game, 'Ever', ox);
    happen(game, {
      kind: 'move',
      object: ox,
      to: { zone: 'exile', position: 0 },
      cause: 'exile',
      by: null,
      entry: plainEntry,
      link: null,
    });
    expect(game.state.effects).toEqual([]);
    const exiled = the(game, 'Ox', 'exile').id;
    happen(game, {
      kind: 'move',
      object: exiled,
      to: { zone: 'battlefield', position: 0 },
      cause: 'return',
      by: 'p0',
      entry: plainEntry,
      link: null,
    });
    expect(keywords(game)).toEqual([]);
  });
});
