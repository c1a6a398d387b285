import type { Span } from '../source/span';
import { atPath, type ModuleDiagnostic } from '../bytecode/diagnostic';
import { limits } from '../bytecode/limits';
import type { VerifyCode } from './codes';

/** Collects findings and keeps the path of the part that is being looked at. */
export class Findings {
  readonly diagnostics: ModuleDiagnostic[] = [];
  private readonly path: (string | number)[] = [];
  private words: Span | undefined;
  /** Length of the text that spans point into, where it is there. */
  private textLength = Infinity;

  report(code: VerifyCode, title: string): void {
    if (this.diagnostics.length < limits.diagnostics) {
      this.diagnostics.push(atPath(code, title, this.path, this.words));
    }
  }

  /** Looks at a part; findings about it have its path. */
  within(step: string | number, look: () => void): void {
    this.enter(step);
    look();
    this.leave();
  }

  /** Goes on to a part, up to `leave`: for code, of which there is much. */
  enter(step: string | number): void {
    this.path.push(step);
  }

  leave(): void {
    this.path.pop();
  }

  /** Looks at a face whose spans point into this text. */
  inText(text: string | undefined, look: () => void): void {
    this.textLength = text?.length ?? Infinity;
    look();
    this.textLength = Infinity;
  }

  /** Looks at parts that came from these words. */
  from(words: Span | undefined, look: () => void): void {
    const outer = this.beginWords(words);
    look();
    this.endWords(outer);
  }

  /** What is looked at came from these words, up to `endWords` with the words around them that this gives. */
  beginWords(words: Span | undefined): Span | undefined {
    if (words !== undefined && words.end > this.textLength) {
      this.report('ORA0406', `the words end at ${words.end}, the text at ${this.textLength}`);
    }
    const outer = this.words;
    this.words = words ?? outer;
    return outer;
  }

  endWords(outer: Span | undefined): void {
    this.words = outer;
  }

  /** Looks at each element of a list in a field. */
  each<T>(field: string, list: readonly T[], look: (element: T, index: number) => void): void {
    this.within(field, () => list.forEach((element, index) => this.within(index, () => look(element, index))));
  }
}
