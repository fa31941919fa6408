import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { filesMissingMail } from "../accounts/mails.ts";
import { tellAdministrators } from "../accounts/tell-administrators.ts";
import type { Media } from "../payload-types.ts";
import { readNote } from "../platform/database/notes.ts";
import { readRows } from "../platform/database/statement.ts";
import { FileStoreError } from "../platform/file-store/file-store.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";
import { every } from "../platform/process/every.ts";
import { log } from "../platform/process/log.ts";
import { RESTORE } from "../platform/process/own-command.ts";
import { singleton } from "../platform/process/singleton.ts";
import { keyOf, namedFiles } from "./named-files.ts";
import { fileNames } from "./renditions.ts";

/** How many entries are looked at, newest first: if none of them has a file, all are away. */
const LOOKED_AT = 20;

/** Times between two looks whether the files are there at all, and between two counts of all, in ms. */
const LOOK_MS = 30_000;
const COUNT_MS = 3600 * 1000;

/** How many of them are named. */
const EXAMPLES = 3;

/** Files that the database names and that are not there, or not whole, when they were counted last. */
export type MissingFiles = { missing: number; named: number; examples: string[] };

const KEY = "uploads-missing";

const state = singleton("uploads-away", () => ({ isAway: false }));

/** Whether the files were all away when they were looked for last. */
export const wereAway = (): boolean => state.isAway;

/** Reads the last count. */
export async function missingFiles(payload: Payload): Promise<MissingFiles> {
  return (await readNote<MissingFiles>(payload, KEY)) ?? { missing: 0, named: 0, examples: [] };
}

/**
 * Whether the library has entries and none of the newest has a file: their disk is not mounted, or the folder is
 * another one. A file that is written there now would be hidden once the old folder is back.
 */
export async function areAway(payload: Payload): Promise<boolean> {
  const { docs } = await payload.db.find<Media>({
    collection: "media",
    limit: LOOKED_AT,
    sort: "-id",
    pagination: false,
  });
  for (const media of docs) for (const name of fileNames(media)) if (await uploadsStore.find(name)) return false;
  return docs.length > 0;
}

/** Looks twice a minute whether the files are there, counts missing ones every hour, and tells by log and mail. */
export function watchUploads(payload: Payload): void {
  let isFirst = true;

  async function look(): Promise<void> {
    const isAway = await areAway(payload).catch((error: unknown) => {
      if (error instanceof FileStoreError) return null; // a bucket that does not answer is told where it is asked
      throw error;
    });
    if (isAway === null || (isAway === state.isAway && !isFirst)) return;
    if (state.isAway && !isAway) log.info(`the files are back in ${uploadsStore.place}`);
    state.isAway = isAway;
    isFirst = false;
    await countMissing(payload);
  }
  every("files not looked for", LOOK_MS, look, 0);
  every("missing files were not counted", COUNT_MS, () => countMissing(payload));
}

/** Compares all that the database names with what there is, and notes it for the start page and metrics. */
export async function countMissing(payload: Payload): Promise<void> {
  const files = () => namedFiles((query) => readRows(payload, sql.raw(query)));
  const there = new Set<string>();
  for await (const file of uploadsStore.list()) there.add(keyOf(file));
  const lacking = new Set<string>();
  const found: MissingFiles = { missing: 0, named: 0, examples: [] };
  for await (const file of files()) {
    if (!there.has(keyOf(file))) lacking.add(keyOf(file));
    found.named += 1;
  }
  // Files that were uploaded or deleted meanwhile are asked for again.
  if (lacking.size > 0)
    for await (const file of files()) {
      if (!lacking.has(keyOf(file)) || (await uploadsStore.find(file.name))?.size === file.size) continue;
      found.missing += 1;
      found.examples = [...found.examples, file.name].sort().slice(0, EXAMPLES);
    }
  await payload.kv.set(KEY, found);
  if (found.missing === 0) return;
  log.error(found, `files are missing in ${uploadsStore.place}: put them back, or restore a backup (${RESTORE})`);
  await tellAdministrators(payload, "missing files", filesMissingMail(found.missing, found.named, uploadsStore.place));
}
