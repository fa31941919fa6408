import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../environment.ts";
import { isRunning } from "../process-table.ts";
import { whileOneHolds } from "../running-lock.ts";
import { finish, goBack } from "./change-version.ts";
import { untilWell } from "./healthy.ts";
import { endJournal, readJournal, writeInstalled } from "./journal.ts";
import { hasChildren, PLACES, settingsOfServer } from "./machine.ts";
import { CONTENT, systemctl } from "./services.ts";
import { nameOfVersion } from "./versions.ts";

/** How long a content system that was switched to may take until it answers, in ms. */
const ANSWER_MS = 3 * 60_000;

const POLL_MS = 300;

/** How long after its backup an update goes back by itself, in ms; what came since is hardly more than a message. */
const OWN_WAY_MS = 30 * 60_000;

const LOCK = join(PLACES.versions, ".update.lock");

/** Takes the versions for one change at a time. @throws Error when another is under way */
export function alone(work: () => Promise<void>): Promise<void> {
  return whileOneHolds(LOCK, (pid) => `Another update or rollback is under way (process ${pid}). Wait for it.`, work);
}

/**
 * Ends a change of version that was killed. Before the switch it goes back; after it, the new version stays if it is well.
 * One that was in use for long is not taken back unasked: its data would go with it.
 *
 * @returns in a sentence what was done; null if there was nothing to do
 * @throws Error with a sentence when somebody has to decide
 */
export async function recover(): Promise<string | null> {
  const journal = readJournal();
  if (!journal) return null;
  const { phase, from, to, touchesData, at, pid } = journal;
  while (hasChildren(pid)) await pause(POLL_MS); // a stop, a restore, or a version that was tried out
  if (phase === "backup") {
    await systemctl("start", CONTENT);
    endJournal();
    return `An update broke off before anything was changed. ${nameOfVersion(from)} runs.`;
  }
  if (phase === "switched" && (await startsWell())) {
    await finish(journal);
    return `An update broke off when it was as good as done; it is done now. ${nameOfVersion(to)} runs.`;
  }
  if (phase === "switched" && touchesData && Date.now() - Date.parse(at) > OWN_WAY_MS) {
    writeInstalled(journal);
    endJournal();
    throw new Error(
      `${nameOfVersion(to)} has been in use since ${at}, and is not well: see schaufenster logs. The way back, which says first what would be lost: schaufenster rollback`,
    );
  }
  return `An update broke off. ${nameOfVersion(from)} runs again. ${await goBack(journal)}`;
}

async function startsWell(): Promise<boolean> {
  try {
    await systemctl("start", CONTENT);
    await untilWell(`${settingsOfServer().CONTENT_URL}/health`, { maxMs: ANSWER_MS });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a process that waits for the end of this one, and ends what this one may leave half done: if this one is killed,
 * that one goes back.
 */
export function startGuard(): void {
  const guard = spawn(process.execPath, ["--import", "tsx", "scripts/schaufenster.ts", "guard"], {
    cwd: ROOT,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref(); // else each would wait for the other's end
}

/** The guard itself. Its input ends with the process that started it. */
export async function guard(): Promise<void> {
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  await new Promise((resolve) => process.stdin.resume().once("end", resolve).once("error", resolve));
  const journal = readJournal();
  if (!journal) return;
  while (isRunning(journal.pid)) await pause(POLL_MS); // its files are closed a moment before its end
  await alone(async () => void (await recover()));
}
