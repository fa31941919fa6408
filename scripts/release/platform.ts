import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { extract } from "tar";
import { ROOT } from "../environment.ts";
import { RELEASE_FILE, type Release } from "../version.ts";
import { CHECKSUMS } from "./archive.ts";

const run = promisify(execFile);

/** Folders of packages that hold machine code for x64. */
const OF_X64 = /^node_modules\/(?:@img|@libsql)\/.*linux-x64(?:-gnu)?$/;

const FOLDER = "node_modules/";

type Lock = { packages: Record<string, { version: string; integrity: string }> };

/**
 * Makes a release for arm64 of one for x64: the same files, and the packages that hold machine code from the registry, each
 * as the lock file has it. Nobody has tried it.
 *
 * @throws Error when a package is not the one of the lock file
 */
export async function forArm64(folder: string, target: string, packages: string[], release: Release): Promise<void> {
  await cp(folder, target, { recursive: true, verbatimSymlinks: true });
  const { packages: locked } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as Lock;
  const list = join(target, "sbom.cdx.json");
  let sbom = readFileSync(list, "utf8");
  const downloads = mkdtempSync(join(tmpdir(), "schaufenster-arm64-"));
  for (const path of packages.filter((each) => OF_X64.test(each))) {
    const other = path.replace("linux-x64", "linux-arm64");
    const { version, integrity } = locked[other] ?? {};
    const replaced = locked[path]?.integrity;
    if (!version || !integrity || !replaced) throw new Error(`The lock file has no ${other}.`);
    const id = `${other.slice(FOLDER.length)}@${version}`;
    const { stdout } = await run("npm", ["pack", id, "--silent", "--pack-destination", downloads]);
    const archive = join(downloads, stdout.trim());
    const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${id} is not the package of the lock file.`);
    await rm(join(target, path), { recursive: true });
    await mkdir(join(target, other), { recursive: true });
    await extract({ file: archive, cwd: join(target, other), strip: 1 });
    sbom = sbom.replaceAll(path.slice(FOLDER.length), other.slice(FOLDER.length));
    sbom = sbom.replaceAll(hexOf(replaced), hexOf(integrity));
  }
  await writeFile(list, sbom);
  await rm(downloads, { recursive: true });
  await rm(join(target, CHECKSUMS), { force: true });
  await writeFile(join(target, RELEASE_FILE), `${JSON.stringify({ ...release, platform: "arm64" }, null, 2)}\n`);
}

/** A digest of the lock file as the list of packages has it. */
const hexOf = (integrity: string) => Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
