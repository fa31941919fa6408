import { statfs } from "node:fs/promises";
import type { Payload } from "payload";
import { diskFullMail, inquiriesWaitMail, noBackupMail } from "../accounts/mails.ts";
import { tellAdministrators } from "../accounts/tell-administrators.ts";
import { UNDELIVERED } from "../inquiries/undelivered.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { every } from "../platform/process/every.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { settings } from "../platform/settings/settings.ts";
import { isRecent } from "./backup-summary.ts";
import { megabytes } from "./failure-words.ts";
import { backupState } from "./read-backup-state.ts";

const HOUR_MS = 3600 * 1000;

/** Below this fraction of free space a disk is nearly full. */
const LITTLE = 0.1;

/** A younger system needn't have a backup, in ms. */
const YOUNG_MS = 2 * DAY_MS;

/** From the first hour on, mails administrators the warnings of the start page: each once a day. */
export function watchServer(payload: Payload): void {
  every("the server was not checked", HOUR_MS, () => checkServer(payload));
}

export async function checkServer(payload: Payload): Promise<void> {
  const now = schedule.wallClock();
  const { bavail, blocks, bsize } = await statfs(settings.DATA_DIR);
  if (bavail / blocks < LITTLE) {
    log.error({ free: bavail * bsize, folder: settings.DATA_DIR }, "the data disk is nearly full");
    await tellAdministrators(payload, "disk", diskFullMail(megabytes(bavail * bsize)));
  }
  const before = (ms: number) => ({ less_than: new Date(now.getTime() - ms).toISOString() });
  const where = { and: [UNDELIVERED, { receivedAt: before(HOUR_MS) }] };
  const { totalDocs: waiting } = await payload.count({ collection: "inquiries", where });
  if (waiting > 0) await tellAdministrators(payload, "inquiries", inquiriesWaitMail(waiting));
  if (settings.BACKUP_TIME === "off" || isRecent(await backupState(payload), now)) return;
  const { totalDocs: old } = await payload.count({ collection: "users", where: { createdAt: before(YOUNG_MS) } });
  if (old > 0) await tellAdministrators(payload, "backup", noBackupMail());
}
