import { constants, createReadStream, open as openDescriptor } from "node:fs";
import { lstat, mkdir, open, opendir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import type { FileStore, StoredFile } from "./file-store.ts";

const { O_RDONLY, O_WRONLY, O_CREAT, O_TRUNC } = constants;

/** Rejects symbolic links, which could point to any file on the machine. Windows has no such flag. */
const NO_LINK = constants.O_NOFOLLOW ?? 0;

const isPlain = (name: string) => name === basename(name) && !["", ".", ".."].includes(name);

/** Files in one flat folder, without symbolic links. A dotfile is incomplete. */
export function folderStore(folder: string): FileStore {
  // Keeps the bundler from including the folder.
  const pathOf = (name: string) => {
    if (!isPlain(name)) throw new Error(`${name} is no name of a file`);
    return join(/* turbopackIgnore: true */ folder, name);
  };
  const unfinishedPath = (name: string) => pathOf(`.${name}.part`);

  /** Syncs the folder, which makes the names of its files durable. */
  async function keepNames(): Promise<void> {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function find(name: string): Promise<StoredFile | null> {
    const stats = isPlain(name) ? await lstat(pathOf(name)).catch(() => null) : null;
    return stats?.isFile() ? { name, size: stats.size, modified: stats.mtime } : null;
  }

  return {
    place: `the folder ${folder}`,
    find,
    async read(name, range) {
      // A FileHandle would raise an error if a visitor aborts the response.
      const fd = await promisify(openDescriptor)(pathOf(name), O_RDONLY | NO_LINK);
      return Readable.toWeb(createReadStream("", { ...range, fd })) as ReadableStream<Uint8Array>;
    },
    async write(name, data, signal) {
      await mkdir(folder, { recursive: true });
      const unfinished = unfinishedPath(name);
      await writeFile(unfinished, data, { signal, flush: true, flag: O_WRONLY | O_CREAT | O_TRUNC | NO_LINK });
      await rename(unfinished, pathOf(name));
      await keepNames();
    },
    async remove(names) {
      const paths = names.flatMap((name) => [pathOf(name), unfinishedPath(name)]);
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
    async *list() {
      const entries = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      for await (const { name } of entries) {
        const file = name.startsWith(".") ? null : await find(name);
        if (file) yield file;
      }
    },
  };
}
