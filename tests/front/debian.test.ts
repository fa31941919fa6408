import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { HOST } from "../../testing/front/ask.ts";
import { makeCertificate } from "../../testing/front/certificate.ts";
import { isInstalled } from "../../testing/front/engine.ts";

/**
 * Runs shell commands as root of a Debian on which nginx was just installed: they see this machine's files, and what they
 * change is gone with them.
 */
function onFreshDebian(commands: string[], env: NodeJS.ProcessEnv = {}): { status: number | null; said: string } {
  const overlays = ["etc", "var"].flatMap((name) => [
    `mkdir -p /mnt/${name}/upper /mnt/${name}/work`,
    `mount -t overlay overlay -o lowerdir=/${name},upperdir=/mnt/${name}/upper,workdir=/mnt/${name}/work /${name}`,
  ]);
  const script = ["set -e", "mount -t tmpfs tmpfs /mnt", ...overlays, "rm -rf /var/cache/nginx", ...commands];
  const { status, stdout, stderr } = spawnSync("unshare", ["--mount", "sh", "-c", script.join("\n")], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { status, said: stdout + stderr };
}

const isPossible = isInstalled("nginx") && isInstalled("openssl") && onFreshDebian(["true"]).status === 0;

describe.runIf(isPossible)("a Debian on which nginx was just installed", () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-debian-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("takes deploy/nginx.conf as it is, once its certificate is there", () => {
    const { certificateFile, keyFile } = makeCertificate(folder, [HOST]);
    const live = `/etc/letsencrypt/live/${HOST}`;
    const { status, said } = onFreshDebian([
      `mkdir -p ${live}`,
      `cp ${certificateFile} ${live}/fullchain.pem`,
      `cp ${keyFile} ${live}/privkey.pem`,
      `cp ${join(ROOT, "deploy/nginx.conf")} /etc/nginx/conf.d/schaufenster.conf`,
      "nginx -t",
    ]);
    expect(said).toContain("test is successful");
    expect(status, said).toBe(0);
  });
});
