import { opendir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Pauses between attempts to remove a folder into which something is still being written, in ms. */
const AGAIN = { maxRetries: 10, retryDelay: 100 };

/**
 * Removes a folder and all that is in it, one file after another: `rm` alone begins with all files of a folder at once, and needs
 * 2 kB of memory for each. It is fine if there is none.
 */
export async function removeFolder(folder: string): Promise<void> {
  const entries = await opendir(folder).catch(() => []);
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? removeFolder(path) : rm(path, { force: true }));
  }
  await rm(folder, { recursive: true, force: true, ...AGAIN });
}
