import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { beginRun, changeRun } from "../../src/moving-in/import-run.ts";
import { sweepMoving } from "../../src/moving-in/sweep-reports.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";

const DAY_MS = 86_400_000;

const uploads = join(settings.DATA_DIR, "import-uploads");
let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

/** Pictures uploaded this many days ago. */
function upload(days: number): void {
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, "bild.jpg"), "");
  const seconds = (Date.now() - days * DAY_MS) / 1000;
  utimesSync(uploads, seconds, seconds);
}

test("import uploads are deleted a day after their last use, and never during a run", async () => {
  upload(0.9);
  await sweepMoving(payload);
  expect(existsSync(uploads)).toBe(true);
  upload(1.1);
  const { id } = await beginRun(payload, { id: "run", by: "Jana", what: "move", given: null });
  await sweepMoving(payload);
  expect(existsSync(uploads), "while it runs").toBe(true);
  await changeRun(payload, id, { outcome: "complete", endedAt: new Date().toISOString() });
  await sweepMoving(payload);
  expect(existsSync(uploads), "just used").toBe(true);
  const run = { outcome: "complete", until: Date.now() - 1.1 * DAY_MS };
  await payload.kv.set("moving-run", run);
  await sweepMoving(payload);
  expect(existsSync(uploads)).toBe(false);
});

test("reports are deleted after ninety days", async () => {
  const folder = join(settings.DATA_DIR, "import-reports");
  mkdirSync(folder, { recursive: true });
  const name = (days: number) =>
    `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19).replaceAll(":", "-")}.md`;
  const [old, newer] = [name(91), name(89)];
  for (const each of [old, newer, "von-hand.md"]) writeFileSync(join(folder, each), "");
  await sweepMoving(payload);
  expect(readdirSync(folder).sort()).toEqual([newer, "von-hand.md"].sort());
});
