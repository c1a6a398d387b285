const encoder = new TextEncoder();

/** Bytes that grow at the end. Integers are written in groups of seven bits, lowest first (LEB128). */
export class ByteWriter {
  private bytes = new Uint8Array(32);
  private length = 0;

  /** An integer that is not negative. */
  unsigned(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.byte((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.byte(rest);
  }

  /** Any integer: 0, −1, 1, −2, 2 … are written as 0, 1, 2, 3, 4 … */
  signed(value: number): void {
    this.unsigned(zigzag(value));
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.reserve(1);
    this.bytes[this.length] = value;
    this.length += 1;
  }

  raw(bytes: Uint8Array | readonly number[]): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Bytes after their number. */
  block(bytes: Uint8Array): void {
    this.unsigned(bytes.length);
    this.raw(bytes);
  }

  /** Text as UTF-8 after its length in bytes. */
  text(text: string): void {
    this.block(encoder.encode(text));
  }

  /** What was written so far, as a copy. */
  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
    grown.set(this.bytes);
    this.bytes = grown;
  }
}

/** Numbers the integers so that small ones have small numbers. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** The integer with a number given by `zigzag`. */
export function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
