import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { makeCertificate } from "../../testing/front/certificate.ts";
import { isInstalled } from "../../testing/front/engine.ts";

/** The commands of docs/operations.md that contain a text. */
function commandsWith(text: string): string {
  const blocks = readFileSync(join(ROOT, "docs/operations.md"), "utf8").matchAll(/```sh\n([\s\S]*?)```/g);
  const found = [...blocks].map(([, commands]) => commands ?? "").find((commands) => commands.includes(text));
  if (!found) throw new Error(`No commands with ${text}`);
  return found;
}

/** Programs that a test doesn't run: each logs its call, and does what others wait for. */
const PROGRAMS: Record<string, string> = {
  "apt-get": "",
  certbot: "mkdir -p $LIVE && cp $CERTIFICATE $LIVE/fullchain.pem && cp $KEY $LIVE/privkey.pem",
  systemctl: "",
};

const SCRIPT = [
  "set -e",
  "mount -t tmpfs tmpfs /mnt",
  ...["etc", "var", "opt"].flatMap((name) => [
    `mkdir -p /mnt/${name}/upper /mnt/${name}/work`,
    `mount -t overlay overlay -o lowerdir=/${name},upperdir=/mnt/${name}/upper,workdir=/mnt/${name}/work /${name}`,
  ]),
  "rm -rf /var/cache/nginx",
  `mkdir -p /opt/schaufenster /mnt/bin && ln -s ${ROOT} /opt/schaufenster/current`,
  ...Object.entries(PROGRAMS).flatMap(([name, does]) => [
    `printf '%s\\n' '#!/bin/sh' 'echo "called ${name} $*" >&2' '${does.replaceAll("'", `'"'"'`)}' > /mnt/bin/${name}`,
    `chmod +x /mnt/bin/${name}`,
  ]),
  "set +e",
  "exec 2>&1",
  "export PATH=/mnt/bin:$PATH",
].join("\n");

/**
 * Runs commands as root on a Debian with a fresh nginx: they see this machine's files, and their changes are discarded.
 * Returns their output.
 */
function onFreshDebian(commands: string, env: NodeJS.ProcessEnv = {}): string {
  const { stdout } = spawnSync("unshare", ["--mount", "bash", "-c", `${SCRIPT}\n${commands}`], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return stdout;
}

const isPossible = isInstalled("nginx") && isInstalled("openssl") && onFreshDebian("echo yes").trim() === "yes";

describe.runIf(isPossible)("docs/operations.md on a fresh Debian", () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-debian-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("the nginx instructions end with an nginx that accepts deploy/nginx.conf unchanged", () => {
    const { certificateFile, keyFile } = makeCertificate(folder, ["www.agentur.example"]);
    const files = { CERTIFICATE: certificateFile, KEY: keyFile, LIVE: "/etc/letsencrypt/live/www.agentur.example" };
    const said = onFreshDebian(commandsWith("nginx -t").replace("IHRE-AGENTUR.de", "agentur.example"), files);
    expect(said).toContain("test is successful");
    expect(said).toContain("called systemctl restart nginx");
  });
});
