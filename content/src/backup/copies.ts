import { createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Bucket } from "../settings/bucket-settings.ts";
import { bucketStore } from "../uploads/file-store/bucket-store.ts";
import { backupsAmong } from "./backup-names.ts";
import { expendableAmong } from "./kept-backups.ts";

const PREFIX = "backups/";

/** Largest object that S3 stores take in one request, in bytes. */
const LARGEST = 5 * 1024 ** 3;

/**
 * Sends a backup to the S3 store, which compares its checksum, and removes from there what is no longer needed.
 *
 * @throws Error with a sentence; what is in the store is left as it is then
 */
export async function sendCopy(bucket: Bucket, file: string, now: Date): Promise<void> {
  const store = bucketStore(bucket, PREFIX);
  const name = basename(file);
  const content = await openAsBlob(file);
  if (content.size > LARGEST) {
    throw new Error(`${file} is larger than the 5 GB that ${store.place} takes at once. Fetch it in another way.`);
  }
  if ((await store.find(name))?.size !== content.size) await store.write(name, content);
  const arrived = await store.find(name);
  if (arrived?.size !== content.size) throw new Error(`${name} is not as large in ${store.place} as here.`);
  const names: string[] = [];
  for await (const each of store.list()) names.push(each.name);
  await store.remove(expendableAmong(names, now));
}

/** Names of the backups in the S3 store, the latest first. */
export async function copiesIn(bucket: Bucket): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of bucketStore(bucket, PREFIX).list()) names.push(name);
  return backupsAmong(names)
    .map(({ name }) => name)
    .sort()
    .reverse();
}

/**
 * Fetches a backup from the S3 store into a folder.
 *
 * @returns where it lies now
 */
export async function fetchCopy(bucket: Bucket, name: string, folder: string): Promise<string> {
  const file = join(folder, name);
  try {
    const content = await bucketStore(bucket, PREFIX).read(name);
    await pipeline(Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(file));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return file;
}
