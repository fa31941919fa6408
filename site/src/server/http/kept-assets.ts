import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Settings } from "../settings/settings.ts";
import { type AssetFiles, ENCODING_EXTENSIONS, encodingsBeside } from "./asset-files.ts";
import type { Encoding } from "./content-encoding.ts";

/** Where built files are served whose name holds their content. */
export const ASSETS_PREFIX = "/assets/";

/** How long a file is kept after the last day on which a build that has it ran, in ms. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000;

/** In ms. */
export const KEEP_ASSETS_EVERY_MS = 24 * 60 * 60 * 1000;

/** Within CACHE_DIR, so that sites which share it share this. */
export const keptAssetsFolder = ({ cacheDir }: Pick<Settings, "cacheDir">): string => resolve(cacheDir, "assets");

/**
 * Keeps the built files in a folder that builds share, to be done once a day: a page of the build before, open in a browser
 * or kept by a cache, still finds its scripts, and of two sites side by side each has what the other's pages name. Copies
 * missing files, marks all as used, and removes those that no build has used for a week.
 *
 * @param now in ms since 1970
 * @throws Error where the folder can't be written to; then each build has its own files alone
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
      () => now, // another site has removed it meanwhile
    );
    if (now - usedAt > KEEP_MS) await rm(join(folder, name), { force: true });
  }
}

/** Written aside and renamed: no visitor may get half of a file whose name says that it never changes. */
async function putOnce(path: string, now: number, write: (part: string) => Promise<void>): Promise<void> {
  if (!existsSync(path)) {
    const part = `${path}.${randomUUID()}.part`;
    await write(part);
    await rename(part, path);
  }
  await utimes(path, now / 1000, now / 1000);
}

/** Names as builds make them, of files that are not encoded. */
const NAME = /^\w[\w.-]*(?<!\.(?:br|gz|part))$/;

/** A kept file by the path it is served at; null if there is none. */
export function findKeptAsset(folder: string, path: string): { file: string; encodings: Encoding[] } | null {
  const name = path.slice(ASSETS_PREFIX.length);
  const file = join(folder, name);
  if (!NAME.test(name) || !existsSync(file)) return null;
  return { file, encodings: encodingsBeside(file) };
}
