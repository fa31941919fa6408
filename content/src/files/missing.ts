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

/** Newest entries that are checked: if none has its file, the folder counts as missing. */
const LOOKED_AT = 20;

/** Intervals of checking for the folder and of counting missing files, in ms. */
const LOOK_MS = 30_000;
const COUNT_MS = 3600 * 1000;

const EXAMPLES = 3;

/** Result of the last count: files that the database names but that are missing or incomplete. */
export type MissingFiles = { missing: number; named: number; examples: string[] };

const KEY = "uploads-missing";

const state = singleton("uploads-away", () => ({ isAway: false }));

export const wereUploadsMissing = (): boolean => state.isAway;

export async function missingFiles(payload: Payload): Promise<MissingFiles> {
  return (await readNote<MissingFiles>(payload, KEY)) ?? { missing: 0, named: 0, examples: [] };
}

/**
 * Whether the library has entries but none of the newest has its file: the disk isn't mounted, or the folder is wrong.
 * A file written there now would be hidden once the right folder is back.
 */
export async function areUploadsMissing(payload: Payload): Promise<boolean> {
  const { docs } = await payload.db.find<Media>({
    collection: "media",
    limit: LOOKED_AT,
    sort: "-id",
    pagination: false,
  });
  for (const media of docs) for (const name of fileNames(media)) if (await uploadsStore.find(name)) return false;
  return docs.length > 0;
}

/** Checks every 30 seconds that the folder is there, counts missing files every hour, and reports by log and mail. */
export function watchUploads(payload: Payload): void {
  let isFirst = true;

  async function look(): Promise<void> {
    const isAway = await areUploadsMissing(payload).catch((error: unknown) => {
      if (error instanceof FileStoreError) return null; // requests report an unreachable bucket themselves
      throw error;
    });
    if (isAway === null || (isAway === state.isAway && !isFirst)) return;
    if (state.isAway && !isAway) log.info(`the files in ${uploadsStore.place} are back`);
    state.isAway = isAway;
    isFirst = false;
    await countMissing(payload);
  }
  every("uploads not checked", LOOK_MS, look, 0);
  every("missing files not counted", COUNT_MS, () => countMissing(payload));
}

/**
 * Compares the files that the database names with the stored ones, and records the result for the start page and
 * metrics.
 */
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
  // Checks missing ones again: files were uploaded or deleted meanwhile.
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
