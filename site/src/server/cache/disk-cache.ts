import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type RenderedPage = { path: string; html: string };

/**
 * A document as stored on disk, with its content version; stored compressed because a starting server has no time for
 * it.
 */
export type SavedPage = RenderedPage & {
  version: string;
  br: string;
};

export type DiskCache = {
  read: (key: string) => Promise<SavedPage | null>;
  write: (key: string, copy: SavedPage) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

/** Maximum number of copies; the oldest is evicted first. */
const DISK_CACHE_MAX = 500;

export const NO_DISK_CACHE: DiskCache = { read: async () => null, write: async () => {}, remove: async () => {} };

/**
 * Pages on disk, so that a restarted server can respond while the content system is down.
 * @param build id of everything besides the content that documents depend on; copies of another build are never read
 */
export function createDiskCache(directory: string, build: string, max: number = DISK_CACHE_MAX): DiskCache {
  const folder = join(directory, build);
  const fileOf = (key: string) => join(folder, `${createHash("sha256").update(key).digest("hex").slice(0, 32)}.json`);
  return {
    async read(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), "utf8")) as SavedPage;
      } catch {
        // The page has to be rendered either way.
        return null;
      }
    },
    async write(key, copy) {
      await mkdir(folder, { recursive: true });
      // Renamed after writing, so that a crash leaves the old copy or the new one.
      const temporary = join(folder, `${randomUUID()}.tmp`);
      try {
        await writeFile(temporary, JSON.stringify(copy));
        await rename(temporary, fileOf(key));
      } catch (error) {
        await rm(temporary, { force: true }); // partial files would only fill a full disk further
        throw error;
      }
      await removeOldest(folder, max);
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

async function removeOldest(folder: string, max: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= max) return;
  const modifiedAt = (path: string) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const paths = names.map((name) => join(folder, name));
  const files = await Promise.all(paths.map(async (path) => ({ path, at: await modifiedAt(path) })));
  const oldest = files.sort((a, b) => a.at - b.at).slice(0, names.length - max);
  await Promise.all(oldest.map(({ path }) => rm(path, { force: true })));
}

/** CACHE_DIR contains other folders, too. */
const isBuildId = (name: string) => /^[\da-f]{12}$/.test(name);

/** Removes the copies of other builds. A server that still runs one of them starts over. */
export async function removeOtherBuilds(directory: string, build: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const others = (await readdir(directory)).filter((name) => isBuildId(name) && name !== build);
  await Promise.all(others.map((name) => rm(join(directory, name), { recursive: true, force: true })));
}
