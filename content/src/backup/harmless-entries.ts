import { isAbsolute, normalize } from "node:path";
import type { Parser, ReadEntry } from "tar";

/** All that a backup consists of, in tar's words. */
const PLAIN = new Set(["File", "OldFile", "Directory"]);

/**
 * Whether an entry may be in a backup: a link in it would publish what it leads to, and a path out of it would be written there.
 * The first that may not be ends the reading, with an error of the parser.
 */
export function isHarmless({ path, type }: ReadEntry, parser: Parser): boolean {
  const isOutside = isAbsolute(path) || normalize(path).split(/[/\\]/).includes("..");
  if (!isOutside && PLAIN.has(type)) return true;
  const reason = isOutside ? "would lie outside of it" : `is neither a file nor a folder (${type})`;
  parser.abort(new Error(`${path} ${reason}. Somebody may have changed it: nothing of it is restored.`));
  return false;
}
