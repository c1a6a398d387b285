/** What can be told from no answer yet. */
type Known = object | string | number | boolean | null;

/** A function of an object that works each answer out once, and keeps it as long as the object is there. */
export function remembered<Key extends object, Answer extends Known>(find: (key: Key) => Answer): (key: Key) => Answer {
  return over(new WeakMap<Key, Answer>(), find);
}

/** A function of a name, of which there are only so many, that works each answer out once. */
export function rememberedByName<Name extends string, Answer extends Known>(
  find: (name: Name) => Answer,
): (name: Name) => Answer {
  return over(new Map<Name, Answer>(), find);
}

/** Answers by what they are about. */
interface Answers<Key, Answer> {
  get(key: Key): Answer | undefined;
  set(key: Key, answer: Answer): unknown;
}

function over<Key, Answer>(answers: Answers<Key, Answer>, find: (key: Key) => Answer): (key: Key) => Answer {
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = find(key);
    answers.set(key, found);
    return found;
  };
}
