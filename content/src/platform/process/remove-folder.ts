import { opendir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Retries for a folder that is still being written to; delay in ms. */
const AGAIN = { maxRetries: 10, retryDelay: 100 };

/**
 * Removes a folder recursively, one file at a time: `rm` alone starts all files of a folder at once, with 2 kB of
 * memory for each. A missing folder is fine.
 */
export async function removeFolder(folder: string): Promise<void> {
  const entries = await opendir(folder).catch(() => []);
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? removeFolder(path) : rm(path, { force: true }));
  }
  await rm(folder, { recursive: true, force: true, ...AGAIN });
}
