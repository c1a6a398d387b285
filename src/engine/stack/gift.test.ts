import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { isOffered, takeAction } from '../testing/casting';
import { all, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/2',
  'Relic | {0} | Artifact',
  `Kind Word | {0} | Sorcery
   Gift a card
   You gain 2 life. If the gift was promised, you gain 5 life.`,
  `Kind Blow | {0} | Sorcery
   Gift a tapped Fish
   Destroy target artifact. If the gift was promised, instead destroy target creature.`,
  `Kind Host | {0} | Creature — Ox | 3/3
   Gift a Treasure
   When Kind Host enters, if the gift was promised, you gain 4 life.`,
  `Glad Giver | {0} | Enchantment
   Whenever you give a gift, you gain 1 life.`,
  `Kicked Bolt | {0} | Sorcery
   Kicker {0}
   You gain 1 life. If this spell was kicked, it deals 2 damage to target creature.`,
);

type Zones = Parameters<typeof table>[1][number];
const game = (mine: Zones, ...others: readonly Zones[]): Game =>
  table(cards, [mine, ...(others.length > 0 ? others : [{}])], {}, english);

interface Answers {
  readonly gift: 'yes' | 'no';
  readonly to?: 'p1' | 'p2';
  readonly target?: string;
}

/** Casts a spell with these answers; tells what was asked. */
function cast(its: Game, name: string, { gift, to = 'p1', target }: Answers): readonly string[] {
  const asked: string[] = [];
  const script: Script = (decision, then) => {
    asked.push(decision.kind);
    if (decision.kind === 'yesNo') return { kind: 'yesNo', value: decision.only ?? gift };
    if (decision.kind === 'choose') return { kind: 'choose', chosen: [to] };
    if (decision.kind !== 'targets' || target === undefined) return undefined;
    return { kind: 'targets', chosen: [the(then, target).id] };
  };
  takeAction(its, 'cast', name);
  settle(its, script);
  return asked;
}

const handOf = (its: Game, player: 'p0' | 'p1' | 'p2'): number => its.state.players[player]?.hand.length ?? 0;

describe('gift (CR 702.174)', () => {
  it('gives the promised opponent what it says before the spell does the rest', () => {
    const its = game({ hand: ['Kind Word'] });
    cast(its, 'Kind Word', { gift: 'yes' });
    expect([handOf(its, 'p1'), lifeOf(its, 'p0')]).toEqual([1, 27]);
  });

  it('gives nothing that was not promised', () => {
    const its = game({ hand: ['Kind Word'] });
    cast(its, 'Kind Word', { gift: 'no' });
    expect([handOf(its, 'p1'), lifeOf(its, 'p0')]).toEqual([0, 22]);
  });

  it('asks which opponent', () => {
    const its = game({ hand: ['Kind Word'] }, {}, {});
    cast(its, 'Kind Word', { gift: 'yes', to: 'p2' });
    expect([handOf(its, 'p1'), handOf(its, 'p2')]).toEqual([0, 1]);
  });

  it('triggers when a permanent enters whose gift was promised', () => {
    const its = game({ hand: ['Kind Host', 'Kind Host'] });
    cast(its, 'Kind Host', { gift: 'yes' });
    const [treasure] = all(its, 'Treasure Token');
    expect(treasure?.controller).toBe('p1');
    expect(lifeOf(its, 'p0')).toBe(24);
    cast(its, 'Kind Host', { gift: 'no' });
    expect([all(its, 'Treasure Token').length, lifeOf(its, 'p0')]).toEqual([1, 24]);
  });

  it('is given once for what looks for it', () => {
    const its = game({ hand: ['Kind Word'], battlefield: ['Glad Giver'] });
    cast(its, 'Kind Word', { gift: 'yes' });
    expect(lifeOf(its, 'p0')).toBe(28);
  });
});

describe('targets that depend on how a spell was cast (CR 702.174m, CR 702.33g)', () => {
  it('are those of the part that will be carried out', () => {
    const its = game({ hand: ['Kind Blow'], battlefield: ['Relic', 'Ox'] });
    cast(its, 'Kind Blow', { gift: 'yes', target: 'Ox' });
    expect([all(its, 'Ox').length, all(its, 'Relic').length]).toEqual([0, 1]);
    const [fish] = all(its, 'Fish Token');
    expect([fish?.controller, fish?.tapped]).toEqual(['p1', true]);
    expect(fish && characteristicsOf(its, fish.id).colors).toEqual(['blue']);
  });

  it('need not be there for the other part', () => {
    const its = game({ hand: ['Kind Blow'], battlefield: ['Ox'] });
    expect(isOffered(its, 'cast', 'Kind Blow')).toBe(true);
    takeAction(its, 'cast', 'Kind Blow');
    settle(its);
    expect([all(its, 'Ox').length, handOf(its, 'p1'), all(its, 'Fish Token').length]).toEqual([0, 0, 1]);
    expect(isOffered(game({ hand: ['Kind Blow'] }), 'cast', 'Kind Blow')).toBe(false);
  });

  it('are not asked for when the cost is not paid', () => {
    const its = game({ hand: ['Kicked Bolt', 'Kicked Bolt'], battlefield: ['Ox', 'Ox'] });
    expect(cast(its, 'Kicked Bolt', { gift: 'no' })).not.toContain('targets');
    expect([lifeOf(its, 'p0'), all(its, 'Ox').length]).toEqual([21, 2]);
    expect(cast(its, 'Kicked Bolt', { gift: 'yes', target: 'Ox' })).toContain('targets');
    expect([lifeOf(its, 'p0'), all(its, 'Ox').length]).toEqual([22, 1]);
  });

  it('leave the spell castable without them', () => {
    const its = game({ hand: ['Kicked Bolt'] });
    cast(its, 'Kicked Bolt', { gift: 'no' });
    expect(lifeOf(its, 'p0')).toBe(21);
  });
});
