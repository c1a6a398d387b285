import type { MalformedCode } from '../diagnostic';
import { limits } from '../limits';
import { unzigzag } from './writer';

/** Thrown by readers where the bytes are not those of a module; `decode` catches it. */
export class MalformedBytes extends Error {
  constructor(
    readonly code: MalformedCode,
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

/** Is told what the bytes from `start` to `end` mean. */
export type Listener = (start: number, end: number, name: string, value: string | number | undefined) => void;

const maxUnsigned = 2 ** 33;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A cursor over a part of the bytes of a module; offsets are those of the whole. Throws `MalformedBytes`. */
export class ByteReader {
  /** End of the last bytes that the listener was told of. */
  private told: number;

  constructor(
    private readonly bytes: Uint8Array,
    public offset: number,
    readonly end: number,
    private readonly listener: Listener | undefined,
  ) {
    this.told = offset;
  }

  fail(message: string, offset = this.offset, code: MalformedCode = 'ORA0172'): never {
    throw new MalformedBytes(code, message, offset);
  }

  get atEnd(): boolean {
    return this.offset >= this.end;
  }

  byte(): number {
    const byte = this.offset < this.end ? this.bytes[this.offset] : undefined;
    if (byte === undefined) return this.fail('the bytes end too early');
    this.offset += 1;
    return byte;
  }

  /** An integer that is not negative, in as few bytes as it needs. */
  unsigned(): number {
    const start = this.offset;
    let value = 0;
    for (let scale = 1; scale < maxUnsigned; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) {
        if (byte === 0 && scale > 1) return this.fail('an integer has more bytes than it needs', start);
        return value;
      }
    }
    return this.fail('an integer is too large', start);
  }

  signed(): number {
    const start = this.offset;
    const value = unzigzag(this.unsigned());
    if (Math.abs(value) > limits.integer) this.fail(`an integer is beyond ${limits.integer}`, start);
    return value;
  }

  /** A number of things that take at least one byte each. */
  count(max = Number.MAX_SAFE_INTEGER): number {
    const start = this.offset;
    const count = this.unsigned();
    if (count > this.end - this.offset) this.fail(`${count} things do not fit into the bytes that are left`, start);
    if (count > max) this.fail(`a list of ${count} is longer than ${max}`, start);
    return count;
  }

  /** An index into something of this size. */
  index(size: number, of: string): number {
    const start = this.offset;
    const index = this.unsigned();
    if (index >= size) this.fail(`there is no ${of} ${index}`, start);
    return index;
  }

  /** Text as UTF-8 after its length in bytes. */
  text(): string {
    const start = this.offset;
    const length = this.count();
    const bytes = this.bytes.subarray(this.offset, this.offset + length);
    this.offset += length;
    const text = decodeText(bytes) ?? this.fail('text is not UTF-8', start);
    if (text.length > limits.stringLength) this.fail(`text is longer than ${limits.stringLength}`, start);
    return text;
  }

  /** A reader for the next bytes, after their number; this reader goes on behind them. */
  block(): ByteReader {
    const length = this.count();
    this.tell('length', length);
    const inner = new ByteReader(this.bytes, this.offset, this.offset + length, this.listener);
    this.offset += length;
    this.told = this.offset;
    return inner;
  }

  finish(what: string): void {
    if (!this.atEnd) this.fail(`${what} ends before its bytes do`);
  }

  /** Tells the listener what was read since it was told last. */
  tell(name: string, value?: string | number): void {
    this.listener?.(this.told, this.offset, name, value);
    this.told = this.offset;
  }
}

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
