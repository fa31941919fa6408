import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { FileStore, StoredFile } from "./file-store.ts";

/** Files in one flat folder. What begins with a dot is not finished yet. */
export function folderStore(folder: string): FileStore {
  // The bundler must not take the folder for a part of the program.
  const pathOf = (name: string) => join(/* turbopackIgnore: true */ folder, name);
  const unfinishedPath = (name: string) => pathOf(`.${name}.part`);

  /** What a file is called is safe from a power cut only when the folder has been written, too. */
  async function keepNames(): Promise<void> {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  async function find(name: string): Promise<StoredFile | null> {
    const stats = await stat(pathOf(name)).catch(() => null);
    return stats?.isFile() ? { name, size: stats.size, modified: stats.mtime, md5: null } : null;
  }

  return {
    place: `the folder ${folder}`,
    find,
    async read(name, range) {
      return Readable.toWeb(createReadStream(pathOf(name), range)) as ReadableStream<Uint8Array>;
    },
    async write(name, data, signal) {
      await mkdir(folder, { recursive: true });
      const unfinished = unfinishedPath(name);
      await writeFile(unfinished, data, { signal, flush: true });
      await rename(unfinished, pathOf(name));
      await keepNames();
    },
    async remove(names) {
      const paths = names.flatMap((name) => [pathOf(name), unfinishedPath(name)]);
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
    async *list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      for (const name of names) {
        const file = name.startsWith(".") ? null : await find(name);
        if (file) yield file;
      }
    },
  };
}
