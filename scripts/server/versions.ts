import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { inAWord, releaseIn } from "../version.ts";
import { PLACES } from "./machine.ts";

const LINK = join(PLACES.versions, "current");

/** The folder of the version that the units run. @throws Error with a sentence where nothing is installed so */
export function currentVersion(): string {
  if (!existsSync(LINK)) {
    throw new Error(
      `There is no ${LINK}. This command works where versions lie side by side, as docs/operations.md has it.`,
    );
  }
  return resolve(PLACES.versions, readlinkSync(LINK));
}

/** Makes a version the one that units start; whoever looks finds the old one or the new one. */
export function switchTo(version: string): void {
  const next = `${LINK}.next`;
  rmSync(next, { force: true });
  symlinkSync(basename(version), next);
  renameSync(next, LINK);
}

/** A version in words: "0.1.0 (a1b2c3d)". */
export function nameOfVersion(folder: string): string {
  const release = releaseIn(folder);
  return release ? inAWord(release) : basename(folder);
}

/** Names of the migrations that a version knows; a checkout has them as files. */
function migrationsOf(folder: string): string[] {
  const release = releaseIn(folder);
  if (release) return release.migrations;
  const names = ["sqlite", "postgres"].flatMap((kind) => readdirSync(join(folder, "content/migrations", kind)));
  return names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.replace(".ts", ""));
}

/** Whether one version would change the database in a way that another does not know. */
export function changesDatabase(from: string, to: string): boolean {
  const known = new Set(migrationsOf(from));
  return migrationsOf(to).some((name) => !known.has(name));
}

/** A note beside the versions. */
export function readNote<Note>(name: string): Note | null {
  const file = join(PLACES.versions, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Note) : null;
}
