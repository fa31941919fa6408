import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { inAWord, RELEASE_FILE, releaseIn } from "../version.ts";
import { PLACES } from "./machine.ts";

const LINK = join(PLACES.versions, "current");

/** The folder of the version that the units run; null before the first installation. */
export const currentVersion = (): string | null =>
  existsSync(LINK) ? resolve(PLACES.versions, readlinkSync(LINK)) : null;

/** Makes a version the one that units start: whoever looks finds the old one or the new one, also after a power failure. */
export function switchTo(version: string): void {
  const next = `${LINK}.next`;
  rmSync(next, { force: true });
  symlinkSync(basename(version), next);
  renameSync(next, LINK);
  // The new version's data may be on another disk, and must not be there before the link is.
  execFileSync("sync", ["--file-system", PLACES.versions]);
}

/** Removes all versions but one. A checkout is somebody's own. */
export function removeOthersThan(version: string): void {
  for (const name of readdirSync(PLACES.versions)) {
    const folder = join(PLACES.versions, name);
    if (name !== "current" && folder !== version && existsSync(join(folder, RELEASE_FILE)))
      rmSync(folder, { recursive: true });
  }
}

/** A version in words: "0.1.0 (a1b2c3d)". */
export function nameOfVersion(folder: string): string {
  const release = releaseIn(folder);
  return release ? inAWord(release) : basename(folder);
}
