import { spawn } from "node:child_process";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartError } from "../../content/src/process/exit-codes.ts";
import { ROOT } from "../environment.ts";
import { whileOneHolds } from "../running-lock.ts";
import { finish, goBack, undo } from "./change-version.ts";
import { endJournal, type Journal, readJournal, writeInstalled } from "./journal.ts";
import { killLeftPrograms, markPrograms, unmarked } from "./left-programs.ts";
import { PLACES } from "./machine.ts";
import { CONTENT, systemctl } from "./services.ts";
import { nameOfVersion } from "./versions.ts";
import { clearRoom } from "./way-back.ts";

const POLL_MS = 300;

/** How long a guard waits for the end of the process that it guards, or of another change, in ms. */
const GUARD_MS = 15 * 60_000;

/** How long after its backup an update goes back by itself, in ms; what came since is hardly more than a message. */
const OWN_WAY_MS = 30 * 60_000;

const LOCK = join(PLACES.versions, ".update.lock");

/** Takes the versions for one change at a time. @throws Error when another is under way */
export function alone(work: () => Promise<void>): Promise<void> {
  const refusal = (pid: number) => `Another update or rollback is under way (process ${pid}). Wait for it.`;
  return whileOneHolds(LOCK, refusal, async () => {
    await killLeftPrograms(PLACES.versions);
    markPrograms(PLACES.versions);
    await work();
  });
}

/** The same for who ends a change that was killed and may have filled the disk: then the room for the way back is given back. */
const aloneAfterAll = (work: () => Promise<void>): Promise<void> =>
  alone(work).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOSPC") throw error;
    clearRoom();
    return alone(work);
  });

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
  const { phase, from, to, touchesData, at } = journal;
  if (phase === "backup") {
    clearRoom();
    await systemctl("start", CONTENT);
    endJournal();
    return `An update broke off before anything was changed. ${nameOfVersion(from)} runs.`;
  }
  if (phase === "switched" && (await isFinished(journal))) {
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

const isFinished = (journal: Journal): Promise<boolean> =>
  finish(journal).then(
    () => true,
    () => false,
  );

/**
 * Content's unit runs this before content: after a power failure nobody else ends a change, and content must not write
 * into data that are half another version's. A change that is under way starts content itself, and is left alone.
 */
export async function recoverBeforeStart(): Promise<void> {
  const settle = async (): Promise<void> => {
    const journal = readJournal();
    if (journal?.phase === "switched") writeInstalled(journal);
    else if (journal) await undo(journal);
    endJournal();
  };
  await aloneAfterAll(settle).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
  });
}

/**
 * Starts a process that waits for the end of this one, and ends what this one may leave half done: if this one is killed,
 * that one goes back.
 */
export function startGuard(): void {
  const guard = spawn(process.execPath, ["--import", "tsx", "scripts/schaufenster.ts", "guard"], {
    cwd: ROOT,
    detached: true,
    env: unmarked(),
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref(); // else each would wait for the other's end
}

/** The guard itself. Its input ends with the process that started it. */
export async function guard(): Promise<void> {
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  await new Promise((resolve) => process.stdin.resume().once("end", resolve).once("error", resolve));
  const until = performance.now() + GUARD_MS;
  while (readJournal()) {
    try {
      return await aloneAfterAll(async () => void (await recover()));
    } catch (error) {
      // Its files are closed a moment before its end, and somebody may have been faster.
      if (!(error instanceof StartError) || performance.now() > until) throw error;
    }
    await pause(POLL_MS);
  }
}
