import { execFileSync } from "node:child_process";
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Writes to the disk all that was written near a path: what follows from it may be there before it after a power failure. */
export const toDisk = (path: string): void => void execFileSync("sync", ["--file-system", path]);

/** Writes a file that has its new content or the one before, also after a power failure. */
export function writeWhole(file: string, content: string, mode = 0o644): void {
  const descriptor = openSync(`${file}.next`, "w", mode);
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.next`, file);
}
