import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "tar";
import { ROOT } from "../environment.ts";
import { RELEASE_FILE, type Release } from "../version.ts";

/** Node's version in a release: the line supported until April 2028. Debian 12 has none that is new enough. */
export const NODE_VERSION = "24.21.0";

/** From the npm registry, with the same files as nodejs.org. */
const NODE_INTEGRITY: Record<string, string> = {
  x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
};

const OF_X64 = /^node_modules\/(?:@img|@libsql)\/.*linux-x64(?:-gnu)?$/;

/**
 * Unpacks files of a registry package into a folder.
 *
 * @param id NAME@VERSION
 * @param integrity as in a lock file: "sha512-…"
 * @throws Error if the hash differs
 */
async function unpackPackage(id: string, integrity: string, target: string, only = /./): Promise<void> {
  const downloads = mkdtempSync(join(tmpdir(), "schaufenster-package-"));
  try {
    const args = ["pack", id, "--silent", "--prefer-offline", "--pack-destination", downloads];
    const file = join(downloads, execFileSync("npm", args, { encoding: "utf8" }).trim());
    const found = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${id} does not match the lock file: ${found}.`);
    mkdirSync(target, { recursive: true });
    await extract({ file, cwd: target, strip: 1, filter: (path) => only.test(path) });
  } finally {
    rmSync(downloads, { recursive: true });
  }
}

export function putNode(folder: string, platform: string): Promise<void> {
  const [id, integrity = ""] = [`node-linux-${platform}@${NODE_VERSION}`, NODE_INTEGRITY[platform]];
  return unpackPackage(id, integrity, join(folder, "node"), /^package\/(?:bin\/node|LICENSE)$/);
}

/**
 * Makes an arm64 release from an x64 one: the same files, with packages that contain machine code replaced from the
 * registry as locked. Untested.
 *
 * @throws Error if a package differs from the lock file
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
