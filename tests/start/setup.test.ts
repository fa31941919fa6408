import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

const root = mkdtempSync(join(tmpdir(), "schaufenster-setup-"));
afterAll(() => rmSync(root, { recursive: true }));

function setUp(...args: string[]): string {
  const program = ["--import", "tsx", "scripts/schaufenster.ts", "setup", ...args];
  const env = { PATH: process.env.PATH, HOME: root, SCHAUFENSTER_ROOT: root };
  return spawnSync(process.execPath, program, { cwd: ROOT, env, encoding: "utf8" }).stderr.trim();
}

test.each([[], ["agentur"], ["192.168.1.1"], ["www.agentur.de:8080"], ["hinz und kunz.de"]])(
  "setup rejects a host that isn't public (%s) and asks for the public one, and changes nothing",
  (...hosts) => {
    expect(setUp(...hosts)).toContain("As visitors type it: schaufenster setup www.example.org");
    expect(readdirSync(root)).toEqual([]);
  },
);

test.runIf(process.getuid?.() === 0)("setup for another host than in the settings keeps them, and says so", () => {
  const file = join(root, "etc/schaufenster.env");
  mkdirSync(join(root, "etc"));
  writeFileSync(file, "PUBLIC_URL=https://www.agentur.de\n");
  expect(setUp("https://www.Andere.de/")).toBe(
    `${file} has PUBLIC_URL=https://www.agentur.de. Change it there, then: schaufenster setup www.andere.de`,
  );
  expect(readdirSync(root)).toEqual(["etc"]);
  expect(readFileSync(file, "utf8")).toBe("PUBLIC_URL=https://www.agentur.de\n");
});
