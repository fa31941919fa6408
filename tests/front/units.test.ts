import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { isInstalled } from "../../testing/front/engine.ts";

const UNITS = join(ROOT, "deploy/systemd");

/**
 * Highest exposure that systemd still rates OK, from 0 to 10: how much harm a process could do to a machine. In tenths.
 */
const EXPOSURE_MAX = 20;

const SERVICES = readdirSync(UNITS).filter((name) => name.endsWith(".service"));
const read = (name: string) => readFileSync(join(UNITS, name), "utf8");

test.each(SERVICES)("%s starts node itself, which gets the signals, and isn't restarted after exit code 78", (name) => {
  const unit = read(name);
  expect(unit).toMatch(/^ExecStart=.*\/usr\/bin\/env node /m);
  expect(unit).not.toMatch(/^Exec.*\bnp[mx]\b/m);
  if (unit.includes("Restart=")) expect(unit).toMatch(/^RestartPreventExitStatus=78$/m);
});

test.each(["schaufenster-content.service", "schaufenster-site@.service", "../compose.yaml"])(
  "%s runs its app beside the watchdog that ends it if it hangs, with the given address and port",
  (name) => {
    const commands = [...read(name).matchAll(/^ *(?:ExecStart=\/usr\/bin\/env |command: )(node .*)$/gm)].map(
      ([, line]) => line ?? "",
    );
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const watch =
        /^node (?:--max-\S+ )?\.\.\/\.programs\/run-app\.js (content|site) http:\/\/127\.0\.0\.1:(\d+|%i)\/health (.*)$/;
      const [, app, port, args = ""] = watch.exec(command) ?? [];
      expect(args, command).toMatch(app === "content" ? /bin\/next start -H \S+ -p 3001$/ : /^dist\/server\/main\.js$/);
      if (app === "content") expect(port).toBe("3001");
      else expect(read(name)).toMatch(new RegExp(`PORT[=:] ?"?${port}`));
    }
  },
);

test("the units read exactly the settings that .env.example explains", () => {
  const explained = readFileSync(join(ROOT, ".env.example"), "utf8");
  const names = [...read("schaufenster.env").matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(explained).toMatch(new RegExp(`^#${name}=`, "m"));
});

describe.runIf(isInstalled("systemd-analyze"))("systemd", () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-units-"));
  // A template is checked through one of its instances.
  const files = readdirSync(UNITS)
    .filter((name) => /\.(?:service|timer)$/.test(name))
    .map((name) => {
      const file = join(folder, name.replace("@.", "@3000."));
      writeFileSync(file, read(name));
      return file;
    });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    return { status, said: stdout + stderr };
  };

  test("accepts the units without an error", () => {
    expect(analyze("verify", ...files)).toEqual({ status: 0, said: "" });
  });

  test.each(files.filter((name) => name.endsWith(".service")))("finds little that %s could harm", (file) => {
    const { status, said } = analyze("security", "--offline=true", `--threshold=${EXPOSURE_MAX}`, file);
    expect(status, said).toBe(0);
  });
});
