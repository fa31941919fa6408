import { execFile } from "node:child_process";
import { join } from "node:path";
import type { Payload } from "payload";
import { every } from "../process/every.ts";
import { log } from "../process/log.ts";
import { schedule } from "../process/schedule.ts";
import { type DatabaseFile, databaseFile } from "./database-file.ts";
import { writability } from "./writable.ts";

/** Time between two looks, in ms: a change is told within a minute. */
const EVERY_MS = 15_000;

/** Looking through all pages takes at most one part in so many of the time. */
const REST = 30;

/** The longest that it may take, in ms. */
const LONGEST_MS = 10 * 60_000;

/** Run as it stands. The bundler must not take it for a part of the program. */
const PROGRAM = ["src", "database", "look-through.mjs"];

/** Looks again and again whether the database takes what is written, and logs when that changes. */
export function watchDatabase(payload: Payload): void {
  let told = "ok";
  let notBefore = 0;

  async function look(): Promise<void> {
    const file = databaseFile();
    if (file && schedule.now() >= notBefore && file.isToBeLookedThrough()) {
      const begun = schedule.now();
      await lookThrough(file);
      notBefore = schedule.now() + REST * (schedule.now() - begun);
    }
    const { status, sentence } = await writability(async () => payload);
    if (status === told) return;
    told = status;
    if (status === "ok") log.info("the database takes what is written again");
    else log.error({ status }, sentence ?? "the database takes nothing");
  }
  every("the database was not looked at", EVERY_MS, look);
}

/** Notes what is wrong with the pages of a file. A check that did not end says nothing about them. */
export async function lookThrough(file: DatabaseFile): Promise<void> {
  const args = [join(/* turbopackIgnore: true */ process.cwd(), ...PROGRAM), file.path];
  const answer = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { timeout: LONGEST_MS }, (error, stdout) =>
      error ? reject(error) : resolve(stdout.replaceAll("\n", " ")),
    );
  });
  if (!/^SQLITE_(?:BUSY|LOCKED)/.test(answer)) file.noteLook(answer === "ok" ? null : answer);
}
