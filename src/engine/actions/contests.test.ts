import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { moveTo } from '../events/zones';
import { decisionOf } from '../game';
import { castFree } from '../testing/casting';
import { advance, all, happen, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  `Whisper | {0} | Sorcery
   The Ring tempts you.`,
  `Page | {0} | Creature — Human | 1/1
   Whenever the Ring tempts you, you gain 1 life.`,
  'Bear | {0} | Creature — Bear | 2/2',
  `Joust | {0} | Sorcery
   Clash with an opponent. If you win, you gain 3 life.`,
  'Dear | {5} | Creature — Bear | 2/2',
  'Cheap | {1} | Creature — Bear | 2/2',
  `Leap | {0} | Sorcery
   Time travel.`,
  `Clock | {0} | Artifact
   Vanishing 3`,
  `Later | {1} | Creature — Bear | 2/2
   Suspend 3—{0}`,
);

const choosing =
  (name: string): Script =>
  (asked, game) =>
    asked.kind === 'choose'
      ? {
          kind: 'choose',
          chosen: all(game, name)
            .map(({ id }) => id)
            .slice(0, 1),
        }
      : undefined;

const whisper = (game: Game, bearer: string): void => {
  castWith(game, 'Whisper', choosing(bearer));
};

/** Casts a card and answers what it asks by a script. */
function castWith(game: Game, name: string, script: Script): void {
  const decision = decisionOf(game);
  const actions = decision?.kind === 'priority' ? decision.actions : [];
  const cast = actions.findIndex((each) => each.kind === 'cast' && characteristicsOf(game, each.object).name === name);
  let isCast = false;
  advance(
    game,
    (its) => isCast && decisionOf(its)?.kind === 'priority' && its.state.stack.length === 0,
    (asked, its) => {
      if (!isCast && asked.kind === 'priority') {
        isCast = true;
        return { kind: 'priority', action: cast };
      }
      return script(asked, its);
    },
  );
}

describe('the Ring (CR 701.54)', () => {
  const zones = { hand: ['Whisper', 'Whisper', 'Whisper', 'Whisper'], battlefield: ['Page', 'Bear'] };
  const isBearer = (game: Game, name: string): boolean => (the(game, name).designations['ringBearer'] ?? 0) > 0;
  const isLegendary = (game: Game, name: string): boolean =>
    characteristicsOf(game, the(game, name).id).supertypes.includes('legendary');

  it('makes a chosen creature the only bearer, which is legendary', () => {
    const game = table(cards, [zones, {}], {}, english);
    whisper(game, 'Bear');
    expect([isBearer(game, 'Bear'), isLegendary(game, 'Bear'), isLegendary(game, 'Page')]).toEqual([true, true, false]);
    expect(lifeOf(game, 'p0')).toBe(21);
    whisper(game, 'Page');
    expect([isBearer(game, 'Bear'), isLegendary(game, 'Page')]).toEqual([false, true]);
    expect(all(game, 'The Ring', 'command')).toHaveLength(1);
  });
  it('gains an ability each time, up to four', () => {
    const game = table(cards, [zones, {}], {}, english);
    const count = (): number => characteristicsOf(game, the(game, 'The Ring', 'command').id).abilities.length;
    const counts = [1, 2, 3, 4].map(() => {
      whisper(game, 'Bear');
      return count();
    });
    expect(counts).toEqual([2, 3, 4, 5]);
    const attack: Script = (asked, its) =>
      asked.kind === 'attackers'
        ? { kind: 'attackers', attacks: [{ attacker: the(its, 'Bear').id, defender: 'p1' }] }
        : undefined;
    advance(game, (its) => its.state.turn.step === 'main2', attack);
    expect([lifeOf(game, 'p1'), all(game, 'Filler', 'graveyard').length]).toEqual([15, 1]);
  });
  it('tempts also a player without creatures, and is lost with control of the bearer', () => {
    const none = table(cards, [{ hand: ['Whisper'] }, {}], {}, english);
    castFree(none, 'Whisper');
    expect(all(none, 'The Ring', 'command')).toHaveLength(1);
    const game = table(cards, [zones, {}], {}, english);
    whisper(game, 'Bear');
    happen(game, { kind: 'changeControl', object: the(game, 'Bear').id, from: 'p0', to: 'p1' });
    expect(isBearer(game, 'Bear')).toBe(false);
  });
});

describe('clash (CR 701.30)', () => {
  const onTop = (game: Game, player: 'p0' | 'p1', name: string): void => {
    const { id } = the(game, name, 'hand');
    happen(game, moveTo(id, 'library', 'put', { by: player }));
  };
  const clashing = (mine: string, theirs: string): Game => {
    const game = table(cards, [{ hand: ['Joust', mine] }, { hand: [theirs] }], {}, english);
    onTop(game, 'p0', mine);
    onTop(game, 'p1', theirs);
    castWith(game, 'Joust', (asked) =>
      asked.kind === 'arrange' && asked.player === 'p0'
        ? { kind: 'arrange', piles: [[], [...asked.cards]] }
        : undefined,
    );
    return game;
  };
  it('is won with the higher mana value; each puts the card on top or on the bottom', () => {
    const game = clashing('Dear', 'Cheap');
    const last = game.state.players.p0?.library.at(-1) ?? 'o0';
    const top = game.state.players.p1?.library[0] ?? 'o0';
    expect([lifeOf(game, 'p0'), characteristicsOf(game, last).name, characteristicsOf(game, top).name]).toEqual([
      23,
      'Dear',
      'Cheap',
    ]);
  });
  it('is won by nobody with the same mana value, and not with a lower one', () => {
    expect(lifeOf(clashing('Cheap', 'Dear'), 'p0')).toBe(20);
    expect(lifeOf(clashing('Bear', 'Page'), 'p0')).toBe(20);
  });
});

it('time travel changes time counters as the player likes (CR 701.56)', () => {
  const game = table(
    cards,
    [{ battlefield: ['Clock', 'Clock', 'Bear'], hand: ['Leap'] }, { battlefield: ['Clock'] }],
    {},
    english,
  );
  const clocks = all(game, 'Clock').map(({ id }) => id);
  const [first, second] = clocks;
  if (first === undefined || second === undefined) throw new Error('no clocks');
  happen(
    game,
    ...clocks.map((on) => ({ kind: 'putCounters', on, counter: 'time', count: 2, by: null, source: null }) as const),
  );
  const answers = [[first], [second]];
  castWith(game, 'Leap', (asked) => {
    if (asked.kind !== 'choose') return undefined;
    return { kind: 'choose', chosen: answers.shift() ?? [] };
  });
  settle(game);
  expect(clocks.map((id) => game.state.objects[id]?.counters['time'])).toEqual([3, 1, 2]);
});
