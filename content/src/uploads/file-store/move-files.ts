import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import PQueue from "p-queue";
import type { FileStore, StoredFile } from "./file-store.ts";

/** Small files on their way at the same time; each is in memory as a whole meanwhile. */
const AT_ONCE = 4;

/** Larger ones go one at a time, in bytes. */
const SMALL = 10_000_000;

/** The result of a move, in files; `bytes` of those that were copied now. `elsewhere` are in the target alone. */
export type Moved = { copied: number; alreadyThere: number; removed: number; elsewhere: number; bytes: number };

type Options = {
  /** Whether files leave the source once all of them are in the target. */
  removeSource?: boolean;
  /** Called after each file, with how many are done of how many. */
  progress?: (done: number, total: number) => void;
};

/** MD5 of what a file holds, in hexadecimal digits. */
async function readMd5(store: FileStore, name: string): Promise<string> {
  const hash = createHash("md5"); // what S3 stores say of a file; it is compared, and protects nothing
  for await (const chunk of await store.read(name)) hash.update(chunk);
  return hash.digest("hex");
}

async function listed(store: FileStore): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>();
  for await (const file of store.list()) files.set(file.name, file);
  return files;
}

/**
 * Copies all files of a store to another one and compares size and checksum of each there. Broken off and begun again,
 * it goes on where it was.
 *
 * @throws Error with a sentence for the first file that is not the same in the target; nothing is removed then
 */
export async function moveFiles(from: FileStore, to: FileStore, options: Options = {}): Promise<Moved> {
  const { removeSource = false, progress = () => {} } = options;
  const target = await listed(to);
  const moved: Moved = { copied: 0, alreadyThere: 0, removed: 0, elsewhere: target.size, bytes: 0 };

  async function isSame(file: StoredFile, other: StoredFile | null | undefined): Promise<boolean> {
    if (other?.size !== file.size) return false;
    const { name } = file;
    const isEqual = (other.md5 ?? (await readMd5(to, name))) === (file.md5 ?? (await readMd5(from, name)));
    if (isEqual || (!other.md5 && !file.md5)) return isEqual;
    // A bucket's checksum of an encrypted file is of other bytes.
    return (await readMd5(to, name)) === (await readMd5(from, name));
  }

  /** @returns null when the file has gone meanwhile */
  async function read(name: string): Promise<Buffer | null> {
    try {
      return await buffer(await from.read(name));
    } catch (error) {
      if (await from.find(name)) throw error;
      return null;
    }
  }

  async function copy(file: StoredFile): Promise<void> {
    if (await isSame(file, target.get(file.name))) {
      moved.alreadyThere += 1;
      return;
    }
    const data = await read(file.name);
    if (!data) return;
    await to.write(file.name, data);
    if (!(await isSame(file, await to.find(file.name))))
      throw new Error(`${file.name} is not the same in ${to.place} as in ${from.place}. Nothing was removed.`);
    moved.copied += 1;
    moved.bytes += data.length;
  }

  let [done, total] = [0, 0];
  for await (const _file of from.list()) total += 1;
  const copyOne = async (file: StoredFile) => {
    await copy(file);
    progress(++done, total);
  };
  const queue = new PQueue({ concurrency: AT_ONCE });
  const failures: unknown[] = [];
  const large: StoredFile[] = [];
  /** Those that are moved: a file that comes meanwhile is not removed. */
  const names: string[] = [];
  for await (const file of from.list()) {
    if (removeSource) names.push(file.name);
    if (target.has(file.name)) moved.elsewhere -= 1;
    if (file.size > SMALL) large.push(file);
    else void queue.add(() => copyOne(file)).catch((error: unknown) => failures.push(error));
    await queue.onSizeLessThan(AT_ONCE); // the others wait in the list, not in memory
    if (failures.length > 0) break;
  }
  await queue.onIdle();
  if (failures.length > 0) throw failures[0];
  for (const file of large) await copyOne(file);
  for (const name of names) await from.remove([name]);
  moved.removed = names.length;
  return moved;
}
