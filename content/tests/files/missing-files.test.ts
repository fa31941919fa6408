// @long content/src/files
import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { healthOf } from "../../src/app/health/health.ts";
import { metricsText } from "../../src/app/metrics/metrics.ts";
import {
  areUploadsMissing,
  countMissing,
  missingFiles,
  watchUploads,
  wereUploadsMissing,
} from "../../src/files/missing.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { troublesIn } from "../../src/start-page/troubles.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const uploads = join(settings.DATA_DIR, "uploads");

let payload: Payload;
let data: Buffer;

async function upload(name: string): Promise<unknown> {
  const file = uploadedFile(`${name}.jpg`, "image/jpeg", data);
  return payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf rotem Grund" } });
}

beforeAll(async () => {
  payload = await startContentSystem();
  data = await picture(300, 200);
});

beforeEach(() => rmSync(`${uploads}.away`, { recursive: true, force: true }));

test("an empty library has no missing files: the first upload creates the folder", async () => {
  expect(await areUploadsMissing(payload)).toBe(false);
  await upload("erstes");
  await upload("zweites");
  await countMissing(payload);
  expect(await missingFiles(payload)).toMatchObject({ missing: 0, examples: [] });
  expect(await troublesIn(payload, true)).toEqual([]);
});

test("a missing or truncated file is counted and named, and uploads continue", async () => {
  const lost = readdirSync(uploads).find((name) => name.startsWith("medium_")) ?? "";
  renameSync(join(uploads, lost), join(settings.DATA_DIR, lost));
  await countMissing(payload);
  expect(await missingFiles(payload)).toMatchObject({ missing: 1, examples: [lost] });
  expect((await troublesIn(payload, true))[0]?.title).toBe("Eine Datei fehlt auf dem Server.");
  expect((await troublesIn(payload, true))[0]?.text).toContain("unter „Dateien“ neu hochladen");
  expect(await metricsText(payload)).toContain("\nschaufenster_uploads_missing 1\n");
  await upload("drittes");
  renameSync(join(settings.DATA_DIR, lost), join(uploads, lost));
  await countMissing(payload);
  expect(await missingFiles(payload)).toMatchObject({ missing: 0 });
});

test("a missing folder is reported at once, accepts no upload, and works again when it is back", async () => {
  renameSync(uploads, `${uploads}.away`);
  watchUploads(payload);
  await expect.poll(() => wereUploadsMissing()).toBe(true);
  await expect.poll(async () => (await missingFiles(payload)).missing).toBeGreaterThan(10);
  expect(await healthOf(async () => payload)).toEqual({ status: "the files of uploads are away", refused: true });
  expect(await troublesIn(payload, false)).toEqual([
    {
      title: "Alle Bilder und Filme fehlen auf dem Server.",
      text: expect.stringMatching(
        /^Besucher sehen an ihrer Stelle nichts: .*\.(jpg|webp|avif).* … Bitte sagen Sie es der/,
      ),
    },
  ]);
  const [toAdministrators] = await troublesIn(payload, true);
  expect(toAdministrators?.text).toMatch(/… Das behebt, wer den Server betreibt: Ist die Festplatte eingehängt\?$/);
  await expect(upload("viertes")).rejects.toThrow("fehlt der Ordner mit allen anderen Dateien");
  expect(readdirSync(settings.DATA_DIR)).not.toContain("uploads");

  renameSync(`${uploads}.away`, uploads);
  await upload("viertes");
});
