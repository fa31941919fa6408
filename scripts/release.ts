/**
 * `npm run release`: builds the apps and puts together, in release/, what a server runs, Node included: a folder and an
 * archive for each kind of processor, and a package for Debian. It wants a clean checkout; `-- --as-it-is` takes any, and
 * `-- --x64` leaves out arm64. `-- --tag` gives the commit its name at the end, once the CHANGELOG tells of the version.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { ROOT } from "./environment.ts";
import { pack, writeChecksums } from "./release/archive.ts";
import { debianPackage } from "./release/debian.ts";
import { keyOf } from "./release/derived-keys.ts";
import { putNode } from "./release/node.ts";
import { forArm64 } from "./release/platform.ts";
import { nameOf, putTogether } from "./release/put-together.ts";
import { packagesAmong, runtimeFiles } from "./release/runtime-files.ts";
import { sbomOf } from "./release/sbom.ts";
import { megabytes, sizesIn } from "./release/sizes.ts";
import { git, type Release, versionHere } from "./version.ts";

const { values: asked } = parseArgs({
  options: { "as-it-is": { type: "boolean" }, x64: { type: "boolean" }, tag: { type: "boolean" } },
});

/** Runs the command of the version that it lies in with the Node of that version, wherever it is called from. */
const COMMAND = `#!/bin/sh
INIT_CWD=$PWD
export INIT_CWD
cd "$(dirname "$(readlink -f "$0")")/.." && exec node/bin/node --import tsx scripts/schaufenster.ts "$@"
`;

/** @throws Error when a version is told of nowhere, or was another commit before */
function checkName(version: string, commit: string): void {
  if (!readFileSync(join(ROOT, "CHANGELOG.md"), "utf8").includes(`\n## ${version}\n`))
    throw new Error(`CHANGELOG.md tells nothing of ${version}.`);
  const named = git("rev-parse", "--verify", "--quiet", `v${version}^{commit}`);
  if (named && named !== commit) throw new Error(`v${version} is ${named} already. Raise the version in package.json.`);
}

const isInstalled = (program: string) => spawnSync(program, ["--version"]).status === 0;

function migrationNames(): string[] {
  const names = ["sqlite", "postgres"].flatMap((kind) => readdirSync(join(ROOT, "content/migrations", kind)));
  return [...new Set(names.filter((name) => /^\d.*\.ts$/.test(name)).map((name) => name.replace(".ts", "")))].sort();
}

/** Writes the checksums, and packs it for any Linux and for Debian. */
async function finish(folder: string, release: Release, at: Date): Promise<void> {
  await writeChecksums(folder);
  const file = await pack(folder, at);
  if (isInstalled("dpkg-deb")) process.stdout.write(`\n${debianPackage(file, release, at)}`);
  process.stdout.write(`\n${file} (${megabytes(statSync(file).size)})\n${sizesIn(folder)}\n`);
}

try {
  const { version, commit } = versionHere();
  if (!commit || (commit.endsWith("+") && !asked["as-it-is"])) {
    throw new Error(
      "Files were changed since the last commit. A release is one commit: commit them, or add --as-it-is.",
    );
  }
  if (asked.tag) checkName(version, commit);
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error("A release is made on Linux on x64.");
  process.umask(0o022); // modes are the same wherever it is made
  // Of the commit, so that two builds of it are the same.
  process.env.RELEASE_COMMIT = commit;
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = Buffer.from(keyOf(commit, "actions"), "hex").toString("base64");
  await build();
  const date = git("show", "-s", "--format=%cI");
  const release: Release = { version, commit, date, platform: "x64", migrations: migrationNames() };
  const at = new Date(date);

  const files = await runtimeFiles();
  const packages = packagesAmong(files);
  const folder = join(ROOT, "release", nameOf(release));
  rmSync(join(ROOT, "release"), { recursive: true, force: true });
  mkdirSync(join(folder, "bin"), { recursive: true });
  await putTogether(folder, files, release);
  await putNode(folder, release.platform);
  writeFileSync(join(folder, "bin/schaufenster"), COMMAND);
  chmodSync(join(folder, "bin/schaufenster"), 0o755);
  writeFileSync(join(folder, "sbom.cdx.json"), await sbomOf(packages, release));
  await finish(folder, release, at);

  if (!asked.x64) {
    const other = join(ROOT, "release", nameOf({ version, platform: "arm64" }));
    await forArm64(folder, other, packages, release);
    await finish(other, { ...release, platform: "arm64" }, at);
  }
  if (asked.tag && !git("tag", "--list", `v${version}`)) {
    execFileSync("git", ["tag", "--annotate", "--message", `Schaufenster ${version}`, `v${version}`], { cwd: ROOT });
    process.stdout.write(`\nv${version} is ${commit}. git push origin v${version} makes it known.\n`);
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
