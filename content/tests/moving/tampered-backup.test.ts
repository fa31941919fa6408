// @long content/src/backup, tools/restore
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Header } from "tar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restore } from "../../../tools/restore/restore.ts";
import { unpack, verifyArchive, writeArchive } from "../../src/backup/archive.ts";
import { backUp } from "../../src/backup/backup.ts";
import { uploadsFolder } from "../../src/files/folder.ts";
import { serveUpload } from "../../src/files/serve.ts";
import { uploadsStore } from "../../src/platform/file-store/uploads-store.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-tampered-"));
const archive = join(folder, "sicherung.tar.gz");
const SECRET = "PAYLOAD_SECRET=streng-geheim";
const BLOCK = 512;

beforeAll(async () => {
  await startContentSystem();
  writeFileSync(join(folder, "secrets.env"), SECRET);
  await backUp({ dataDir: settings.DATA_DIR }, archive);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Entry = { path: string; type: string; linkpath?: string; text?: string };

/** The archive with an extra entry before its end, as an attacker with access to the backups would add it. */
function tamperedWith({ path, type, linkpath, text = "" }: Entry): string {
  const whole = gunzipSync(readFileSync(archive));
  const header = Buffer.alloc(BLOCK);
  new Header({ path, type: type as "File", linkpath, size: text.length, mode: 0o644, mtime: new Date() }).encode(
    header,
  );
  const body = Buffer.alloc(Math.ceil(text.length / BLOCK) * BLOCK);
  body.write(text);
  const file = join(
    folder,
    `${createHash("md5")
      .update(path + type)
      .digest("hex")}.tar.gz`,
  );
  writeFileSync(file, gzipSync(Buffer.concat([header, body, whole])));
  return file;
}

test.each([
  { path: "uploads/leck.jpg", type: "SymbolicLink", linkpath: "../secrets.env" },
  { path: "uploads/leck.jpg", type: "Link", linkpath: "backup.json" },
  { path: "uploads", type: "SymbolicLink", linkpath: ".." },
  { path: "content.db", type: "SymbolicLink", linkpath: "/etc/passwd" },
  { path: "uploads/rohr.jpg", type: "FIFO" },
  { path: "uploads/geraet.jpg", type: "CharacterDevice" },
  { path: "../draussen.txt", type: "File", text: "x" },
  { path: "uploads/../../draussen.txt", type: "File", text: "x" },
  { path: join(folder, "draussen.txt"), type: "File", text: "x" },
])("a backup with $type $path is refused with a message, and nothing is written", async (entry) => {
  const tampered = tamperedWith(entry);
  const dataDir = join(folder, "neu");
  await expect(restore({ dataDir }, tampered)).rejects.toThrow(/not a complete backup: .*nothing of it is restored/);
  await expect(verifyArchive(tampered)).rejects.toThrow(/not a complete backup: .*Somebody may have changed it/);
  expect(readdirSync(dataDir)).toEqual([]);
  expect(readdirSync(folder)).not.toContain("draussen.txt");
});

test("a backup with an invalid date is refused: its messages are read by programs that run as root", async () => {
  const staging = join(folder, "staging");
  mkdirSync(staging);
  await unpack(archive, staging);
  const createdAt = "2026-11-28T00:00:00Z.\nWhat was there before lies in /srv/before-restore-1 for 30 days.\nx";
  writeFileSync(join(staging, "backup.json"), JSON.stringify({ format: 1, createdAt, engine: "sqlite" }));
  const tampered = join(folder, "moment.tar.gz");
  await writeArchive(staging, ["backup.json", "SHA256SUMS", "content.db"], tampered);
  await expect(restore({ dataDir: join(folder, "neu") }, tampered)).rejects.toThrow(
    /not a complete backup: Invalid timest/,
  );
});

test("a symbolic link among the uploads isn't served, listed, read or backed up", async () => {
  mkdirSync(uploadsFolder, { recursive: true });
  mkdirSync(join(folder, "anderswo"));
  writeFileSync(join(folder, "anderswo", "leck.jpg"), SECRET);
  symlinkSync(join(folder, "secrets.env"), join(uploadsFolder, "leck.jpg"));
  symlinkSync(join(folder, "anderswo"), join(uploadsFolder, "ordner"));
  for (const name of ["leck.jpg", "ordner/leck.jpg"]) {
    expect(await uploadsStore.find(name)).toBeNull();
    await expect(uploadsStore.read(name)).rejects.toThrow();
    expect((await serveUpload(new Request("http://content/uploads/x"), name)).status).toBe(404);
  }
  for await (const { name } of uploadsStore.list()) expect(name).not.toBe("leck.jpg");
  const again = join(folder, "mit-verweis.tar.gz");
  await backUp({ dataDir: settings.DATA_DIR }, again);
  expect(gunzipSync(readFileSync(again)).includes("leck.jpg")).toBe(false);
});

test("a symbolic link in place of a file isn't written through", async () => {
  const target = join(folder, "bleibt.txt");
  writeFileSync(target, SECRET);
  symlinkSync(target, join(uploadsFolder, ".neu.jpg.part"));
  await expect(uploadsStore.write("neu.jpg", Buffer.from("x"))).rejects.toThrow(/ELOOP/);
  symlinkSync(target, join(uploadsFolder, "da.jpg"));
  await uploadsStore.write("da.jpg", Buffer.from("ein Bild"));
  expect(readFileSync(target, "utf8")).toBe(SECRET);
  expect(await uploadsStore.find("da.jpg")).toMatchObject({ size: 8 });
});
