import type { Payload } from "payload";
import { EDITED_COLLECTIONS } from "../../entry/entry.ts";
import { DAY_MS } from "../../platform/process/day.ts";
import { log } from "../../platform/process/log.ts";
import { schedule } from "../../platform/process/schedule.ts";

/** How long what was deleted can be brought back. */
export const TRASH_DAYS = 30;

/** Entries before the files they may use, so that no file is held by something that goes with it. */
const ORDER = [...EDITED_COLLECTIONS].sort((a, b) => Number(a === "media") - Number(b === "media"));

/**
 * Deletes entries for good that have been in the trash for {@link TRASH_DAYS}. An entry that cannot be deleted stays
 * and is logged; the rest goes.
 *
 * @returns how many entries were deleted
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
