import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import PQueue from "p-queue";
import type { FileStore, StoredFile } from "./file-store.ts";

/** Concurrent copies of small files, each of which is in memory. */
const AT_ONCE = 4;

/** Larger files are copied one at a time, in bytes. */
const SMALL = 10_000_000;

/** Result in files; `bytes` were copied now, `elsewhere` are only in the target. */
export type Moved = { copied: number; alreadyThere: number; removed: number; elsewhere: number; bytes: number };

type Options = {
  /** Whether to delete the source's files once all of them are in the target. */
  removeSource?: boolean;
  progress?: (done: number, total: number) => void;
};

async function listed(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

/** Null if the file was deleted meanwhile. */
async function readFile(store: FileStore, name: string): Promise<Buffer | null> {
  try {
    return await buffer(await store.read(name));
  } catch (error) {
    if (await store.find(name)) throw error;
    return null;
  }
}

async function isSame(data: Buffer, store: FileStore, name: string): Promise<boolean> {
  const hash = createHash("sha256");
  for await (const chunk of await store.read(name)) hash.update(chunk);
  return hash.digest("hex") === createHash("sha256").update(data).digest("hex");
}

/**
 * Copies all files of a store to another one and verifies each there. Skips files of the same name and size, since a
 * name contains a hash of the content: an interrupted move continues where it was.
 *
 * @throws Error with a message for the first file that differs in the target; nothing is deleted then
 */
export async function moveFiles(from: FileStore, to: FileStore, options: Options = {}): Promise<Moved> {
  const { removeSource = false, progress = () => {} } = options;
  const there = new Map((await listed(to)).map(({ name, size }) => [name, size]));
  const files = await listed(from);
  const elsewhere = there.size - files.filter(({ name }) => there.has(name)).length;
  const moved: Moved = { copied: 0, alreadyThere: 0, removed: 0, elsewhere, bytes: 0 };
  let done = 0;

  async function copy({ name, size }: StoredFile): Promise<void> {
    const data = there.get(name) === size ? null : await readFile(from, name);
    if (data) {
      await to.write(name, data);
      if (!(await isSame(data, to, name)))
        throw new Error(`${name} is not the same in ${to.place} as in ${from.place}. Nothing was removed.`);
      moved.copied += 1;
      moved.bytes += data.length;
    } else if (there.get(name) === size) moved.alreadyThere += 1;
    progress(++done, files.length);
  }

  const queue = new PQueue({ concurrency: AT_ONCE });
  const small = files.filter(({ size }) => size <= SMALL);
  await queue.addAll(small.map((file) => () => copy(file))).finally(() => queue.clear());
  for (const file of files.filter(({ size }) => size > SMALL)) await copy(file);
  if (!removeSource) return moved;
  for (const { name } of files) await from.remove([name]);
  return { ...moved, removed: files.length };
}
