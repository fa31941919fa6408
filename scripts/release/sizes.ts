import { lstatSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./archive.ts";

const BYTES_A_MEGABYTE = 1_000_000;

/** How many parts are named. */
const LARGEST = 14;

export const megabytes = (bytes: number): string => `${(bytes / BYTES_A_MEGABYTE).toFixed(1)} MB`;

/** The part of a release that a file belongs to: its package, or the first two folders above it. */
function partOf(path: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return name ?? path.split("/").slice(0, 2).join("/");
}

/** Lists what a release holds, the largest parts first. */
export function sizesIn(folder: string): string {
  const paths = filesIn(folder);
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const part = partOf(path);
    sizes.set(part, (sizes.get(part) ?? 0) + lstatSync(join(folder, path)).size);
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const largest = [...sizes].sort(([, a], [, b]) => b - a).slice(0, LARGEST);
  const lines = largest.map(([part, size]) => `${megabytes(size).padStart(10)}  ${part}`);
  return [...lines, `${megabytes(all).padStart(10)}  in all, ${paths.length} files`].join("\n");
}
