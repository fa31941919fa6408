import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { refuseAccidentalBeginning } from "../../content/src/process/seed.ts";
import { readSettings } from "../../content/src/settings/read-settings.ts";
import { ROOT } from "../../scripts/environment.ts";
import { readSettings as readSiteSettings } from "../../site/src/server/settings/settings.ts";
import { makeCertificate } from "../../testing/front/certificate.ts";
import { isInstalled } from "../../testing/front/engine.ts";

/** The first words of the instructions, which are replaced by a made-up agency. */
const PLACES = "DOMAIN=IHRE-AGENTUR.de ADMIN=SIE@IHRE-AGENTUR.de";
const OWN_PLACES = "DOMAIN=agentur.example ADMIN=chefin@agentur.example";

/** The commands of docs/operations.md that have a text among them. */
function commandsWith(text: string): string {
  const blocks = readFileSync(join(ROOT, "docs/operations.md"), "utf8").matchAll(/```sh\n([\s\S]*?)```/g);
  const found = [...blocks].map(([, commands]) => commands ?? "").find((commands) => commands.includes(text));
  if (!found) throw new Error(`No commands with ${text}`);
  return found;
}

/** Programs that a test does not run: each notes that it was called, and does what others wait for. */
const PROGRAMS: Record<string, string> = {
  "apt-get": "",
  curl: "",
  useradd: "",
  npm: "[ -z $FAILS ]",
  git: `ln -s ${ROOT} /opt/schaufenster/$(basename $(echo "$@" | awk '{print $NF}'))`,
  certbot: "mkdir -p $LIVE && cp $CERTIFICATE $LIVE/fullchain.pem && cp $KEY $LIVE/privkey.pem",
  systemctl: "mkdir -p /var/lib/schaufenster && echo Passwort > /var/lib/schaufenster/first-login.txt",
};

const SCRIPT = [
  "set -e",
  "mount -t tmpfs tmpfs /mnt",
  ...["etc", "var", "opt"].flatMap((name) => [
    `mkdir -p /mnt/${name}/upper /mnt/${name}/work`,
    `mount -t overlay overlay -o lowerdir=/${name},upperdir=/mnt/${name}/upper,workdir=/mnt/${name}/work /${name}`,
  ]),
  "rm -rf /var/cache/nginx",
  "mkdir -p /opt/schaufenster /mnt/bin /etc/caddy",
  ...Object.entries(PROGRAMS).flatMap(([name, does]) => [
    `printf '%s\\n' '#!/bin/sh' 'echo "called ${name} $*" >&2' '${does.replaceAll("'", `'"'"'`)}' > /mnt/bin/${name}`,
    `chmod +x /mnt/bin/${name}`,
  ]),
  "set +e",
  "exec 2>&1",
  "export PATH=/mnt/bin:$PATH",
].join("\n");

/**
 * Runs commands as root of a Debian on which nginx and Caddy were just installed: they see this machine's files, and what
 * they change is gone with them. Returns all that they printed.
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

  const install = commandsWith("useradd").replace(PLACES, OWN_PLACES);
  const update = commandsWith("git clone --branch VERSION");

  test("its commands lead to settings with which both apps begin, for the agency's own address", () => {
    const said = onFreshDebian(`${install}\necho ===\ncat /etc/schaufenster.env\necho ===\ncat /etc/caddy/Caddyfile`);
    const [calls, settings = "", caddyfile] = said.split("===\n");
    expect(calls).toContain("called systemctl enable --now schaufenster-content schaufenster-site@3000");
    expect(calls).toContain("Passwort");
    const given = parseEnv(settings);
    expect(given).toMatchObject({ PUBLIC_URL: "https://www.agentur.example", ADMIN_EMAIL: "chefin@agentur.example" });
    expect(given.PAYLOAD_SECRET).not.toBe(given.WEBHOOK_SECRET);
    refuseAccidentalBeginning({ ...readSettings({ ...given, NODE_ENV: "production" }), PUBLIC_URL: given.PUBLIC_URL });
    expect(readSiteSettings(given).publicUrl).toBe("https://www.agentur.example");
    expect(caddyfile).toMatch(/^www\.agentur\.example \{$/m);
    expect(caddyfile).not.toContain("example.org");
  });

  test("who pastes them unchanged makes nobody else the first administrator: content does not begin", () => {
    const said = onFreshDebian(`${commandsWith("useradd")}\necho ===\ncat /etc/schaufenster.env`);
    const given = parseEnv(said.split("===\n")[1] ?? "");
    const settings = readSettings({ ...given, NODE_ENV: "production" });
    expect(() => refuseAccidentalBeginning({ ...settings, PUBLIC_URL: given.PUBLIC_URL })).toThrow("ADMIN_EMAIL");
  });

  test("the way with nginx ends with an nginx that takes deploy/nginx.conf as it is", () => {
    const { certificateFile, keyFile } = makeCertificate(folder, ["www.agentur.example"]);
    const files = { CERTIFICATE: certificateFile, KEY: keyFile, LIVE: "/etc/letsencrypt/live/www.agentur.example" };
    const said = onFreshDebian(`cd ${ROOT}; ${OWN_PLACES}\n${commandsWith("nginx -t")}`, files);
    expect(said).toContain("test is successful");
    expect(said).toContain("called systemctl restart nginx");
  });

  test("a build that fails makes no release live, and restarts nothing", () => {
    const state = "echo; ls -l /opt/schaufenster";
    const failed = onFreshDebian(`ln -s OLD /opt/schaufenster/current\n${update}\n${state}`, { FAILS: "yes" });
    expect(failed).toContain("called npm ci");
    expect(failed).toContain("current -> OLD");
    expect(failed).not.toContain("called systemctl");
    expect(onFreshDebian(`${update}\n${state}`)).toMatch(/called systemctl[\s\S]*current -> VERSION/);
    const notInstalled = onFreshDebian(install, { FAILS: "yes" });
    expect(notInstalled).not.toContain("called systemctl");
  });
});
