import type { SourceFile } from "../model.ts";
import type { FileImporter } from "./file-importer.ts";
import { OWN_NETWORK } from "./old-servers.ts";

/** How many files of an import were asked for, of how many, and those that cannot be had. */
export type Reachability = {
  looked: number;
  of: number;
  missing: { url: string; reason: string; isInOwnNetwork: boolean }[];
};

/** How many files are asked for at once, and for how long in all, in ms: a plan is waited for. */
const AT_ONCE = 6;
const LONGEST_MS = 45_000;

/** Asks for each file that is not here yet whether it can be had, as far as there is time. */
export async function findUnreachable(
  files: FileImporter,
  used: readonly SourceFile[],
  progress: (done: number, total: number) => void,
): Promise<Reachability> {
  const found: Reachability = { looked: 0, of: used.length, missing: [] };
  const until = performance.now() + LONGEST_MS;
  const waiting = [...used];
  const ask = async () => {
    for (let file = waiting.shift(); file && performance.now() < until; file = waiting.shift()) {
      const { url } = file;
      const reason = await files.whyMissing(file);
      if (reason) found.missing.push({ url, reason, isInOwnNetwork: reason === OWN_NETWORK });
      found.looked += 1;
      progress(found.looked, found.of);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}
