import { english, inEnglish } from '../../compile/testing/english';
import type { ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { answer, decisionOf } from '../game';
import type { LegalAction } from '../decision';
import { advance, all, happen, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';
import { setPlayer } from '../write';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Hulk | {0} | Creature — Ox | 6/6',
  `Fury | {5} | Instant
   You gain 3 life.
   Madness {0}`,
  `Rest | {0} | Sorcery
   Discard a card.`,
  `Later | {5} | Creature — Ox | 3/3
   Suspend 1—{0}`,
  `Again | {0} | Sorcery
   You gain 2 life.
   Rebound`,
  `Rise | {9} | Creature — Ox | 2/2
   Unearth {0}`,
  `Fall | {0} | Instant
   Cascade
   You gain 1 life.`,
  `Rain | {0} | Instant
   You gain 1 life.
   Storm`,
  `Drop | {9} | Instant
   You gain 5 life.`,
  `Grow | {5} | Instant
   You gain 1 life.
   Awaken 2—{0}`,
  `Blade | {7} | Creature — Ox Ninja | 2/2
   Ninjutsu {0}`,
  `Pact | {0} | Instant
   You gain 1 life.
   Casualty 2`,
  `Twins | {0} | Creature — Ox | 1/1
   Squad {0}`,
  `Havoc | {5} | Instant
   You gain 1 life.
   Mayhem {0}`,
);

const game = (mine: Parameters<typeof table>[1][number], theirs: Parameters<typeof table>[1][number] = {}): Game =>
  table(cards, [mine, theirs], {}, english);

type Test = (action: Exclude<LegalAction, { readonly kind: 'pass' }>, game: Game) => boolean;

const named =
  (kind: LegalAction['kind'], name: string, way?: string): Test =>
  (action, its) =>
    action.kind === kind &&
    characteristicsOf(its, action.object).name === name &&
    (way === undefined || (action.kind === 'cast' && action.way === way));

/** Takes an action if it is legal, up to the next decision. */
function act(its: Game, test: Test): boolean {
  const decision = decisionOf(its);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex((each) => each.kind !== 'pass' && test(each, its));
  if (action < 0) return false;
  answer(its, decision.player, { kind: 'priority', action });
  return true;
}

const always =
  (value: 'yes' | 'no'): Script =>
  (asked) =>
    asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined;

describe('madness (CR 702.35a)', () => {
  it('exiles the discarded card, and lets it be cast for its cost', () => {
    const its = game({ hand: ['Rest', 'Fury'] });
    act(its, named('cast', 'Rest'));
    settle(its, always('yes'));
    expect(lifeOf(its, 'p0')).toBe(23);
    expect(all(its, 'Fury', 'graveyard')).toHaveLength(1);
  });
  it('puts it into the graveyard if it is not cast', () => {
    const its = game({ hand: ['Rest', 'Fury'] });
    act(its, named('cast', 'Rest'));
    settle(its, always('no'));
    expect(lifeOf(its, 'p0')).toBe(20);
    expect(all(its, 'Fury', 'graveyard')).toHaveLength(1);
  });
});

it('a suspended card is cast when its time has come, and has haste (CR 702.62a)', () => {
  const its = game({ hand: ['Later'] });
  expect(act(its, named('special', 'Later'))).toBe(true);
  expect(the(its, 'Later', 'exile').counters).toEqual({ time: 1 });
  advance(its, (at) => at.state.turn.number === 3 && at.state.turn.step === 'main1', always('yes'));
  expect(characteristicsOf(its, the(its, 'Later').id).keywords).toContain('haste');
});

describe('rebound (CR 702.88a)', () => {
  it('lets the spell be cast once more, in the next upkeep', () => {
    const its = game({ hand: ['Again'] });
    act(its, named('cast', 'Again'));
    settle(its);
    expect(all(its, 'Again', 'exile')).toHaveLength(1);
    advance(its, (at) => at.state.turn.number === 3 && at.state.turn.step === 'main1', always('yes'));
    expect(lifeOf(its, 'p0')).toBe(24);
    expect(all(its, 'Again', 'graveyard')).toHaveLength(1);
  });
  it('is over after that upkeep', () => {
    const its = game({ hand: ['Again'] });
    act(its, named('cast', 'Again'));
    advance(its, (at) => at.state.turn.number === 3 && at.state.turn.step === 'main1', always('no'));
    advance(its, (at) => at.state.turn.number === 5 && at.state.turn.step === 'main1', always('yes'));
    expect(lifeOf(its, 'p0')).toBe(22);
  });
});

it('what is unearthed has haste and is exiled, however it leaves (CR 702.84a)', () => {
  const its = game({ graveyard: ['Rise'] });
  expect(act(its, named('activate', 'Rise'))).toBe(true);
  settle(its);
  const { id } = the(its, 'Rise');
  expect(characteristicsOf(its, id).keywords).toContain('haste');
  happen(its, { kind: 'destroy', object: id, source: null, by: null, regeneration: 'allowed' });
  expect(all(its, 'Rise', 'exile')).toHaveLength(1);
  const other = game({ graveyard: ['Rise'] });
  act(other, named('activate', 'Rise'));
  advance(other, (at) => at.state.turn.number === 2);
  expect(all(other, 'Rise', 'exile')).toHaveLength(1);
});

it('cascade passes over what costs as much or more (CR 702.85a)', () => {
  const its = game({ hand: ['Fall'], library: ['Rain', 'Drop'] });
  setPlayer(its, 'p0', { library: (its.state.players['p0']?.library ?? []).toReversed() });
  act(its, named('cast', 'Fall'));
  settle(its, always('yes'));
  // Nothing costs less than {0}.
  expect(lifeOf(its, 'p0')).toBe(21);
  expect(its.state.exile).toEqual([]);
});

it('storm counts the spells that were cast before (CR 702.40a)', () => {
  const its = game({ hand: ['Hulk', 'Hulk', 'Rain'] });
  act(its, named('cast', 'Hulk'));
  settle(its);
  act(its, named('cast', 'Hulk'));
  settle(its);
  act(its, named('cast', 'Rain'));
  settle(its);
  expect(lifeOf(its, 'p0')).toBe(23);
});

it('awaken adds a land to a spell that was cast for it, and to no other (CR 702.113a)', () => {
  const its = game({ hand: ['Grow'], battlefield: ['Moss'] });
  act(its, named('cast', 'Grow', 'awaken'));
  settle(its);
  expect(characteristicsOf(its, the(its, 'Moss').id)).toMatchObject({ power: 2, toughness: 2 });
  const other = game({ hand: ['Grow'], battlefield: ['Moss', 'Moss', 'Moss', 'Moss', 'Moss'] });
  act(other, named('cast', 'Grow', 'normal'));
  settle(other);
  expect(lifeOf(other, 'p0')).toBe(21);
  expect(characteristicsOf(other, the(other, 'Moss').id).types).toEqual(['land']);
});

it('a ninja takes the place of an unblocked attacker (CR 702.49a)', () => {
  const its = game({ hand: ['Blade'], battlefield: ['Ox'] });
  expect(act(its, named('activate', 'Blade'))).toBe(false);
  const ox: ObjectId = the(its, 'Ox').id;
  advance(
    its,
    (at) => at.state.turn.number === 3 && at.state.turn.step === 'declareBlockers',
    (asked) =>
      asked.kind === 'attackers' && asked.player === 'p0'
        ? { kind: 'attackers', attacks: [{ attacker: ox, defender: 'p1' }] }
        : undefined,
  );
  expect(act(its, named('activate', 'Blade'))).toBe(true);
  settle(its);
  expect(all(its, 'Ox', 'hand')).toHaveLength(1);
  expect(the(its, 'Blade').tapped).toBe(true);
  const before = lifeOf(its, 'p1');
  advance(its, (at) => at.state.turn.step === 'main2');
  expect(lifeOf(its, 'p1')).toBe(before - 2);
});

it('casualty copies the spell for a creature of enough power (CR 702.153a)', () => {
  const its = game({ hand: ['Pact'], battlefield: ['Ox'] });
  act(its, named('cast', 'Pact'));
  settle(its, always('yes'));
  expect([lifeOf(its, 'p0'), all(its, 'Ox').length]).toEqual([22, 0]);
  const other = game({ hand: ['Pact'] });
  act(other, named('cast', 'Pact'));
  settle(other, always('yes'));
  expect(lifeOf(other, 'p0')).toBe(21);
});

it('squad makes as many copies as its cost was paid (CR 702.157a)', () => {
  const its = game({ hand: ['Twins'] });
  act(its, named('cast', 'Twins'));
  let paid = 0;
  settle(its, (asked) =>
    asked.kind === 'yesNo' && asked.what === 'optionalCost'
      ? { kind: 'yesNo', value: paid++ < 2 ? 'yes' : 'no' }
      : undefined,
  );
  expect(all(its, 'Twins')).toHaveLength(3);
});

it('mayhem casts from the graveyard what was discarded this turn only (CR 702.187a)', () => {
  const its = game({ hand: ['Rest', 'Havoc'], graveyard: ['Havoc'] });
  expect(act(its, named('cast', 'Havoc', 'mayhem'))).toBe(false);
  act(its, named('cast', 'Rest'));
  settle(its);
  expect(act(its, named('cast', 'Havoc', 'mayhem'))).toBe(true);
  settle(its);
  expect(lifeOf(its, 'p0')).toBe(21);
  expect(act(its, named('cast', 'Havoc', 'mayhem'))).toBe(false);
});
