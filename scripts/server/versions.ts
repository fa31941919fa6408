import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { RELEASE_FILE, releaseIn, versionLabel } from "../version.ts";
import { PLACES } from "./machine.ts";

const LINK = join(PLACES.versions, "current");

/** The folder of the running version; null before the first installation. */
export const currentVersion = (): string | null =>
  existsSync(LINK) ? resolve(PLACES.versions, readlinkSync(LINK)) : null;

/** Switches the units to a version, atomically, also across a power failure. */
export function switchTo(version: string): void {
  const next = `${LINK}.next`;
  rmSync(next, { force: true });
  symlinkSync(basename(version), next);
  renameSync(next, LINK);
  // The new version's data may be on another disk, and must not be written before the link.
  execFileSync("sync", ["--file-system", PLACES.versions]);
}

export function removeOthersThan(version: string): void {
  for (const name of readdirSync(PLACES.versions)) {
    const folder = join(PLACES.versions, name);
    if (name !== "current" && folder !== version && existsSync(join(folder, RELEASE_FILE)))
      rmSync(folder, { recursive: true });
  }
}

/** A version for people: "0.1.0 (a1b2c3d)". */
export function nameOfVersion(folder: string): string {
  const release = releaseIn(folder);
  return release ? versionLabel(release) : basename(folder);
}
