import { english, inEnglish } from '../../../compile/testing/english';
import { characteristicsOf } from '../../characteristics/characteristics';
import type { Zone } from '../../state/object';
import { castFree } from '../../testing/casting';
import { all, destroy, happen, lifeOf, settle, table, the, type Script } from '../../testing/table';
import { answer, decisionOf } from '../../game';
import type { Game } from '../../world';
import { setPlayer } from '../../write';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Hulk | {6} | Creature — Ox | 6/6',
  `Rain | {1} | Sorcery
   You gain 3 life.`,
  `Find | {0} | Sorcery
   Discover 2.`,
  `Train | {0} | Sorcery
   Learn.`,
  `Hatch | {0} | Sorcery
   Incubate 2.`,
  `Last | {0} | Sorcery
   Target creature endures 2.`,
  `Gust | {0} | Sorcery
   Airbend target creature.`,
  `Rally | {0} | Sorcery
   Support 2.`,
  `Heave | {0} | Sorcery
   Earthbend 3.`,
  `Fear | {0} | Sorcery
   Manifest dread.`,
  `Probe | {0} | Sorcery
   You may collect evidence 4. If you do, draw two cards.`,
);

type Zones = Readonly<Partial<Record<Zone, readonly string[]>>>;

/** A game with these cards; the library is turned round, so that the last ones named are on top. */
function game(zones: Zones, theirs: Zones = {}): Game {
  const its = table(cards, [zones, theirs], {}, english);
  setPlayer(its, 'p0', { library: (its.state.players['p0']?.library ?? []).toReversed() });
  return its;
}

function cast(its: Game, name: string, script: Script = () => undefined): void {
  const decision = decisionOf(its);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex(
    (each) => each.kind === 'cast' && characteristicsOf(its, each.object).name === name,
  );
  answer(its, decision.player, { kind: 'priority', action });
  settle(its, script);
}

const saying =
  (value: 'yes' | 'no'): Script =>
  (asked) =>
    asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined;

describe('discover (CR 701.57a)', () => {
  const zones = { hand: ['Find'], library: ['Rain', 'Hulk', 'Moss'] };
  it('passes over lands and what costs more, casts what it finds, and the rest goes to the bottom', () => {
    const its = game(zones);
    cast(its, 'Find', saying('yes'));
    expect(lifeOf(its, 'p0')).toBe(23);
    expect(its.state.exile).toEqual([]);
    const bottom = its.state.players['p0']?.library.slice(-2) ?? [];
    expect(bottom.map((id) => characteristicsOf(its, id).name).sort()).toEqual(['Hulk', 'Moss']);
  });
  it('puts it into the hand if it is not cast', () => {
    const its = game(zones);
    cast(its, 'Find', saying('no'));
    expect(lifeOf(its, 'p0')).toBe(20);
    expect(all(its, 'Rain', 'hand')).toHaveLength(1);
  });
});

it('learning discards a card and draws one, or does nothing (CR 701.48a)', () => {
  const its = game({ hand: ['Train', 'Moss'] });
  cast(its, 'Train', saying('yes'));
  expect([its.state.players['p0']?.graveyard.length, its.state.players['p0']?.hand.length]).toEqual([2, 1]);
  const other = game({ hand: ['Train', 'Moss'] });
  cast(other, 'Train', saying('no'));
  expect(all(other, 'Moss', 'hand')).toHaveLength(1);
});

it('an Incubator token has counters, and its other face is a creature (CR 701.53a)', () => {
  const its = game({ hand: ['Hatch'] });
  cast(its, 'Hatch');
  const { id, counters } = the(its, 'Incubator Token');
  expect(counters).toEqual({ '+1/+1': 2 });
  expect(characteristicsOf(its, id).types).toEqual(['artifact']);
  happen(its, { kind: 'transform', object: id });
  expect(characteristicsOf(its, id)).toMatchObject({
    types: ['artifact', 'creature'],
    subtypes: ['phyrexian'],
    power: 2,
  });
  happen(its, { kind: 'transform', object: id });
  expect(characteristicsOf(its, id).types).toEqual(['artifact']);
});

it('enduring is counters or a Spirit of that size (CR 701.63a)', () => {
  const its = game({ hand: ['Last'], battlefield: ['Ox'] });
  cast(its, 'Last', saying('yes'));
  expect(the(its, 'Ox').counters).toEqual({ '+1/+1': 2 });
  expect(all(its, 'Spirit Token')).toHaveLength(0);
  const other = game({ hand: ['Last'], battlefield: ['Ox'] });
  cast(other, 'Last', saying('no'));
  expect(the(other, 'Ox').counters).toEqual({});
  expect(characteristicsOf(other, the(other, 'Spirit Token').id)).toMatchObject({ power: 2, toughness: 2 });
});

it('what is airbent is exiled, and its owner may cast it for {2} (CR 701.65a)', () => {
  const its = game({ hand: ['Gust'], battlefield: ['Hulk', 'Moss', 'Moss'] });
  castFree(its, 'Gust', the(its, 'Hulk').id);
  const { id } = the(its, 'Hulk', 'exile');
  const decision = decisionOf(its);
  const canCast = decision?.kind === 'priority' && decision.actions.some((a) => a.kind === 'cast' && a.object === id);
  expect(canCast).toBe(true);
  cast(its, 'Hulk');
  expect(all(its, 'Hulk')).toHaveLength(1);
});

it('what is airbent cannot be cast for less', () => {
  const its = game({ hand: ['Gust'], battlefield: ['Hulk', 'Moss'] });
  castFree(its, 'Gust', the(its, 'Hulk').id);
  const decision = decisionOf(its);
  expect(all(its, 'Hulk', 'exile')).toHaveLength(1);
  expect(decision?.kind === 'priority' && decision.actions.some(({ kind }) => kind === 'cast')).toBe(false);
});

it('support chooses its targets as the spell is cast (CR 701.41a)', () => {
  const its = game({ hand: ['Rally'], battlefield: ['Ox', 'Hulk'] });
  const targets = [the(its, 'Ox').id, the(its, 'Hulk').id];
  const asked: number[] = [];
  cast(its, 'Rally', (decision) => {
    if (decision.kind !== 'targets') return undefined;
    asked.push(decision.max);
    return { kind: 'targets', chosen: targets };
  });
  expect(asked).toEqual([2]);
  expect(targets.map((id) => its.state.objects[id]?.counters)).toEqual([{ '+1/+1': 1 }, { '+1/+1': 1 }]);
});

it('an earthbent land is a creature with counters, and comes back when it dies (CR 701.66a)', () => {
  const its = game({ hand: ['Heave'], battlefield: ['Moss'] });
  castFree(its, 'Heave', the(its, 'Moss').id);
  const moss = the(its, 'Moss');
  expect(characteristicsOf(its, moss.id)).toMatchObject({ power: 3, toughness: 3, types: ['land', 'creature'] });
  destroy(its, moss.id);
  settle(its);
  expect(the(its, 'Moss')).toMatchObject({ tapped: true, counters: {} });
});

it('manifesting dread puts one of two cards onto the battlefield face down, the other into the graveyard', () => {
  const its = game({ hand: ['Fear'], library: ['Ox', 'Hulk'] });
  cast(its, 'Fear');
  const [id] = its.state.battlefield;
  expect(its.state.objects[id ?? 'o0']?.faceDown).toBe('manifest');
  expect(characteristicsOf(its, id ?? 'o0')).toMatchObject({ power: 2, toughness: 2, name: '' });
  expect(its.state.players['p0']?.graveyard).toHaveLength(2);
});

it('evidence is collected only when there is enough (CR 701.59a)', () => {
  const its = game({ hand: ['Probe'], graveyard: ['Hulk'] });
  cast(its, 'Probe', (asked) => (asked.kind === 'choose' ? { kind: 'choose', chosen: asked.options } : undefined));
  expect(its.state.players['p0']?.hand).toHaveLength(2);
  const poor = game({ hand: ['Probe'], graveyard: ['Ox'] });
  cast(poor, 'Probe');
  expect(all(poor, 'Ox', 'graveyard')).toHaveLength(1);
  expect(poor.state.players['p0']?.hand).toHaveLength(0);
});
