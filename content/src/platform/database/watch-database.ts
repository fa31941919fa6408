import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Payload } from "payload";
import { every } from "../process/every.ts";
import { log } from "../process/log.ts";
import { schedule } from "../process/schedule.ts";
import { type DatabaseFile, databaseFile } from "./database-file.ts";
import { writability } from "./writable.ts";

/** In ms: a change is logged within a minute. */
const EVERY_MS = 15_000;

/** An integrity check runs at most for this fraction of the time. */
const REST = 30;

const LONGEST_MS = 10 * 60_000;

/** Not bundled. */
const PROGRAM = ["src", "platform", "database", "look-through.mjs"];

export function watchDatabase(payload: Payload): void {
  let told = "ok";
  let notBefore = 0;

  async function look(): Promise<void> {
    const file = databaseFile();
    if (file && schedule.now() >= notBefore && file.needsReview()) {
      const begun = schedule.now();
      await checkIntegrity(file);
      notBefore = schedule.now() + REST * (schedule.now() - begun);
    }
    const { status, sentence } = await writability(async () => payload);
    if (status === told) return;
    told = status;
    if (status === "ok") log.info("the database accepts writes again");
    else log.error({ status }, sentence ?? "the database accepts no writes");
  }
  every("the database was not checked", EVERY_MS, look);
}

/** Records damage in a file's pages. A check that timed out proves nothing. */
export async function checkIntegrity(file: DatabaseFile): Promise<void> {
  const args = [join(/* turbopackIgnore: true */ process.cwd(), ...PROGRAM), file.path];
  const answer = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { timeout: LONGEST_MS }, (error, stdout) =>
      error ? reject(error) : resolve(stdout.replaceAll("\n", " ")),
    );
  });
  if (!/^SQLITE_(?:BUSY|LOCKED)/.test(answer)) file.noteLook(answer === "ok" ? null : answer);
}
