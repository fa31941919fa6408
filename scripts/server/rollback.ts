import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { changeVersion } from "./change-version.ts";
import { readInstalled } from "./journal.ts";
import { runScript } from "./machine.ts";
import { alone, recover, startGuard } from "./recover.ts";
import { currentVersion, nameOfVersion } from "./versions.ts";

/**
 * Goes back to the version before the last update, with its data if the update changed the database: then all that came
 * since is lost to the site, which is said first. What is replaced is backed up and kept.
 *
 * @param isSure asks nothing
 * @throws Error with a sentence when there is no way back
 */
export async function rollback(isSure: boolean): Promise<void> {
  await alone(async () => {
    const before = await recover();
    if (before) process.stdout.write(`${before}\n`);
    const installed = readInstalled();
    const now = currentVersion();
    if (!installed || installed.to !== now)
      throw new Error("There was no update that led here, so there is no way back.");
    const { from, backup, touchesData, at } = installed;
    if (!existsSync(from)) throw new Error(`The version before is no longer there: ${from}`);
    if (touchesData && !existsSync(backup))
      throw new Error(`The backup from before the update is no longer there: ${backup}`);
    process.stdout.write(`From ${nameOfVersion(now)} back to ${nameOfVersion(from)}\n`);
    if (touchesData) {
      const { said } = await runScript(now, ["written-since", at], { collect: true });
      process.stdout.write(
        `${nameOfVersion(now)} changed the database. The backup from ${at} is put back; lost to the site is what came since:\n${said || "  nothing"}\nA backup of all that is made first.\n`,
      );
    } else process.stdout.write("The database stays as it is; nothing is lost.\n");
    if (!isSure && !(await isWanted())) throw new Error("Nothing was changed.");
    startGuard();
    await changeVersion({ from: now, to: from, ...(touchesData ? { restore: backup } : {}) });
    process.stdout.write(`${nameOfVersion(from)} runs.\n`);
  });
}

async function isWanted(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Type "rollback" to do it: ');
  terminal.close();
  return answer.trim() === "rollback";
}
