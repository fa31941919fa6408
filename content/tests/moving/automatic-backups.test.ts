import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Migration, Payload } from "payload";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { verifyArchive, writeArchive } from "../../src/backup/archive.ts";
import { checksumsOf, formatChecksums } from "../../src/backup/checksums.ts";
import { backupState } from "../../src/backup/last-backup.ts";
import { restore } from "../../src/backup/restore.ts";
import { runBackup } from "../../src/backup/run-backup.ts";
import { migrations } from "../../src/database/adapter.ts";
import { settings } from "../../src/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const PASSPHRASE = "vier-wörter-sind-genug-4711";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-backups-"));
const here = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL };
let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  const account = { email: "chefin@agentur.example", password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, role: "administrator" } });
  const file = uploadedFile("rot.jpg", "image/jpeg", await picture(900, 600));
  await payload.create({ collection: "media", file, data: { alternativeText: "Eine rote Fläche" } });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a backup with a passphrase is unreadable without it, opened before it counts, and restored with it", async () => {
  const place = join(folder, "encrypted");
  const made = await runBackup(here, { folder: place, passphrase: PASSPHRASE });
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^schaufenster-.*\.tar\.gz\.age$/)]);
  expect(readFileSync(made?.file ?? "").toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  expect(await backupState(payload)).toEqual({ last: { ...made, isEncrypted: true }, failure: null });

  if (here.databaseUrl) return; // tests/postgres/restore.test.ts has what is different there
  const fresh = { dataDir: join(folder, "fresh") };
  await expect(restore(fresh, made?.file ?? "")).rejects.toThrow(/it is encrypted. Set BACKUP_PASSPHRASE/);
  const other = { passphrase: "eine-andere-passphrase" };
  await expect(restore(fresh, made?.file ?? "", other)).rejects.toThrow(/another passphrase/);
  await restore(fresh, made?.file ?? "", { passphrase: PASSPHRASE });
  expect(readdirSync(join(fresh.dataDir, "uploads"))).toContainEqual(expect.stringMatching(/^rot.*\.jpg$/));
});

test("an archive whose file is another one, or missing, is no backup", async () => {
  const staging = join(folder, "staging");
  mkdirSync(join(staging, "uploads"), { recursive: true });
  writeFileSync(join(staging, "uploads", "rot.jpg"), "rot");
  writeFileSync(join(staging, "SHA256SUMS"), formatChecksums(await checksumsOf(staging)));
  writeFileSync(join(staging, "backup.json"), JSON.stringify({ format: 1, createdAt: "x", engine: "sqlite" }));
  const entries = ["backup.json", "SHA256SUMS", "uploads"];
  const archive = join(folder, "archive.tar.gz");
  const verdict = async () => {
    await writeArchive(staging, entries, archive);
    return verifyArchive(archive).catch((error: Error) => error.message);
  };
  expect(await verdict()).toMatch(/holds no database/);
  writeFileSync(join(staging, "uploads", "rot.jpg"), "grün");
  expect(await verdict()).toMatch(/rot.jpg is not what was backed up/);
  rmSync(join(staging, "uploads", "rot.jpg"));
  expect(await verdict()).toMatch(/rot.jpg is missing/);
});

test("a backup that fails leaves the earlier ones, and is told with its reason", async () => {
  const place = join(folder, "failing");
  const good = await runBackup(here, { folder: place, passphrase: undefined });
  const blocked = join(folder, "a-file");
  writeFileSync(blocked, "");
  await expect(runBackup(here, { folder: blocked, passphrase: undefined })).rejects.toThrow(/EEXIST/);
  expect(await backupState(payload)).toMatchObject({
    last: good,
    failure: { reason: expect.stringContaining("EEXIST") },
  });
  expect(existsSync(good?.file ?? "")).toBe(true);
  expect(readdirSync(settings.DATA_DIR).filter((name) => name.startsWith(".backup-"))).toEqual([]);
});

test("what is not needed any more goes, and only what was made by itself", async () => {
  const place = join(folder, "rotated");
  mkdirSync(place);
  const old = ["2025-01-01T02-20-00", "2025-01-01T12-00-00"].map((moment) => `schaufenster-${moment}.tar.gz`);
  for (const name of [...old, "von-hand.tar.gz", "schaufenster-umzug.tar.gz"]) writeFileSync(join(place, name), "");
  await runBackup(here, { folder: place, passphrase: undefined });
  const left = readdirSync(place).filter((name) => !name.startsWith(`schaufenster-${new Date().getUTCFullYear()}`));
  expect(left.sort()).toEqual([old[1], "schaufenster-umzug.tar.gz", "von-hand.tar.gz"]);
});

test("one of this night is enough", async () => {
  const place = join(folder, "night");
  const night = new Date();
  expect(await runBackup(here, { folder: place, passphrase: undefined, unlessSince: night })).not.toBeNull();
  expect(await runBackup(here, { folder: place, passphrase: undefined, unlessSince: night })).toBeNull();
  expect(readdirSync(place)).toHaveLength(1);
});

test("before a migration the database is backed up, and without a backup nothing is migrated", async () => {
  const place = join(folder, "before-migration");
  const migrated: string[] = [];
  const next = (name: string): Migration => ({
    name,
    up: async () => void migrated.push(name),
    down: async () => {},
  });
  await payload.db.updateMany({ collection: "payload-kv", where: { key: { equals: "backups" } }, data: { data: {} } });
  vi.stubEnv("BACKUP_DIR", join(folder, "a-file", "below"));
  const broken = payload.db.migrate({ migrations: [...migrations, next("20990101_one")] });
  await expect(broken).rejects.toThrow(/the backup before it failed: .*\nNothing was changed/);
  expect(migrated).toEqual([]);

  vi.stubEnv("BACKUP_DIR", place);
  await payload.db.migrate({ migrations });
  expect(existsSync(place)).toBe(false); // nothing to do, nothing to lose
  await payload.db.migrate({ migrations: [...migrations, next("20990101_one")] });
  expect(migrated).toEqual(["20990101_one"]);
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^schaufenster-.*\.tar\.gz$/)]);
});
