import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { decisionOf } from '../game';
import { partnerOf } from '../state/pairs';
import { takeAction } from '../testing/casting';
import { advance, all, destroy, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/2',
  `Friend | {0} | Creature — Human | 1/1
   Soulbond
   As long as Friend is paired with another creature, both creatures have vigilance.`,
  `Sibling | {0} | Creature — Human | 1/1
   Soulbond
   As long as Sibling is paired with another creature, each of those creatures gets +3/+3.`,
  `Duet | {0} | Instant
   Target creature gets +1/+1 until end of turn. If it's paired with a creature, that creature also gets +5/+5 until end of turn.`,
  `Loan | {0} | Instant
   Gain control of target creature until end of turn.`,
  `Twin Blade | {0} | Artifact — Equipment
   Whenever equipped creature blocks or becomes blocked by a creature, exile both creatures.
   Equip {0}`,
);

const yes: Script = (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined);

function game(hand: readonly string[], field: readonly string[] = []): Game {
  return table(cards, [{ hand, battlefield: field }, { hand: ['Loan'] }], {}, english);
}

function cast(its: Game, name: string, script: Script = yes): void {
  takeAction(its, 'cast', name);
  settle(its, script);
}

const pt = (its: Game, name: string): string => {
  const { power, toughness } = characteristicsOf(its, the(its, name).id);
  return `${String(power)}/${String(toughness)}`;
};

const isVigilant = (its: Game, name: string): boolean =>
  characteristicsOf(its, the(its, name).id).keywords.includes('vigilance');

const partner = (its: Game, name: string): string | null => partnerOf(its, the(its, name).id);

/** Targets what has this name. */
const at =
  (name: string): Script =>
  (asked, its) =>
    asked.kind === 'targets' ? { kind: 'targets', chosen: [the(its, name).id] } : undefined;

describe('both creatures', () => {
  it('are the two that the event speaks of, and no others', () => {
    const its = table(
      cards,
      [{ battlefield: ['Ox', 'Friend', 'Twin Blade'] }, { battlefield: ['Sibling', 'Ox'] }],
      {},
      english,
    );
    takeAction(its, 'activate', 'Twin Blade');
    settle(its, at('Friend'));
    const friend = the(its, 'Friend').id;
    const sibling = the(its, 'Sibling').id;
    advance(
      its,
      (then) => then.state.turn.step === 'main2',
      (asked) => {
        if (asked.kind === 'attackers') return { kind: 'attackers', attacks: [{ attacker: friend, defender: 'p1' }] };
        if (asked.kind === 'blockers') return { kind: 'blockers', blocks: [{ blocker: sibling, attacker: friend }] };
        return undefined;
      },
    );
    expect([all(its, 'Friend').length, all(its, 'Sibling').length]).toEqual([0, 0]);
    expect(all(its, 'Ox')).toHaveLength(2);
  });
});

describe('soulbond (CR 702.95)', () => {
  it('pairs as it enters, and both have what it says', () => {
    const its = game(['Friend'], ['Ox']);
    cast(its, 'Friend');
    expect(partner(its, 'Friend')).toBe(the(its, 'Ox').id);
    expect(partner(its, 'Ox')).toBe(the(its, 'Friend').id);
    expect([isVigilant(its, 'Friend'), isVigilant(its, 'Ox')]).toEqual([true, true]);
  });

  it('pairs with what enters later', () => {
    const its = game(['Ox'], ['Sibling']);
    cast(its, 'Ox');
    expect([pt(its, 'Sibling'), pt(its, 'Ox')]).toEqual(['4/4', '5/5']);
  });

  it('is a choice, and needs another creature', () => {
    const its = game(['Friend'], ['Ox']);
    cast(its, 'Friend', (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'no' } : undefined));
    expect(partner(its, 'Friend')).toBeNull();
    expect(isVigilant(its, 'Ox')).toBe(false);
    const alone = game(['Friend']);
    takeAction(alone, 'cast', 'Friend');
    const asked: string[] = [];
    settle(alone, (decision) => {
      asked.push(decision.kind);
      return undefined;
    });
    expect(asked).not.toContain('yesNo');
    expect(partner(alone, 'Friend')).toBeNull();
  });

  it('leaves out creatures that are paired already (CR 702.95d)', () => {
    const its = game(['Friend', 'Sibling'], ['Ox']);
    cast(its, 'Friend');
    cast(its, 'Sibling');
    expect(partner(its, 'Sibling')).toBeNull();
    expect(pt(its, 'Ox')).toBe('2/2');
    expect(isVigilant(its, 'Ox')).toBe(true);
  });

  it('ends as one of them leaves, and the other can be paired again (CR 702.95e)', () => {
    const its = game(['Friend', 'Ox'], ['Ox']);
    cast(its, 'Friend');
    destroy(its, the(its, 'Ox').id);
    settle(its);
    expect(partner(its, 'Friend')).toBeNull();
    expect(isVigilant(its, 'Friend')).toBe(false);
    cast(its, 'Ox');
    expect(isVigilant(its, 'Friend')).toBe(true);
  });

  it('ends as another player gains control of one of them, and does not come back with it', () => {
    const its = game(['Friend'], ['Ox']);
    cast(its, 'Friend');
    advance(its, (then) => decisionOf(then)?.player === 'p1');
    takeAction(its, 'cast', 'Loan');
    settle(its, at('Ox'));
    expect(characteristicsOf(its, the(its, 'Ox').id).controller).toBe('p1');
    expect(partner(its, 'Friend')).toBeNull();
    advance(its, (then) => then.state.turn.number === 2);
    expect(characteristicsOf(its, the(its, 'Ox').id).controller).toBe('p0');
    expect([partner(its, 'Ox'), isVigilant(its, 'Ox')]).toEqual([null, false]);
  });

  it('is what "paired with a creature" and "that creature" speak of', () => {
    const its = game(['Friend', 'Duet'], ['Ox']);
    cast(its, 'Friend');
    cast(its, 'Duet', at('Friend'));
    expect([pt(its, 'Friend'), pt(its, 'Ox')]).toEqual(['2/2', '7/7']);
    const apart = game(['Duet'], ['Ox']);
    cast(apart, 'Duet', at('Ox'));
    expect(pt(apart, 'Ox')).toBe('3/3');
    expect(all(apart, 'Ox')).toHaveLength(1);
  });
});
