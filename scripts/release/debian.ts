import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../environment.ts";
import type { Release } from "../version.ts";

const NAMES_OF_DEBIAN: Record<string, string> = { x64: "amd64", arm64: "arm64" };

/** Digits of a commit in a version's folder name: two builds of one version have separate folders. */
const COMMIT = 7;

/**
 * Creates a Debian package that contains a release's archive unchanged: dpkg never replaces running files. Its scripts
 * are in deploy/debian.
 * @returns its file
 */
export function debianPackage(archive: string, { version, commit, platform }: Release): string {
  const architecture = NAMES_OF_DEBIAN[platform] ?? platform;
  const folder = join(archive, "..", `schaufenster_${version}_${architecture}`);
  const [share, units, logrotate] = ["usr/share/schaufenster", "usr/lib/systemd/system", "etc/logrotate.d"];
  for (const name of ["DEBIAN", "usr/bin", share, units, logrotate]) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync(archive, join(folder, share, basename(archive)));
  copyFileSync(join(ROOT, "deploy/logrotate"), join(folder, logrotate, "schaufenster"));
  writeFileSync(join(folder, "DEBIAN/conffiles"), `/${logrotate}/schaufenster\n`);
  symlinkSync("/opt/schaufenster/current/bin/schaufenster", join(folder, "usr/bin/schaufenster"));
  const systemd = join(ROOT, "deploy/systemd");
  for (const name of readdirSync(systemd).filter((each) => each.endsWith(".service")))
    copyFileSync(join(systemd, name), join(folder, units, name));
  const words: Record<string, string> = {
    ARCHIVE: `${share}/${basename(archive)}`,
    ARCHITECTURE: architecture,
    FOLDER: `${version}-${commit.slice(0, COMMIT)}`,
    VERSION: version,
  };
  for (const name of readdirSync(join(ROOT, "deploy/debian"))) {
    const text = readFileSync(join(ROOT, "deploy/debian", name), "utf8");
    const filled = text.replace(/@([A-Z]+)@/g, (_, word: string) => words[word] ?? "");
    writeFileSync(join(folder, "DEBIAN", name), filled, { mode: name === "control" ? 0o644 : 0o755 });
  }
  // The archive is compressed already.
  execFileSync("dpkg-deb", ["--build", "--root-owner-group", "-Znone", folder], { stdio: "ignore" });
  rmSync(folder, { recursive: true });
  return `${folder}.deb`;
}
