import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { RELEASE_FILE, type Release } from "../version.ts";
import { changeVersion } from "./change-version.ts";
import { PLACES } from "./machine.ts";
import { alone, recover, startGuard } from "./recover.ts";
import { currentVersion, nameOfVersion } from "./versions.ts";
import { toDisk } from "./write-whole.ts";

const run = promisify(execFile);

/** A release is so many times as large as its archive, at most. */
const UNPACKED = 5;

/** Digits of a commit in the name of a folder. */
const COMMIT = 7;

/** Names of folders that hold what is being unpacked. */
const UNPACKING = ".unpacking-";

/**
 * Unpacks a release, makes a backup, tries the release out on the data, and makes it the one that runs. Goes back by
 * itself if anything fails.
 *
 * @param archive of `npm run release`
 * @throws Error that says what is wrong with the archive, or that it went back and why
 */
export async function update(archive: string): Promise<void> {
  await alone(async () => {
    const before = await recover();
    if (before) process.stdout.write(`${before}\n`);
    const from = currentVersion();
    const to = await install(archive);
    if (to === from) {
      process.stdout.write(`${nameOfVersion(to)} is what runs.\n`);
      return;
    }
    process.stdout.write(`From ${nameOfVersion(from)} to ${nameOfVersion(to)}\n`);
    startGuard();
    await changeVersion({ from, to });
    process.stdout.write(`${nameOfVersion(to)} runs. The way back: schaufenster rollback\n`);
  });
}

/** Unpacks a release beside the others, unless it is there. Nothing that runs is touched. @returns its folder */
export async function install(archive: string): Promise<string> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  const { version, commit, platform } = await releaseOf(archive);
  if (platform !== process.arch) throw new Error(`${archive} is for ${platform}; this machine is ${process.arch}.`);
  // Two builds that call themselves by one version have folders of their own.
  const target = join(PLACES.versions, `${version}-${commit.slice(0, COMMIT)}`);
  const damage = existsSync(target) ? await damageOf(target) : "";
  if (damage && basename(currentVersionOrNone()) === basename(target))
    throw new Error(`${target}, which runs, was changed: ${damage}`);
  if (damage) rmSync(target, { recursive: true }); // a power failure came before it was on the disk
  if (!existsSync(target)) await unpack(archive, target);
  return target;
}

/** In what a version differs from what was packed, in a word; empty if it does not. */
const damageOf = (folder: string): Promise<string> =>
  run("sha256sum", ["--quiet", "--strict", "--check", "SHA256SUMS"], { cwd: folder }).then(() => "", reasonOf);

function currentVersionOrNone(): string {
  try {
    return currentVersion();
  } catch {
    return ""; // the first one
  }
}

/** @throws Error with a sentence unless it is an archive of a release */
async function releaseOf(archive: string): Promise<Release> {
  const args = ["-xzOf", archive, "--wildcards", "--no-wildcards-match-slash", `*/${RELEASE_FILE}`];
  const { stdout } = await run("tar", args).catch((error: Error) => {
    throw new Error(`${archive} is no release of Schaufenster, or cannot be unpacked: ${reasonOf(error)}`);
  });
  return JSON.parse(stdout) as Release;
}

async function unpack(archive: string, target: string): Promise<void> {
  for (const name of readdirSync(PLACES.versions).filter((each) => each.startsWith(UNPACKING)))
    rmSync(join(PLACES.versions, name), { recursive: true }); // of an update that was killed
  const { bavail, bsize } = statfsSync(PLACES.versions);
  if (bavail * bsize < statSync(archive).size * UNPACKED) {
    throw new Error(
      `There is too little room in ${PLACES.versions} for ${archive}. Make room, or remove old versions.`,
    );
  }
  const unpacked = mkdtempSync(join(PLACES.versions, UNPACKING));
  try {
    chmodSync(unpacked, 0o755); // both users read it
    await run("tar", ["-xzf", archive, "-C", unpacked, "--strip-components=1", "--no-same-owner"]).catch(
      (error: Error) => {
        throw new Error(`${archive} cannot be unpacked: ${reasonOf(error)}`);
      },
    );
    const damage = await damageOf(unpacked);
    if (damage) throw new Error(`${archive} is damaged: ${damage}`);
    toDisk(unpacked);
    renameSync(unpacked, target);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** The last line of a program's complaint. */
const reasonOf = (error: Error): string => error.message.trim().split("\n").at(-1) ?? "";
