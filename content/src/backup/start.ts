import type { Payload } from "payload";
import { log } from "../log.ts";
import { settings } from "../settings/settings.ts";
import { backUpInProcess } from "./backup-process.ts";
import { latestNight } from "./due.ts";
import { backupState } from "./last-backup.ts";

/** Time between two checks whether a backup is due, in ms. */
const CHECK_MS = 10 * 60_000;

/** Time after a failure until the next attempt, in ms. */
const AGAIN_MS = 3600 * 1000;

/**
 * Backs up each night, from the first day on: a backup that was due while the content system was not running follows at its
 * start. With several content processes on one database one of them makes it.
 */
export function startBackups(payload: Payload): void {
  const { BACKUP_TIME } = settings;
  if (BACKUP_TIME === "off") return;
  let isRunning = false;

  async function check(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      const { last, failure } = await backupState(payload);
      const night = latestNight(BACKUP_TIME, new Date());
      const isDue = !last || new Date(last.at) < night;
      if (!isDue || (failure && Date.now() - Date.parse(failure.at) < AGAIN_MS)) return;
      const made = await backUpInProcess(["--unless-since", night.toISOString()]);
      if (made) log.info({ made }, "backed up");
    } catch (error) {
      log.error({ err: error }, "not backed up; the earlier backups are left as they are");
    } finally {
      isRunning = false;
    }
  }
  setInterval(check, CHECK_MS).unref();
}
