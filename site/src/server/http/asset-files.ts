import { existsSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { ENCODINGS, type Encoding } from "./content-encoding.ts";

/** A built file with its precompressed variants, or a text in memory. */
type AssetFile = { file: string; encodings: Encoding[] } | { text: string };

/** Built files by URL path. No other path is served, so none can lead outside. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

/** Extensions of compressed files in the build. */
export const ENCODING_EXTENSIONS: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

export function readAssetFiles(directory: string): AssetFiles {
  const files = new Map<string, AssetFile>();
  const { br, gzip } = ENCODING_EXTENSIONS;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join("/")}`;
    if (!entry.isFile() || path.startsWith("/.") || [br, gzip].includes(extname(path))) continue;
    files.set(path, { file, encodings: encodingsBeside(file) });
  }
  return files;
}

export function encodingsBeside(file: string): Encoding[] {
  return ENCODINGS.filter((encoding) => existsSync(file + ENCODING_EXTENSIONS[encoding]));
}
