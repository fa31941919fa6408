import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { keepFilesPrivate } from "./private-files.ts";

const before = process.umask();
const folder = mkdtempSync(join(tmpdir(), "schaufenster-private-"));

afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("other users of the machine can read neither the data folder nor new files", () => {
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { mode: 0o755 });
  keepFilesPrivate(dataDir);
  mkdirSync(join(dataDir, "mail"));
  writeFileSync(join(dataDir, "mail", "anfrage.eml"), "x");
  expect([dataDir, join(dataDir, "mail"), join(dataDir, "mail", "anfrage.eml")].map(modeOf)).toEqual([
    "700",
    "700",
    "600",
  ]);
});
