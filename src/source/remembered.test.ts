import { remembered, rememberedByName } from './remembered';

test('an answer is worked out once for each object', () => {
  const asked: object[] = [];
  const sizeOf = remembered((list: readonly string[]) => {
    asked.push(list);
    return list.length;
  });
  const [one, other] = [['a'], ['a']];
  expect([sizeOf(one), sizeOf(one), sizeOf(other)]).toEqual([1, 1, 1]);
  expect(asked).toEqual([one, other]);
});

test('an answer that is nothing is kept as well', () => {
  let asked = 0;
  const lookedUp = rememberedByName((name: string) => {
    asked += 1;
    return name === '' ? null : name;
  });
  expect([lookedUp(''), lookedUp(''), lookedUp('b')]).toEqual([null, null, 'b']);
  expect(asked).toBe(2);
});
