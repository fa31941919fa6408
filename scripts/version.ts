import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.ts";

/**
 * Identifies this program. `commit` has 40 hex digits, and "+" after them if files were changed since; empty if
 * unknown.
 */
export type Version = { version: string; commit: string };

/** Written into a release, beside package.json; a checkout has none. */
export type Release = Version & {
  /** The commit's date, ISO 8601. */
  date: string;
  platform: string;
};

export const RELEASE_FILE = "release.json";

/** A folder's release; null if it is a checkout. */
export function releaseIn(folder: string = ROOT): Release | null {
  const file = join(folder, RELEASE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Release) : null;
}

/** Runs git in this checkout; empty if it isn't one. */
export function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

export function versionHere(): Version {
  const release = releaseIn();
  if (release) return release;
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const commit = git("rev-parse", "HEAD");
  return { version, commit: commit && git("status", "--porcelain") ? `${commit}+` : commit };
}

/** As /health, the logs and the admin show it: "0.1.0 (a1b2c3d)". */
export function versionLabel({ version, commit }: Version): string {
  const SHORT = 7;
  return commit ? `${version} (${commit.slice(0, SHORT)}${commit.endsWith("+") ? "+" : ""})` : version;
}
