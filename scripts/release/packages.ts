import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "tar";
import { ROOT } from "../environment.ts";
import { RELEASE_FILE, type Release } from "../version.ts";

/** Which Node a release brings along: of the line with support until April 2028. Debian 12 has none that is new enough. */
export const NODE_VERSION = "24.21.0";

/** Of the registry's packages, which hold what nodejs.org has. */
const NODE_INTEGRITY: Record<string, string> = {
  x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
};

/** Folders of packages that hold machine code for x64. */
const OF_X64 = /^node_modules\/(?:@img|@libsql)\/.*linux-x64(?:-gnu)?$/;

/**
 * Unpacks files of a package of the registry into a folder.
 *
 * @param id NAME@VERSION
 * @param integrity as a lock file has it: "sha512-…"
 * @throws Error when it is another package
 */
async function unpackPackage(id: string, integrity: string, target: string, only = /./): Promise<void> {
  const downloads = mkdtempSync(join(tmpdir(), "schaufenster-package-"));
  try {
    const args = ["pack", id, "--silent", "--prefer-offline", "--pack-destination", downloads];
    const file = join(downloads, execFileSync("npm", args, { encoding: "utf8" }).trim());
    const found = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${id} is not the package that is wanted: ${found}.`);
    mkdirSync(target, { recursive: true });
    await extract({ file, cwd: target, strip: 1, filter: (path) => only.test(path) });
  } finally {
    rmSync(downloads, { recursive: true });
  }
}

/** Puts Node and its licences in a release, for a kind of processor. */
export function putNode(folder: string, platform: string): Promise<void> {
  const [id, integrity = ""] = [`node-linux-${platform}@${NODE_VERSION}`, NODE_INTEGRITY[platform]];
  return unpackPackage(id, integrity, join(folder, "node"), /^package\/(?:bin\/node|LICENSE)$/);
}

/**
 * Makes a release for arm64 of one for x64: the same files, and the packages that hold machine code from the registry, each
 * as the lock file has it. Nobody has tried it.
 *
 * @throws Error when a package is not the one of the lock file
 */
export async function forArm64(folder: string, target: string, packages: string[], release: Release): Promise<void> {
  cpSync(folder, target, { recursive: true, verbatimSymlinks: true });
  const { packages: locked } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  for (const path of packages.filter((each) => OF_X64.test(each))) {
    const other = path.replace("linux-x64", "linux-arm64");
    const { version, integrity } = locked[other] ?? {};
    rmSync(join(target, path), { recursive: true });
    await unpackPackage(`${other.replace("node_modules/", "")}@${version}`, integrity, join(target, other));
  }
  rmSync(join(target, "node"), { recursive: true });
  await putNode(target, "arm64");
  writeFileSync(join(target, RELEASE_FILE), JSON.stringify({ ...release, platform: "arm64" }));
}
