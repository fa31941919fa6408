import type { Payload } from "payload";
import { EDITED_COLLECTIONS } from "../../entry/entry.ts";
import { DAY_MS } from "../../platform/process/day.ts";
import { log } from "../../platform/process/log.ts";
import { schedule } from "../../platform/process/schedule.ts";

/** Days in which an entry can be restored. */
export const TRASH_DAYS = 30;

/** Entries before the files that they use, so that files aren't in use by entries deleted with them. */
const ORDER = [...EDITED_COLLECTIONS].sort((a, b) => Number(a === "media") - Number(b === "media"));

/**
 * Permanently deletes entries after {@link TRASH_DAYS} in the trash. An entry that can't be deleted is logged and
 * stays.
 *
 * @returns the number of deleted entries
 */
export async function emptyTrash(payload: Payload): Promise<number> {
  const now = schedule.wallClock().getTime();
  const before = new Date(now - TRASH_DAYS * DAY_MS).toISOString();
  let deleted = 0;
  for (const collection of ORDER) {
    const { docs, errors } = await payload.delete({
      collection,
      where: { deletedAt: { less_than: before } },
      trash: true,
      depth: 0,
    });
    deleted += docs.length;
    for (const { id, message } of errors) log.warn({ collection, id, reason: message }, "not removed from the trash");
  }
  if (deleted > 0) log.info({ deleted, days: TRASH_DAYS }, "trash emptied");
  return deleted;
}
