import { closeSync, mkdirSync, openSync, utimesSync, writeSync } from "node:fs";
import { dirname, isAbsolute, join, normalize } from "node:path";
import type { Parser, ReadEntry } from "tar";
import { newChecksum } from "./checksums.ts";

const PLAIN = new Set(["File", "OldFile", "Directory"]);

/**
 * Whether an entry is allowed in a backup: a link would publish its target, and a path could lead outside. The first
 * forbidden entry stops the parser with an error.
 */
export function isHarmless({ path, type }: ReadEntry, parser: Parser): boolean {
  const isOutside = isAbsolute(path) || normalize(path).split(/[/\\]/).includes("..");
  if (!isOutside && PLAIN.has(type)) return true;
  const reason = isOutside ? "would lie outside of it" : `is neither a file nor a folder (${type})`;
  parser.abort(new Error(`${path} ${reason}. Somebody may have changed it: nothing of it is restored.`));
  return false;
}

/**
 * Reads an allowed entry, and writes it into a folder if there is one, with back pressure. tar's own Unpack opens all
 * small files that it has read, which took 1 GB of memory for 240,000 of them.
 *
 * @param found receives each file's checksum by path
 */
export function readEntry(entry: ReadEntry, parser: Parser, folder: string | null, found: Map<string, string>): void {
  const { path, mtime } = entry;
  const target = folder && join(folder, path);
  /** An error thrown in a listener would end the process. */
  const attempt = (step: () => void) => {
    try {
      step();
    } catch (error) {
      parser.abort(error as Error);
    }
  };
  if (entry.type === "Directory") {
    if (target) attempt(() => mkdirSync(target, { recursive: true }));
    entry.resume();
    return;
  }
  const checksum = newChecksum();
  const copy: { file?: number } = {};
  attempt(() => {
    if (!target) return;
    mkdirSync(dirname(target), { recursive: true });
    copy.file = openSync(target, "wx", 0o600);
  });
  entry.on("data", (chunk: Buffer) => {
    checksum.update(chunk);
    const { file } = copy;
    if (file !== undefined) attempt(() => writeWhole(file, chunk));
  });
  entry.on("end", () => {
    attempt(() => {
      if (copy.file !== undefined) closeSync(copy.file);
      if (target && mtime) utimesSync(target, mtime, mtime);
    });
    found.set(path, checksum.digest("hex"));
  });
}

function writeWhole(file: number, chunk: Buffer): void {
  for (let written = 0; written < chunk.length; ) written += writeSync(file, chunk, written);
}
