import { createReadStream } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { errorCode } from "../../../content/src/platform/process/error-code.ts";
import { type GivenFile, isHidden, MAX_FILES, START_BYTES, startOf, tooManyFiles } from "./given-file.ts";
import { filesInZip } from "./zip.ts";

/**
 * All given files, in natural order.
 * @param paths of files, folders and zips
 * @throws Error with a German sentence
 */
export async function givenFiles(paths: readonly string[]): Promise<GivenFile[]> {
  const found: GivenFile[] = [];
  for (const path of paths) found.push(...(await filesOf(path)));
  return found
    .filter((file) => !isHidden(file.path))
    .sort((a, b) => a.path.localeCompare(b.path, "de", { numeric: true }));
}

async function filesOf(path: string): Promise<GivenFile[]> {
  try {
    const about = await stat(path);
    if (about.isDirectory()) return await filesInFolder(path);
    const file = onDisk(path, basename(path), about.size);
    const type = (await fileTypeFromBuffer(await startOf(file, START_BYTES)))?.mime; // Office's files are zips too
    return type === "application/zip" ? await filesInZip(path) : [file];
  } catch (cause) {
    const code = errorCode(cause);
    if (!/^E[A-Z]+$/.test(code)) throw cause;
    const hint = /^[\w.-]+\.[a-z]{2,}(\/|$)/i.test(path) ? " Eine Adresse beginnt mit https://." : "";
    throw new Error(`${path} lässt sich nicht lesen (${code}). Bitte prüfen Sie den Pfad.${hint}`, { cause });
  }
}

/** Links aren't followed: they may lead out of the folder, or in a circle. */
async function filesInFolder(folder: string): Promise<GivenFile[]> {
  const found: GivenFile[] = [];
  const open = [{ at: folder, path: basename(folder) }];
  for (let next = open.pop(); next; next = open.pop()) {
    for await (const each of await opendir(next.at)) {
      const [at, path] = [join(next.at, each.name), `${next.path}/${each.name}`];
      if (isHidden(each.name)) continue;
      if (each.isDirectory()) open.push({ at, path });
      if (each.isFile()) found.push(onDisk(at, path, (await stat(at)).size));
      if (found.length > MAX_FILES) throw tooManyFiles(basename(folder));
    }
  }
  return found;
}

const onDisk = (at: string, path: string, size: number): GivenFile => ({
  path: path.normalize("NFC"),
  size,
  open: async () => createReadStream(at),
});
