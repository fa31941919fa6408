/**
 * `npm run release`: builds the apps and puts everything that a server needs into release/, including Node: a folder
 * and an archive for each CPU architecture, and a Debian package. Requires a clean checkout unless `-- --as-it-is` is
 * given; `-- --x64` leaves out arm64.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { ROOT } from "./environment.ts";
import { debianPackage } from "./release/debian.ts";
import { forArm64, NODE_VERSION, putNode } from "./release/packages.ts";
import { putTogether } from "./release/put-together.ts";
import { packagesAmong, runtimeFiles } from "./release/runtime-files.ts";
import { git, type Release, versionHere } from "./version.ts";

const { values: asked } = parseArgs({ options: { "as-it-is": { type: "boolean" }, x64: { type: "boolean" } } });

const OUT = join(ROOT, "release");

/** All packages of the checkout, including build dependencies, and Node; in CycloneDX. */
function packageList(): string {
  const args = ["sbom", "--sbom-format", "cyclonedx"];
  const list = JSON.parse(execFileSync("npm", args, { cwd: ROOT, maxBuffer: 2 ** 26, encoding: "utf8" }));
  const node = { type: "platform", name: "node", version: NODE_VERSION, purl: `pkg:generic/node@${NODE_VERSION}` };
  return JSON.stringify({ ...list, components: [...list.components, { "bom-ref": `node@${NODE_VERSION}`, ...node }] });
}

/** Packs it for containers and Debian. Contains no user names or ids. */
function pack(folder: string, release: Release): void {
  const archive = `${folder}.tar.gz`;
  const owner = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];
  execFileSync("tar", [...owner, "--use-compress-program=gzip -9", "-cf", archive, "-C", OUT, basename(folder)]);
  for (const file of [archive, debianPackage(archive, release)]) {
    const sum = execFileSync("sha256sum", [basename(file)], { cwd: OUT, encoding: "utf8" });
    writeFileSync(`${file}.sha256`, sum);
    process.stdout.write(`\n${sum}`);
  }
}

try {
  const { version, commit } = versionHere();
  if (!commit || (commit.endsWith("+") && !asked["as-it-is"]))
    throw new Error(
      "Files were changed since the last commit. A release needs a commit: commit them, or add --as-it-is.",
    );
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error("A release is made on Linux on x64.");
  process.umask(0o022); // the same modes wherever it is built
  process.env.RELEASE_COMMIT = commit;
  await build();
  const date = git("show", "-s", "--format=%cI");
  const release: Release = { version, commit, date, platform: "x64" };
  const files = await runtimeFiles();
  const folderOf = (platform: string) => join(OUT, `schaufenster-${version}-${platform}`);
  const [folder, other] = [folderOf("x64"), folderOf("arm64")];
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await putTogether(folder, files, release);
  await putNode(folder, release.platform);
  writeFileSync(join(folder, "sbom.cdx.json"), packageList());
  pack(folder, release);
  if (!asked.x64) {
    await forArm64(folder, other, packagesAmong(files), release);
    pack(other, { ...release, platform: "arm64" });
  }
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
