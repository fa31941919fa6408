import { existsSync, readdirSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { ENCODINGS, type Encoding } from "./content-encoding.ts";

/** Where a built file lies with the encodings that the build has put beside it, or a text that the server holds itself. */
type AssetFile = { file: string; encodings: Encoding[] } | { text: string };

/** Built files by the path they are served at. No other path is answered, so none can lead outside. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

/** Endings that the build appends to the name of an encoded file. */
export const ENCODING_EXTENSIONS: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** Lists the files of the client build. */
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

/** The forms in which a file is there, itself included. */
export function encodingsBeside(file: string): Encoding[] {
  return ENCODINGS.filter((encoding) => existsSync(file + ENCODING_EXTENSIONS[encoding]));
}
