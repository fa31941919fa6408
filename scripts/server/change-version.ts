import { readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { pagesOf, untilWell } from "./healthy.ts";
import { endJournal, type Journal, writeInstalled, writeJournal } from "./journal.ts";
import { runScript, settingsOfServer } from "./machine.ts";
import { CONTENT, sitePorts, siteUnit, systemctl, whenEnded } from "./services.ts";
import { renewFiles } from "./shipped-files.ts";
import { tryOut } from "./trial.ts";
import { changesDatabase, nameOfVersion, switchTo } from "./versions.ts";
import { toDisk } from "./write-whole.ts";

/** How many times as large a backup may be when it is unpacked: pictures stay as they are, the database shrinks to a fifth. */
const UNPACKED = 2;

/** How long an app that was tried out a moment ago may take to answer, in ms. */
const AGAIN_MS = 3 * 60_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const siteAt = (port: number) => `http://127.0.0.1:${port}`;

type Change = {
  from: string;
  to: string;
  /** A backup that is put back first: the newer version's data are none for the older one. */
  restore?: string;
};

/**
 * Changes the version that runs. Visitors see pages all the while; messages are told to wait while content is away. If
 * anything fails, the version before runs again with the data it had.
 *
 * @throws Error that says why, and that it went back
 */
export async function changeVersion({ from, to, restore }: Change): Promise<void> {
  const ports = await sitePorts();
  const pages = ports[0] ? await pagesOf(siteAt(ports[0])) : [];
  const touchesData = restore !== undefined || changesDatabase(from, to);
  let journal: Journal = { phase: "backup", from, to, backup: "", touchesData, at: new Date().toISOString() };
  const note = (more: Partial<Journal>) => {
    journal = { ...journal, ...more };
    writeJournal(journal);
  };
  note({});
  try {
    await systemctl("stop", CONTENT);
    say("Backup …");
    const backup = await backUp(from);
    if (touchesData) checkRoom(backup);
    note({ backup, at: new Date().toISOString(), phase: "trial" });
    say(`  ${journal.backup}`);
    if (restore) await putBack(to, restore);
    say(`Trying out ${nameOfVersion(to)} …`);
    await tryOut(to, pages);
    say(`  it is well, and shows the ${pages.length} pages that were looked at`);
    await renewFiles(from, to);
    switchTo(to);
    note({ phase: "switched" });
    await finish(journal);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`\nThis did not work:\n${reason}\n\nGoing back to ${nameOfVersion(from)} …`);
    throw new Error(`${nameOfVersion(from)} runs as before. ${await goBack(journal)}`);
  }
}

/** After the switch: starts content, then its sites one after the other, and notes the way back. @throws Error if one is not well */
export async function finish(journal: Journal): Promise<void> {
  await startContent();
  await restartSites();
  writeInstalled(journal);
  endJournal();
}

async function startContent(): Promise<void> {
  await systemctl("start", CONTENT);
  const wait = new AbortController();
  const ended = whenEnded(CONTENT, wait.signal);
  await untilWell(`${settingsOfServer().CONTENT_URL}/health`, { ended, maxMs: AGAIN_MS }).finally(() => wait.abort());
}

async function restartSites(): Promise<void> {
  for (const port of await sitePorts()) {
    await systemctl("restart", siteUnit(port));
    await untilWell(`${siteAt(port)}/health/ready`, { maxMs: AGAIN_MS });
    say(`  the site on port ${port} is ready`);
  }
}

/**
 * Ends a change so that the version before runs with the data that it had.
 *
 * @returns in a sentence what became of what came in meanwhile
 * @throws Error with a sentence when that does not succeed, and is to be tried again
 */
export async function goBack(journal: Journal): Promise<string> {
  const { phase, touchesData } = journal;
  await systemctl("stop", CONTENT);
  await undo(journal);
  await startContent();
  if (phase === "switched") await restartSites().catch((error: Error) => say(`! ${error.message}`));
  endJournal();
  return touchesData && phase === "switched"
    ? "What came in after the switch lies beside the data, in the newest before-restore, for a month."
    : "Nothing was lost.";
}

/** Puts link, units and data as they were, while content is stopped. */
export async function undo({ phase, from, to, backup, touchesData }: Journal): Promise<void> {
  switchTo(from);
  if (touchesData && phase !== "backup") await putBack(from, backup);
  await renewFiles(to, from).catch((error: Error) => say(`! ${error.message}`));
}

/** @returns where it lies. @throws Error when there is none that is whole */
async function backUp(version: string): Promise<string> {
  const { code, said } = await runScript(version, ["backup"], { collect: true });
  const [, file] = /^(\/.*\.tar\.gz(?:\.age)?) \([\d.]+ MB\)$/m.exec(said) ?? [];
  if (code !== 0 || !file) throw new Error(`There is no backup, so nothing is changed:\n${said}`);
  toDisk(file);
  return file;
}

/** To go back takes the backup once more as files, beside the data. @throws Error while nothing is changed yet */
function checkRoom(backup: string): void {
  const folder = settingsOfServer().DATA_DIR;
  const { bavail, bsize } = statfsSync(folder);
  const [free, needed] = [bavail * bsize, statSync(backup).size * UNPACKED];
  if (free < needed)
    throw new Error(
      `${folder} has ${inMegabytes(free)} free, and the way back may take ${inMegabytes(needed)}. Make room.`,
    );
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** Puts a backup in the place of the data, which are kept aside for a month. */
async function putBack(version: string, backup: string): Promise<void> {
  say(`Putting back ${backup} …`);
  const data = settingsOfServer().DATA_DIR;
  for (const name of readdirSync(data).filter((each) => each.startsWith(".restore-")))
    rmSync(join(data, name), { recursive: true }); // of one that was killed; there is room for one
  const { code, said } = await runScript(version, ["restore", backup, "--replace"], { collect: true });
  if (code !== 0) {
    throw new Error(
      `The backup ${backup} could not be put back:\n${said}\nMend what it says, then run: schaufenster recover`,
    );
  }
  toDisk(data);
}
