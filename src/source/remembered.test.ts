import { remembered, rememberedByName, rememberedOfShort } from './remembered';

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

test('answers about short texts are worked out once, about long ones each time, and room is made when there are too many', () => {
  const asked: string[] = [];
  const lengthOf = rememberedOfShort(
    (text) => {
      asked.push(text);
      return text.length;
    },
    { longest: 3, most: 2 },
  );
  expect(['ab', 'ab', 'long', 'long', 'c', 'd', 'ab'].map(lengthOf)).toEqual([2, 2, 4, 4, 1, 1, 2]);
  expect(asked).toEqual(['ab', 'long', 'long', 'c', 'd', 'ab']);
});
