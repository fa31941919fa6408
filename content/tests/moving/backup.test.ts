import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restore } from "../../../tools/restore/restore.ts";
import { backUp } from "../../src/backup/backup.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-restored-"));
const archive = join(folder, "sicherung.tar.gz");
const here = { dataDir: settings.DATA_DIR };
let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  const file = uploadedFile("Größe.jpg", "image/jpeg", await picture(900, 600));
  const { id } = await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf Rot" } });
  await payload.create({ collection: "projects", data: { header: "Gesichert", image: id, _status: "published" } });
  await backUp(here, archive);
  await payload.create({ collection: "projects", data: { header: "Danach", _status: "published" } });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function headersIn(dataDir: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${join(dataDir, "content.db")}` });
  const { rows } = await client.execute("SELECT header FROM projects ORDER BY id");
  client.close();
  return rows.map(({ header }) => header);
}

test("a backup of a running system is restored on a new machine, with files", async () => {
  const dataDir = join(folder, "fresh", "data");
  const { keptIn } = await restore({ dataDir }, archive);
  expect(keptIn).toBeNull();
  expect(await headersIn(dataDir)).toEqual(["Gesichert"]);
  // Modern encodings are created in the background at any time.
  const pictures = (folder: string) => readdirSync(join(folder, "uploads")).filter((name) => name.endsWith(".jpg"));
  const files = pictures(dataDir);
  expect(files.sort()).toEqual(pictures(settings.DATA_DIR).sort());
  for (const file of files) {
    expect(readFileSync(join(dataDir, "uploads", file))).toEqual(
      readFileSync(join(settings.DATA_DIR, "uploads", file)),
    );
  }
  expect(readdirSync(dataDir).sort()).toEqual(["content.db", "uploads"]);
});

test("existing data isn't replaced by accident, and is kept aside when replaced", async () => {
  const dataDir = join(folder, "used");
  await restore({ dataDir }, archive);
  await expect(restore({ dataDir }, archive)).rejects.toThrow(/There is a system already/);
  const { keptIn } = await restore({ dataDir }, archive, { replace: true });
  expect(await headersIn(keptIn ?? "")).toEqual(["Gesichert"]);
  expect(await headersIn(dataDir)).toEqual(["Gesichert"]);
});

test("a truncated archive is refused before anything is changed", async () => {
  const half = join(folder, "halb.tar.gz");
  copyFileSync(archive, half);
  truncateSync(half, Math.floor(readFileSync(archive).length / 2));
  const dataDir = join(folder, "untouched");
  await expect(restore({ dataDir }, half)).rejects.toThrow(/not a complete backup/);
  await expect(restore({ dataDir }, join(folder, "keine.tar.gz"))).rejects.toThrow(/no file/);
  await expect(restore({ dataDir, databaseUrl: "postgres://x@y/z" }, archive)).rejects.toThrow(/backup is of sqlite/);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("an empty system has nothing to back up", async () => {
  await expect(backUp({ dataDir: folder }, join(folder, "x.tar.gz"))).rejects.toThrow(/no database/);
});
