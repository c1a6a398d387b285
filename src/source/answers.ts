/**
 * Answers about objects that come and go, such as parts of programs: each is kept as long as the object is there, and at most
 * until all are dropped.
 *
 * A weak map alone would do, but while V8 collects young objects alone it takes all answers for needed, and with them
 * the objects that they are about: where programs are tried one after the other, that is most of what it has to copy.
 */
export class Answers<Key extends object, Answer> {
  private known = new WeakMap<Key, Answer>();

  /** For constants of a module: a register holds on to them for good. */
  constructor() {
    register.push(() => (this.known = new WeakMap()));
  }

  get(key: Key): Answer | undefined {
    return this.known.get(key);
  }

  set(key: Key, answer: Answer): void {
    this.known.set(key, answer);
  }
}

const register: (() => void)[] = [];

/** Drops all answers: they can always be worked out again. */
export function dropAnswers(): void {
  for (const drop of register) drop();
}
