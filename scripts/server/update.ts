import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { extract } from "tar";
import { CHECKSUMS, sha256Of } from "../release/archive.ts";
import { RELEASE_FILE, releaseIn } from "../version.ts";
import { changeVersion } from "./change-version.ts";
import { PLACES } from "./machine.ts";
import { alone, recover, startGuard } from "./recover.ts";
import { currentVersion, nameOfVersion } from "./versions.ts";

/** A release is so many times as large as its archive, at most. */
const UNPACKED = 5;

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

/** Unpacks a release beside the others. Nothing that runs is touched. @returns its folder */
export async function install(archive: string): Promise<string> {
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  for (const name of readdirSync(PLACES.versions).filter((each) => each.startsWith(UNPACKING)))
    rmSync(join(PLACES.versions, name), { recursive: true }); // of an update that was killed
  const { bavail, bsize } = statfsSync(PLACES.versions);
  if (bavail * bsize < statSync(archive).size * UNPACKED) {
    throw new Error(
      `There is too little room in ${PLACES.versions} for ${archive}. Make room, or remove old versions there.`,
    );
  }
  const unpacked = mkdtempSync(join(PLACES.versions, UNPACKING));
  try {
    chmodSync(unpacked, 0o755); // both users read it
    await extract({ file: resolve(archive), cwd: unpacked, strip: 1 }).catch((error: Error) => {
      throw new Error(`${archive} cannot be unpacked: ${error.message}`);
    });
    await checkRelease(unpacked, archive);
    const target = join(PLACES.versions, folderNameOf(unpacked));
    if (existsSync(target)) return target;
    renameSync(unpacked, target);
    return target;
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** Two builds that call themselves by one version have folders of their own. */
function folderNameOf(folder: string): string {
  const release = releaseIn(folder);
  const COMMIT = 7;
  return `${release?.version}-${release?.commit.slice(0, COMMIT)}`;
}

/** @throws Error unless it is a release for this machine and every file is the one that was packed */
async function checkRelease(folder: string, archive: string): Promise<void> {
  const release = releaseIn(folder);
  if (!release) throw new Error(`${archive} is no release of Schaufenster: it has no ${RELEASE_FILE}.`);
  if (release.platform !== process.arch) {
    throw new Error(`${archive} is for ${release.platform}; this machine is ${process.arch}.`);
  }
  for (const line of (await readFile(join(folder, CHECKSUMS), "utf8")).trim().split("\n")) {
    const [sum, path = ""] = line.split("  ");
    const found = await sha256Of(join(folder, path)).catch(() => "");
    if (found !== sum)
      throw new Error(`${archive} is damaged: ${path} is not the file that was packed. Fetch it again.`);
  }
}
