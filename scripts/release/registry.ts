import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { extract } from "tar";

const run = promisify(execFile);

type Wanted = {
  /** NAME@VERSION */
  id: string;
  /** As a lock file has it: "sha512-…". */
  integrity: string;
  /** Which of its files; all if that is not said. */
  only?: RegExp;
};

/**
 * Unpacks a package of the registry into a folder.
 *
 * @throws Error when it is not the one that is wanted
 */
export async function unpackPackage({ id, integrity, only = /./ }: Wanted, target: string): Promise<void> {
  const downloads = mkdtempSync(join(tmpdir(), "schaufenster-package-"));
  try {
    const { stdout } = await run("npm", ["pack", id, "--silent", "--prefer-offline", "--pack-destination", downloads]);
    const archive = join(downloads, stdout.trim());
    const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (found !== integrity) throw new Error(`${id} is not the package that is wanted: ${found}.`);
    await mkdir(target, { recursive: true });
    await extract({ file: archive, cwd: target, strip: 1, filter: (path) => only.test(path) });
  } finally {
    await rm(downloads, { recursive: true });
  }
}
