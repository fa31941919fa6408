import type { Payload } from "payload";
import { DAY_MS } from "../platform/process/day.ts";
import { schedule } from "../platform/process/schedule.ts";
import { lastUpload, removeUploads } from "./given-files.ts";
import { isUnderWay, readRun } from "./import-run.ts";
import { removeReportsBefore } from "./reports.ts";

/** Days after which a report is deleted: it quotes private data. */
const REPORT_DAYS = 90;

/** Deletes uploaded exports, which contain names, a day after their last use, and old reports (Art. 5 (1) e GDPR). */
export async function sweepMoving(payload: Payload): Promise<void> {
  const run = await readRun(payload);
  const lastUse = Math.max(run?.until ?? 0, await lastUpload());
  if (lastUse < schedule.wallClock().getTime() - DAY_MS && !(await isUnderWay(payload, run))) await removeUploads();
  await removeReportsBefore(schedule.wallClock().getTime() - REPORT_DAYS * DAY_MS);
}
