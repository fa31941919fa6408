import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";

test.skipIf(!existsSync(join(ROOT, ".git")))("what building, running or testing makes is not in the repository", () => {
  const ignored = execFileSync("git", ["ls-files", "--cached", "--ignored", "--exclude-standard"], { cwd: ROOT });
  expect(`${ignored}`).toBe("");
});
