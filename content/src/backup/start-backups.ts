import type { Payload } from "payload";
import { backupFailedMail } from "../accounts/mails.ts";
import { tellAdministrators } from "../accounts/tell-administrators.ts";
import { every } from "../platform/process/every.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { settings } from "../platform/settings/settings.ts";
import { backUpInProcess } from "./backup-process.ts";
import { KEY } from "./backup-state.ts";
import { failureInGerman } from "./failure-words.ts";
import { isDue, latestNight } from "./nightly-schedule.ts";
import { backupState } from "./read-backup-state.ts";

/** Interval between checks for a due backup, including the first one after startup; in ms. */
const CHECK_MS = 30_000;

/** A new system isn't backed up for this long, in ms: it is being seeded or tried out. */
const NEW_MS = 10 * 60_000;

/**
 * Backs up each night, from the first day on. A backup that was missed while the content system was down is made after
 * startup, however often it restarts.
 */
export function startBackups(payload: Payload): void {
  const { BACKUP_TIME } = settings;
  if (BACKUP_TIME === "off") return;

  async function check(): Promise<void> {
    const begun = schedule.wallClock();
    try {
      const state = await backupState(payload);
      const night = latestNight(BACKUP_TIME, begun);
      if (!isDue(state, night, begun) || (!state.last && (await isNew(payload, begun)))) return;
      const made = await backUpInProcess(["--unless-since", night.toISOString()]);
      if (made) log.info({ made }, "backed up");
    } catch (error) {
      log.error({ err: error }, "backup failed; earlier backups are unchanged");
      await tell(payload, begun, error);
    }
  }
  every("a failed backup was not reported", CHECK_MS, check);
}

/** Whether the system is new, by the age of the first account. */
async function isNew(payload: Payload, now: Date): Promise<boolean> {
  const createdAt = { less_than: new Date(now.getTime() - NEW_MS).toISOString() };
  return (await payload.count({ collection: "users", where: { createdAt } })).totalDocs === 0;
}

/** Notifies administrators of a failure, even if the process was killed before it could record one. */
async function tell(payload: Payload, begun: Date, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const state = await backupState(payload);
  const noted = state.failure && new Date(state.failure.at) >= begun ? state.failure : null;
  if (!noted) await payload.kv.set(KEY, { ...state, failure: { at: begun.toISOString(), reason } });
  await tellAdministrators(payload, "backup", backupFailedMail(failureInGerman(noted?.fault)));
}
