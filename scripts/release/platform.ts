import { readFileSync } from "node:fs";
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../environment.ts";
import { RELEASE_FILE, type Release } from "../version.ts";
import { CHECKSUMS } from "./archive.ts";
import { putNode } from "./node.ts";
import { unpackPackage } from "./registry.ts";

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
  for (const path of packages.filter((each) => OF_X64.test(each))) {
    const other = path.replace("linux-x64", "linux-arm64");
    const { version, integrity } = locked[other] ?? {};
    const replaced = locked[path]?.integrity;
    if (!version || !integrity || !replaced) throw new Error(`The lock file has no ${other}.`);
    await rm(join(target, path), { recursive: true });
    await unpackPackage({ id: `${other.slice(FOLDER.length)}@${version}`, integrity }, join(target, other));
    sbom = sbom.replaceAll(hexOf(replaced), hexOf(integrity));
  }
  await writeFile(list, sbom.replaceAll(/\bx64\b/g, "arm64"));
  await putNode(target, "arm64");
  await rm(join(target, CHECKSUMS), { force: true });
  await writeFile(join(target, RELEASE_FILE), `${JSON.stringify({ ...release, platform: "arm64" }, null, 2)}\n`);
}

/** A digest of the lock file as the list of packages has it. */
const hexOf = (integrity: string) => Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
