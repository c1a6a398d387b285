import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree } from '../testing/casting';
import { advance, all, happen, settle, table, the } from '../testing/table';
import { moveTo } from '../events/zones';
import type { Game } from '../world';
import { dayOrNight } from './day-night';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/2',
  `Villager | {0} | Creature — Human Werewolf | 1/1
   Daybound
//
Howler | | Creature — Werewolf | 3/3
   Nightbound`,
  `Ghost | {0} | Creature — Spirit | 2/2
   Phasing`,
  `Fade | {0} | Instant
   Target creature phases out.`,
  `Debt | {0} | Creature — Ox | 5/5
   Echo {9}`,
  `Crown | {0} | Sorcery
   You become the monarch.`,
  `Troll | {0} | Creature — Troll | 2/2
   Dredge 2`,
);

const werewolf = 'Villager // Howler';

const game = (...zones: Parameters<typeof table>[1]): Game => table(cards, zones, {}, english);
const upTo = (its: Game, number: number, step: string): void =>
  advance(its, (at) => at.state.turn.number === number && at.state.turn.step === step);

describe('day and night (CR 730)', () => {
  it('day comes with daybound, night after a turn without spells, and permanents turn with it', () => {
    const its = game({ battlefield: [werewolf] }, {});
    settle(its);
    expect(dayOrNight(its)).toBe('day');
    upTo(its, 2, 'upkeep');
    expect(dayOrNight(its)).toBe('night');
    expect(characteristicsOf(its, the(its, 'Howler').id).power).toBe(3);
  });
  it('one spell keeps the day, and one does not end the night', () => {
    const its = game({ battlefield: [werewolf], hand: ['Ox'] }, { hand: ['Ox'] });
    castFree(its, 'Ox');
    upTo(its, 2, 'main1');
    expect(dayOrNight(its)).toBe('day');
    upTo(its, 3, 'main1');
    expect(dayOrNight(its)).toBe('night');
  });
  it('what has daybound enters turned at night', () => {
    const its = game({ battlefield: [werewolf] }, {});
    upTo(its, 3, 'main1');
    const [, second] = its.state.battlefield;
    expect(second).toBeUndefined();
    const other = game({ battlefield: [werewolf], hand: [werewolf] }, {});
    upTo(other, 3, 'main1');
    happen(other, moveTo(the(other, 'Villager', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    expect(all(other, 'Howler')).toHaveLength(2);
  });
  it('without daybound it is neither', () => {
    const its = game({ battlefield: ['Ox'] }, {});
    upTo(its, 3, 'main1');
    expect(dayOrNight(its)).toBeNull();
  });
});

describe('phasing (CR 702.26)', () => {
  it('goes out and in with the untap steps of its controller', () => {
    const its = game({ battlefield: ['Ghost'] }, {});
    const out = (): boolean => Object.values(its.state.objects).some(({ phasedOut }) => phasedOut);
    expect(out()).toBe(true);
    upTo(its, 3, 'main1');
    expect(out()).toBe(false);
    upTo(its, 5, 'main1');
    expect(out()).toBe(true);
  });
  it('what phased out by an effect comes back in the next untap step of its controller', () => {
    const its = game({ hand: ['Fade'], battlefield: ['Ox'] }, {});
    const { id } = the(its, 'Ox');
    castFree(its, 'Fade', id);
    expect(its.state.objects[id]?.phasedOut).toBe(true);
    upTo(its, 2, 'main1');
    expect(its.state.objects[id]?.phasedOut).toBe(true);
    upTo(its, 3, 'main1');
    expect(its.state.objects[id]?.phasedOut).toBe(false);
  });
});

it('echo asks once, in the first upkeep after the permanent came (CR 702.30a)', () => {
  const its = game({ hand: ['Debt'] }, {});
  castFree(its, 'Debt');
  upTo(its, 2, 'main1');
  expect(all(its, 'Debt')).toHaveLength(1);
  upTo(its, 3, 'main1');
  expect(all(its, 'Debt', 'graveyard')).toHaveLength(1);
  const old = game({ battlefield: ['Debt'] }, {});
  upTo(old, 3, 'main1');
  expect(all(old, 'Debt')).toHaveLength(1);
});

it('the monarch draws at the end of the turn, until somebody takes the crown (CR 724.2)', () => {
  const its = game({ hand: ['Crown'] }, { battlefield: ['Ox'] });
  castFree(its, 'Crown');
  upTo(its, 2, 'main1');
  expect(its.state.players['p0']?.hand).toHaveLength(1);
  const { id } = the(its, 'Ox');
  happen(its, { kind: 'damage', source: id, to: 'p0', amount: 2, combat: 'combat', preventable: 'yes' });
  settle(its);
  expect(its.state.designations['monarch']).toBe('p1');
  expect(its.state.command).toHaveLength(1);
});

it('a card with dredge may come back instead of a draw (CR 702.52a)', () => {
  const its = game({ graveyard: ['Troll'] }, {});
  happen(its, { kind: 'drawCards', player: 'p0', count: 1 });
  settle(its);
  expect(all(its, 'Troll', 'hand')).toHaveLength(1);
  expect(its.state.players['p0']?.graveyard).toHaveLength(2);
});
