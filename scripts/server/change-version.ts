import { rmSync } from "node:fs";
import { pagesOf, untilWell } from "./healthy.ts";
import { endJournal, type Journal, writeInstalled, writeJournal } from "./journal.ts";
import { runScript, settingsOfServer } from "./machine.ts";
import { CONTENT, sitePorts, siteUnit, systemctl, whenEnded } from "./services.ts";
import { renewFiles } from "./shipped-files.ts";
import { tryOut } from "./trial.ts";
import { changesDatabase, nameOfVersion, switchTo } from "./versions.ts";
import { clearRoom, keepRoom, putBack } from "./way-back.ts";
import { toDisk } from "./write-whole.ts";

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
    const next = { ...journal, ...more };
    writeJournal(next); // what could not be noted is not so
    journal = next;
  };
  note({});
  try {
    await systemctl("stop", CONTENT);
    say("Backup …");
    const backup = await backUp(from);
    if (touchesData) keepRoom(backup);
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
  clearRoom();
  writeInstalled(journal);
  endJournal();
}

const startContent = (): Promise<void> => run("start", CONTENT, `${settingsOfServer().CONTENT_URL}/health`);

async function restartSites(): Promise<void> {
  for (const port of await sitePorts()) {
    await run("restart", siteUnit(port), `${siteAt(port)}/health/ready`);
    say(`  the site on port ${port} is ready`);
  }
}

/** @throws Error if the unit ends, or its app is not well in time */
async function run(verb: "start" | "restart", unit: string, health: string): Promise<void> {
  await systemctl(verb, unit);
  const wait = new AbortController();
  const ended = whenEnded(unit, wait.signal);
  await untilWell(health, { ended, maxMs: AGAIN_MS }).finally(() => wait.abort());
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
  clearRoom();
  switchTo(from);
  if (touchesData && phase !== "backup") {
    const aside = await putBack(from, backup);
    // Nobody wrote into data that were only tried out, and they may be what fills the disk.
    if (aside && phase === "trial") rmSync(aside, { recursive: true });
  }
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
