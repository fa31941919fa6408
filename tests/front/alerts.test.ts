import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { isInstalled } from "../../testing/front/engine.ts";

function promtool(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("promtool", args, { cwd: ROOT, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

describe.runIf(isInstalled("promtool"))("Prometheus", () => {
  test("accepts the alerts without an error", () => {
    const { status, said } = promtool("check", "rules", "deploy/alerts.yml");
    expect(status, said).toBe(0);
    expect(said).toContain("4 rules found");
  });

  test("fires each alert when somebody has to act, and not before", () => {
    const { status, said } = promtool("test", "rules", join("tests", "front", "alerts.test.yml"));
    expect(status, said).toBe(0);
  });
});
