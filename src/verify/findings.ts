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
    this.path.push(step);
    look();
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
    if (words !== undefined && words.end > this.textLength) {
      this.report('ORA0406', `the words end at ${words.end}, the text at ${this.textLength}`);
    }
    const outer = this.words;
    this.words = words ?? outer;
    look();
    this.words = outer;
  }

  /** Looks at each element of a list in a field. */
  each<T>(field: string, list: readonly T[], look: (element: T, index: number) => void): void {
    this.within(field, () => list.forEach((element, index) => this.within(index, () => look(element, index))));
  }
}
