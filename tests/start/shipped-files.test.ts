import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

const root = mkdtempSync(join(tmpdir(), "schaufenster-shipped-"));
const UNITS = join(root, "etc/systemd/system");
const CONTENT = join(UNITS, "schaufenster-content.service");
const SITE = join(UNITS, "schaufenster-site@.service");
const CADDYFILE = join(root, "etc/caddy/Caddyfile");
const read = (file: string) => readFileSync(file, "utf8");

/** A version whose shipped files end with a line of their own, if one is given. */
function version(name: string, line = ""): string {
  const folder = join(root, "opt", name);
  cpSync(join(ROOT, "deploy"), join(folder, "deploy"), { recursive: true });
  for (const file of ["systemd/schaufenster-content.service", "systemd/schaufenster-site@.service", "Caddyfile"])
    writeFileSync(join(folder, "deploy", file), `${read(join(folder, "deploy", file))}${line}`);
  return folder;
}

test("an update renews units and Caddyfile, a way back renews them again, and what an owner changed stays", async () => {
  for (const folder of ["bin", "etc/caddy", "etc/systemd/system/schaufenster-content.service.d"])
    mkdirSync(join(root, folder), { recursive: true });
  // Notes what it is asked for.
  writeFileSync(join(root, "bin/systemctl"), `#!/bin/sh\necho "$@" >> ${root}/asked\n`, { mode: 0o755 });
  writeFileSync(join(root, "etc/schaufenster.env"), "PUBLIC_URL=https://www.agentur.example\n");
  vi.stubEnv("SCHAUFENSTER_ROOT", root);
  vi.stubEnv("PATH", `${join(root, "bin")}:${process.env.PATH}`);
  const { caddyfileOf, renewFiles, unitsOf } = await import("../../scripts/server/shipped-files.ts");
  const [old, next] = [version("old"), version("next", "# next\n")];
  writeFileSync(join(next, "deploy/systemd/schaufenster-new.service"), "[Unit]\n");

  for (const [file, text] of unitsOf(old)) writeFileSync(file, text);
  writeFileSync(CADDYFILE, caddyfileOf(old, "www.agentur.example"));
  writeFileSync(SITE, `${read(SITE)}# mine\n`);
  const dropIn = `${CONTENT}.d/memory.conf`;
  writeFileSync(dropIn, "[Service]\nMemoryMax=1G\n");

  await renewFiles(old, next);
  expect(read(CONTENT)).toMatch(/# next\n$/);
  expect(read(CADDYFILE)).toMatch(/www\.agentur\.example[\s\S]*# next\n$/);
  expect(read(SITE)).toMatch(/# mine\n$/);
  expect(read(dropIn)).toContain("MemoryMax=1G");
  expect(existsSync(join(UNITS, "schaufenster-new.service"))).toBe(true);
  expect(existsSync(join(root, "etc/nginx/conf.d/schaufenster.conf"))).toBe(false);
  expect(read(join(root, "asked"))).toBe("daemon-reload\nreload caddy\n");

  await renewFiles(next, old);
  expect(read(CONTENT)).toBe(read(join(old, "deploy/systemd/schaufenster-content.service")));
  expect(read(SITE)).toMatch(/# mine\n$/);
});
