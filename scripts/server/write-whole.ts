import { closeSync, fsyncSync, openSync, renameSync, writeSync } from "node:fs";

/** Writes a file that has its new content or the one before, also after a power failure. */
export function writeWhole(file: string, content: string, mode = 0o644): void {
  const descriptor = openSync(`${file}.next`, "w", mode);
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(`${file}.next`, file);
}
