import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CollectionBeforeValidateHook, Payload, PayloadRequest, Where } from "payload";
import type { Media } from "../payload-types.ts";
import { afterCommit, afterRollback } from "../platform/database/after-commit.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";
import { every } from "../platform/process/every.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { settings } from "../platform/settings/settings.ts";
import { fileNames, SIZE_NAMES } from "./renditions.ts";

const HOUR_MS = 3600 * 1000;

/** Age after which leftovers are deleted, in ms: longer than any upload, and a day to look for a missing picture. */
const KEPT_MS = 24 * HOUR_MS;

/** One file per pending upload or deletion, with the names of its files (docs/decisions/152). */
const folder = join(settings.DATA_DIR, "unfinished-uploads");

const underWay = new Map<string, string[]>();

async function note(names: string[]): Promise<string> {
  const file = join(/* turbopackIgnore: true */ folder, `${randomUUID()}.json`);
  underWay.set(file, names);
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(names));
  return file;
}

async function settle(file: string): Promise<void> {
  underWay.delete(file);
  await rm(file, { force: true });
}

/** Records a file before it is stored. If it gets no entry, it is deleted a day later. */
export const noteBeforeStoring: CollectionBeforeValidateHook<Media> = async ({ data, req }) => {
  if (!req.file || !data?.filename) return data;
  const file = await note(fileNames(data as Media));
  await afterRollback(req, () => void underWay.delete(file));
  await afterCommit(req, () => settle(file));
  return data;
};

/** Deletes an entry's files after the commit; if that fails, a day later. */
export async function removeAfterCommit(req: PayloadRequest, media: Media): Promise<void> {
  const names = fileNames(media);
  const file = await note(names);
  await afterRollback(req, () => settle(file));
  await afterCommit(req, async () => {
    await uploadsStore.remove(names).finally(() => underWay.delete(file));
    await settle(file);
  });
}

/** Checks every hour for unfinished uploads and deletions, left by a killed process or an unreachable store. */
export function startRemovingUnfinished(payload: Payload): void {
  every("leftovers of unfinished uploads not deleted", HOUR_MS, () => removeUnfinished(payload), 0);
}

/**
 * Deletes the leftovers of unfinished uploads and deletions. Files of an entry stay, even in the trash, and so do files
 * that this process is working on.
 */
export async function removeUnfinished(payload: Payload): Promise<void> {
  const now = schedule.wallClock().getTime();
  for (const each of await readdir(folder).catch(() => [])) {
    const file = join(/* turbopackIgnore: true */ folder, each);
    const noted = await readNote(file);
    if (!noted || underWay.has(file) || now - noted.at < KEPT_MS) continue;
    const { names } = noted;
    if (!(await hasEntry(payload, names))) {
      if ([...underWay.values()].flat().some((name) => names.includes(name))) continue; // the same file is being uploaded
      await uploadsStore.remove(names); // including incomplete files
      log.info({ names }, "leftovers of an unfinished upload deleted");
    }
    await settle(file);
  }
}

/** @returns null if it is gone; no names if the note is incomplete, since nothing was stored by then */
async function readNote(file: string): Promise<{ names: string[]; at: number } | null> {
  try {
    const [text, { mtimeMs: at }] = [await readFile(file, "utf8"), await stat(file)];
    return { names: text.endsWith("]") ? (JSON.parse(text) as string[]) : [], at };
  } catch {
    return null;
  }
}

async function hasEntry(payload: Payload, names: string[]): Promise<boolean> {
  const fields = ["filename", ...SIZE_NAMES.map((size) => `sizes.${size}.filename`)];
  const where: Where = { or: fields.map((field) => ({ [field]: { in: names } })) };
  return (await payload.count({ collection: "media", where, trash: true })).totalDocs > 0;
}
