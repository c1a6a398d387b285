import { writeWhole } from '../compile/whole-file';
import { UsageError, type Terminal } from './terminal';

/** Writes a file that an option names, whole or not at all; `-` is standard output. */
export function writeOutput(file: string, content: string | Uint8Array, terminal: Terminal): void {
  if (file === '-') {
    terminal.out(content);
    return;
  }
  try {
    writeWhole(file, content);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
