import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { takeAction } from '../testing/casting';
import { all, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Satyr Guest | {9} | Enchantment Creature — Satyr | 2/2
   Bestow {0}
   Enchanted creature gets +2/+2.`,
  `Chase | {0} | Sorcery
   Return target creature to its owner's hand. Then target player sacrifices a creature of their choice.`,
  `Tome | {0} | Creature — Avatar | 1/1
   As Tome enters, exile a card from your graveyard.
   Whenever Tome attacks, return the exiled card to its owner's hand.`,
  `Forge | {0} | Artifact
   {0}: Create a 3/1 red Beast creature token named Hound of the north.`,
  `Pyre | {0} | Artifact
   {0}, Sacrifice another artifact or a creature: You gain 1 life.`,
);

describe('an object that leaves the battlefield', () => {
  it('makes a bestowed Aura a creature at once, before anything else happens (CR 702.103f)', () => {
    const game = table(cards, [{ hand: ['Satyr Guest', 'Chase'], battlefield: ['Ox'] }, {}]);
    takeAction(game, 'cast', 'Satyr Guest');
    settle(game);
    expect(characteristicsOf(game, the(game, 'Ox').id).power).toBe(4);
    takeAction(game, 'cast', 'Chase');
    settle(game, (asked) =>
      asked.kind === 'targets' ? { kind: 'targets', chosen: asked.options.slice(0, 1) } : undefined,
    );
    expect(all(game, 'Ox', 'hand')).toHaveLength(1);
    expect(all(game, 'Satyr Guest', 'graveyard')).toHaveLength(1);
  });
});

describe('an object that enters', () => {
  it('keeps what its own entering exiled linked to it (CR 607.2a)', () => {
    const game = table(cards, [{ hand: ['Tome'], graveyard: ['Ox'] }, {}]);
    takeAction(game, 'cast', 'Tome');
    settle(game);
    const exiled = all(game, 'Ox', 'exile').map(({ id }) => id);
    expect(exiled).toHaveLength(1);
    expect(Object.values(the(game, 'Tome').linked)).toEqual([exiled]);
  });

  it('has its name as it is written, when it is a token with a name', () => {
    const game = table(cards, [{ battlefield: ['Forge'] }, {}]);
    takeAction(game, 'activate', 'Forge');
    settle(game);
    expect(all(game, 'Hound of the North')).toHaveLength(1);
  });
});

describe('"another … or a …" in a cost', () => {
  it('is one choice among both', () => {
    const game = table(cards, [{ battlefield: ['Pyre', 'Forge', 'Ox'] }, {}]);
    takeAction(game, 'activate', 'Pyre');
    const { decision } = game.state;
    expect(decision).toMatchObject({ kind: 'choose', min: 1, max: 1 });
    expect(decision?.kind === 'choose' ? decision.options : []).toEqual([the(game, 'Forge').id, the(game, 'Ox').id]);
  });
});
