import { FIGURES_MONTHS } from "@schaufenster/contract/figures";
import { MISSED_DAYS } from "@schaufenster/contract/missed-paths";
import type { Payload, Where } from "payload";
import { dropNote, readNotes } from "../platform/database/notes.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { schedule } from "../platform/process/schedule.ts";
import { SOURCES, type SourceNote } from "./add-up.ts";
import { dayOf } from "./days.ts";

/** How long processed reports are remembered; retries end earlier. */
const SOURCE_DAYS = 60;

/**
 * Deletes sums older than {@link FIGURES_MONTHS}, missed paths older than {@link MISSED_DAYS}, and records of former
 * processes.
 */
export async function sweepFigures(payload: Payload): Promise<void> {
  const now = schedule.wallClock().getTime();
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - FIGURES_MONTHS);
  await payload.db.deleteMany({ collection: "figures", where: { day: { less_than: dayOf(oldest) } } });
  const oldestMissed = dayOf(new Date(now - MISSED_DAYS * DAY_MS));
  const missed: Where = { and: [{ kind: { equals: "missed" } }, { day: { less_than: oldestMissed } }] };
  await payload.db.deleteMany({ collection: "figures", where: missed });
  const sources = await readNotes<SourceNote>(payload, SOURCES);
  const gone = [...sources].filter(([, { at }]) => Date.parse(at) < now - SOURCE_DAYS * DAY_MS);
  if (gone.length === 0) return;
  await inTransaction(payload, {}, async (req) => {
    for (const [source] of gone) await dropNote(req, SOURCES + source);
  });
}
