import { Answers } from './answers';

/** What can be told from no answer yet. */
type Known = object | string | number | boolean | null;

/** A function of an object that works each answer out once, and keeps it as long as the object is there. */
export function remembered<Key extends object, Answer extends Known>(find: (key: Key) => Answer): (key: Key) => Answer {
  return over(new WeakMap<Key, Answer>(), find);
}

/** The same of parts of programs and what follows from them, with answers that can be dropped. */
export function rememberedOfCode<Key extends object, Answer extends Known>(
  find: (key: Key) => Answer,
): (key: Key) => Answer {
  return over(new Answers<Key, Answer>(), find);
}

/** A function of a name, of which there are only so many, that works each answer out once. */
export function rememberedByName<Name extends string, Answer extends Known>(
  find: (name: Name) => Answer,
): (name: Name) => Answer {
  return over(new Map<Name, Answer>(), find);
}

/** A function of a text that works the answers about short texts out once: those come again. Of long texts it keeps nothing. */
export function rememberedOfShort<Answer extends Known>(
  find: (text: string) => Answer,
  { longest, most }: { readonly longest: number; readonly most: number },
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  const known = over(answers, find);
  return (text) => {
    if (text.length > longest) return find(text);
    if (answers.size >= most) answers.clear();
    return known(text);
  };
}

/** Answers by what they are about. */
interface Store<Key, Answer> {
  get(key: Key): Answer | undefined;
  set(key: Key, answer: Answer): unknown;
}

function over<Key, Answer>(answers: Store<Key, Answer>, find: (key: Key) => Answer): (key: Key) => Answer {
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = find(key);
    answers.set(key, found);
    return found;
  };
}
