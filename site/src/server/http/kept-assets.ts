import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { type AssetFiles, ENCODING_EXTENSIONS, encodingsBeside } from "./asset-files.ts";
import type { Encoding } from "./content-encoding.ts";
import type { Settings } from "./settings/settings.ts";

/** URL prefix of built files with a content hash in their name. */
export const ASSETS_PREFIX = "/assets/";

/** How long a file is kept after a build that includes it last ran. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

export const KEEP_ASSETS_EVERY_MS = 24 * 60 * 60 * 1000;

/** In CACHE_DIR, so that sites that share it share this folder, too. */
export const keptAssetsFolder = ({ cacheDir }: Pick<Settings, "cacheDir">): string => resolve(cacheDir, "assets");

/**
 * Keeps built files in a folder that builds share; run once a day. A page of the previous build that is open in a
 * browser or cached still finds its scripts, and of two sites side by side each has the files that the other's pages
 * link. Copies missing files, marks all as used, and removes those that no build has used for a week.
 * @param now in ms since 1970
 * @throws Error if the folder isn't writable; then each build serves only its own files
 */
export async function keepAssets(files: AssetFiles, folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, asset] of files) {
    if (!path.startsWith(ASSETS_PREFIX)) continue;
    const kept = join(folder, basename(path));
    if ("text" in asset) await putOnce(kept, now, (part) => writeFile(part, asset.text));
    else
      for (const encoding of asset.encodings) {
        const extension = ENCODING_EXTENSIONS[encoding];
        await putOnce(kept + extension, now, (part) => copyFile(asset.file + extension, part));
      }
  }
  for (const name of await readdir(folder)) {
    const usedAt = await stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - usedAt > KEEP_MS) await rm(join(folder, name), { force: true });
  }
}

/** Renamed after writing: a visitor must never get half of an immutable file. */
async function putOnce(path: string, now: number, write: (part: string) => Promise<void>): Promise<void> {
  if (!existsSync(path)) {
    const part = `${path}.${randomUUID()}.part`;
    await write(part);
    await rename(part, path);
  }
  await utimes(path, now / 1000, now / 1000);
}

/** Names that builds generate, without those of compressed files. */
const NAME = /^\w[\w.-]*(?<!\.(?:br|gz|part))$/;

/** Null if there is no such file. */
export function findKeptAsset(folder: string, path: string): { file: string; encodings: Encoding[] } | null {
  const name = path.slice(ASSETS_PREFIX.length);
  const file = join(folder, name);
  if (!NAME.test(name) || !existsSync(file)) return null;
  return { file, encodings: encodingsBeside(file) };
}
