import { mappedFrom } from './mapped';
import { applyEntry, modernize } from './modernize';
import { wording } from './wording/index';

describe.each(wording)('$name', (entry) => {
  const [old, modern] = entry.example;
  const mapped = mappedFrom(old, 0, old.length);

  test('rewrites its example', () => {
    expect(old).toContain(entry.needs);
    expect(applyEntry(mapped, entry).text).toBe(modern);
  });

  test('leaves what it made alone', () => {
    const text = modernize(mapped).text;
    expect(modernize(mappedFrom(text, 0, text.length)).text).toBe(text);
  });
});

test('names of entries are used once', () => {
  expect(new Set(wording.map((entry) => entry.name)).size).toBe(wording.length);
});
