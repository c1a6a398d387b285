import { compileCard } from './card';
import { madeUpCards } from './testing/cards';

jest.mock('../ir/ability', () => {
  const real = jest.requireActual<typeof import('../ir/ability')>('../ir/ability');
  return {
    ...real,
    bindAbility: (ast: Parameters<typeof real.bindAbility>[0], face: Parameters<typeof real.bindAbility>[1]) => {
      if (ast.kind === 'ActivatedAst') throw new TypeError('a mistake of ours');
      return real.bindAbility(ast, face);
    },
  };
});

test('a mistake of the compiler costs one unit, and is reported as such', () => {
  const warden = madeUpCards().find(({ name }) => name === 'Cinder Warden');
  if (warden === undefined) throw new Error('no such card');
  const { faces, program, outcome } = compileCard(warden);
  const [face] = outcome.faces;
  expect(face?.level).toBe('partial');
  expect(face?.gaps).toMatchObject([{ code: 'ORA0901', text: warden.faces[0]?.text.split('\n')[2] }]);
  expect(face?.gaps[0]?.key).toContain('a mistake of ours');
  expect(faces[0]?.items.map(({ gap }) => gap === null)).toEqual([true, true, false]);
  expect(program.faces[0]?.abilities.map(({ kind }) => kind)).toEqual(['keyword', 'triggered']);
});
