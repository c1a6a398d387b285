import { distanceOf, nearest } from './nearest';

test.each([
  ['creture', 'creature', 1],
  ['crad', 'card', 1],
  ['untill', 'until', 1],
  ['strik', 'strike', 1],
  ['abc', 'abc', 0],
  ['abcd', 'badc', 2],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(distanceOf(a, b, 3)).toBe(distance);
  expect(distanceOf(b, a, 3)).toBe(distance);
});

test('beyond the limit, the distance is only known to be larger', () => {
  expect(distanceOf('dragon', 'elf', 2)).toBeGreaterThan(2);
});

test('only the nearest words are named, and none when all are far', () => {
  expect(nearest('crad', ['card', 'cards', 'creature'])).toEqual(['card']);
  expect(nearest('card', ['card'])).toEqual([]);
  expect(nearest('wumpus', ['card', 'creature'])).toEqual([]);
  expect(nearest('dees', ['dies', 'does', 'sees', 'deer'], 2)).toEqual(['deer', 'dies']);
});
