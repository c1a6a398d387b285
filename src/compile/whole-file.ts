import { randomBytes } from 'node:crypto';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that others see complete or not at all, whatever stops the writing: it is written beside and then takes its
 * name. What is no file (a pipe, a terminal) is written to as it is. Throws what the file system says, and leaves nothing.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const before = statSync(file, { throwIfNoEntry: false });
  if (before !== undefined && !before.isFile()) {
    writeFileSync(file, content);
    return;
  }
  // Where the name is a link, what it leads to is written.
  const place = before === undefined ? file : realpathSync(file);
  const unfinished = `${place}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(unfinished, content, before === undefined ? {} : { mode: before.mode });
    renameSync(unfinished, place);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
