import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { ROOT } from "../environment.ts";
import type { Release } from "../version.ts";

/** Where the package has the release's archive, from which postinst unpacks it beside the versions before. */
const SHARE = "usr/share/schaufenster";

const NAMES_OF_DEBIAN: Record<string, string> = { x64: "amd64", arm64: "arm64" };

const control = (version: string, architecture: string, kilobytes: number) => `Package: schaufenster
Version: ${version}
Architecture: ${architecture}
Maintainer: Schaufenster <root@localhost>
Installed-Size: ${kilobytes}
Depends: libc6 (>= 2.28), libstdc++6, passwd, systemd, ca-certificates, logrotate
Recommends: caddy | nginx
Section: web
Priority: optional
Description: website of a small agency, with the content system in which it is edited
 Installed, it does nothing yet: sudo schaufenster setup www.example.org
`;

const COMMAND = `#!/bin/sh
exec /opt/schaufenster/current/bin/schaufenster "$@"
`;

/**
 * A version that runs is updated as by the command. If that fails the old one runs, and the package is installed all the
 * same: half of one would be in the way of all others. One that was removed before is started again with its settings.
 */
const postinst = (archive: string) => `#!/bin/sh
set -e
[ "$1" = configure ] || exit 0
mkdir -p /opt/schaufenster
if [ -e /etc/schaufenster.env ] && [ -e /opt/schaufenster/current ]; then
  schaufenster update /${archive} ||
    echo "The version of this package does not run, the one before does. Once more: schaufenster update /${archive}"
else
  first=/opt/schaufenster/.first
  rm -rf $first && mkdir $first
  tar -xzf /${archive} -C $first --strip-components=1 --no-same-owner
  version=$($first/bin/schaufenster install /${archive})
  rm -rf $first
  ln -sfn "$(basename "$version")" /opt/schaufenster/current
fi
host=$(sed -n 's|^PUBLIC_URL=https://||p' /etc/schaufenster.env 2>/dev/null || true)
if [ -z "$host" ]; then
  echo "Next: sudo schaufenster setup www.example.org"
elif ! systemctl is-enabled --quiet schaufenster-content; then
  schaufenster setup "$host" || echo "Once more: schaufenster setup $host"
fi
`;

const PRERM = `#!/bin/sh
set -e
[ "$1" = remove ] || exit 0
systemctl stop 'schaufenster-*' 2>/dev/null || true
for unit in /etc/systemd/system/*.target.wants/schaufenster-*; do
  [ ! -L "$unit" ] || systemctl disable "$(basename "$unit")" 2>/dev/null || true
done
`;

/** Data, backups, settings and secrets are the agency's: a package never removes them. */
const POSTRM = `#!/bin/sh
[ "$1" = purge ] || exit 0
rm -rf /opt/schaufenster
rm -f /etc/systemd/system/schaufenster-*.service /etc/logrotate.d/schaufenster && systemctl daemon-reload 2>/dev/null
echo "Data and backups stay: /var/lib/schaufenster, /var/lib/schaufenster-backups, /etc/schaufenster.env"
`;

/** Bytes of an archive and of what postinst unpacks from it. */
function installedSize(archive: string): number {
  const [, , unpacked] = execFileSync("gzip", ["--list", "--quiet", archive], { encoding: "utf8" }).split(/\s+/);
  return statSync(archive).size + Number(unpacked);
}

/**
 * Makes a package for Debian of a release's archive.
 *
 * @returns its file
 */
export function debianPackage(archive: string, { version, platform }: Release, at: Date): string {
  const architecture = NAMES_OF_DEBIAN[platform] ?? platform;
  const folder = join(ROOT, "release", `schaufenster_${version}_${architecture}`);
  const path = join(SHARE, basename(archive));
  const files: [path: string, content: string, mode: number][] = [
    ["DEBIAN/control", control(version, architecture, Math.ceil(installedSize(archive) / 1024)), 0o644],
    ["DEBIAN/postinst", postinst(path), 0o755],
    ["DEBIAN/prerm", PRERM, 0o755],
    ["DEBIAN/postrm", POSTRM, 0o755],
    ["usr/bin/schaufenster", COMMAND, 0o755],
  ];
  for (const [name, content, mode] of files) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    chmodSync(join(folder, name), mode);
  }
  mkdirSync(join(folder, SHARE), { recursive: true });
  copyFileSync(archive, join(folder, path));
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Math.floor(at.getTime() / 1000)) };
  // The archive is compressed already.
  execFileSync("dpkg-deb", ["--build", "--root-owner-group", "-Znone", folder], { env, stdio: "ignore" });
  rmSync(folder, { recursive: true });
  return `${folder}.deb`;
}
