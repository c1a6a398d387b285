import { abilityWithWord, makePool, printedPath, withWordAt, abilityAt } from '../vm/pool';
import { bareAbility } from './bare-ability';
import { bareFaceProgram } from './bare-face';
import { made } from './made';
import { withWord } from './word-change';

describe('a word in place of another', () => {
  const red = made('color', 'red');

  it('takes the place of a color and a subtype at any depth', () => {
    const filter = made('allOf', [red, made('subtype', 'goblin'), made('type', 'creature')]);
    expect(withWord([filter], { from: 'red', to: 'blue' })).toEqual([
      made('allOf', [made('color', 'blue'), made('subtype', 'goblin'), made('type', 'creature')]),
    ]);
    expect(withWord(filter, { from: 'goblin', to: 'elf' })).toEqual(
      made('allOf', [red, made('subtype', 'elf'), made('type', 'creature')]),
    );
  });

  it('changes no name, no mana symbol, and nothing where the word is not', () => {
    const code = [made('named', 'red'), made('symbols', '{r}', null), made('color', 'green')];
    expect(withWord(code, { from: 'red', to: 'blue' })).toBe(code);
  });
});

describe('the path of an ability with changed words', () => {
  const keyword = made('landwalk', made('allOf', [made('subtype', 'swamp')]));
  const ability = { ...bareAbility, kind: 'keyword' as const, keyword, separator: 'comma' as const, expansion: [] };
  const program = {
    name: 'Stalker // Fen',
    layout: 'normal' as const,
    faces: [bareFaceProgram('Stalker', { abilities: [ability] })],
  };
  const makeStalkers = (): ReturnType<typeof makePool> => makePool([['Stalker // Fen', program]]);
  const path = 'Stalker // Fen/faces.0.abilities.0';

  it('leads to the ability with the new word, also in a pool that has not made it', () => {
    const changed = abilityWithWord(makeStalkers(), path, { from: 'swamp', to: 'island' });
    const again = abilityWithWord(makeStalkers(), changed, { from: 'island', to: 'forest' });
    expect(abilityAt(makeStalkers(), again)).toMatchObject({
      keyword: made('landwalk', made('allOf', [made('subtype', 'forest')])),
    });
    expect(printedPath(again)).toBe(path);
  });

  it('is the same where the word is not there', () => {
    expect(abilityWithWord(makeStalkers(), path, { from: 'red', to: 'blue' })).toBe(path);
    expect(withWordAt('', { from: 'red', to: 'blue' })).toBe('');
  });
});
