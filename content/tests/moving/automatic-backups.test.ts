// @long content/src/backup
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TZDate } from "@date-fns/tz";
import type { Migration, Payload } from "payload";
import { list } from "tar";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { restore } from "../../../tools/restore/restore.ts";
import { verifyArchive, writeArchive } from "../../src/backup/archive.ts";
import { writeChecksums } from "../../src/backup/checksums.ts";
import { backupState } from "../../src/backup/read-backup-state.ts";
import { backUpBeforeUpdate, runBackup } from "../../src/backup/run-backup.ts";
import { startBackups } from "../../src/backup/start-backups.ts";
import { migrations } from "../../src/platform/database/adapter.ts";
import { StartError } from "../../src/platform/process/exit-codes.ts";
import { TIME_ZONE } from "../../src/platform/process/german-time.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const PASSPHRASE = "vier-wörter-sind-genug-4711";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-backups-"));
const here = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL };
let payload: Payload;

/** Backup names have a resolution of a second: advances the clock for the next one. */
const later = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 });

beforeAll(async () => {
  payload = await startContentSystem();
  const account = { email: "chefin@agentur.example", password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, role: "administrator" } });
  const file = uploadedFile("rot.jpg", "image/jpeg", await picture(900, 600));
  await payload.create({ collection: "media", file, data: { alternativeText: "Eine rote Fläche" } });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a backup with a passphrase is encrypted, verified by decrypting, and restored with the passphrase", async () => {
  const place = join(folder, "encrypted");
  const made = await runBackup(here, { folder: place, passphrase: PASSPHRASE });
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^schaufenster-.*\.tar\.gz\.age$/)]);
  expect(readFileSync(made?.file ?? "").toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  expect(await backupState(payload)).toEqual({ last: { ...made, isEncrypted: true }, failure: null });

  if (here.databaseUrl) return; // tests/postgres/restore.test.ts covers the differences
  const fresh = { dataDir: join(folder, "fresh") };
  await expect(restore(fresh, made?.file ?? "")).rejects.toThrow(/it is encrypted. Set BACKUP_PASSPHRASE/);
  const other = { passphrase: "eine-andere-passphrase" };
  await expect(restore(fresh, made?.file ?? "", other)).rejects.toThrow(/another passphrase/);
  await restore(fresh, made?.file ?? "", { passphrase: PASSPHRASE });
  expect(readdirSync(join(fresh.dataDir, "uploads"))).toContainEqual(expect.stringMatching(/^rot.*\.jpg$/));
});

test("an archive with a missing or different file isn't a backup", async () => {
  const staging = join(folder, "staging");
  mkdirSync(join(staging, "uploads"), { recursive: true });
  writeFileSync(join(staging, "uploads", "rot.jpg"), "rot");
  await writeChecksums(staging);
  writeFileSync(
    join(staging, "backup.json"),
    JSON.stringify({ format: 1, createdAt: new Date().toISOString(), engine: "sqlite" }),
  );
  const entries = ["backup.json", "SHA256SUMS", "uploads"];
  const archive = join(folder, "archive.tar.gz");
  const verdict = async () => {
    await writeArchive(staging, entries, archive);
    return verifyArchive(archive).catch((error: Error) => error.message);
  };
  expect(await verdict()).toMatch(/contains no database/);
  writeFileSync(join(staging, "uploads", "rot.jpg"), "grün");
  expect(await verdict()).toMatch(/rot.jpg is not what was backed up/);
  rmSync(join(staging, "uploads", "rot.jpg"));
  expect(await verdict()).toMatch(/rot.jpg is missing/);
});

test("a failed backup keeps the earlier ones, and is reported with its reason", async () => {
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

test.each<[string, (path: string) => void, RegExp]>([
  [
    "is not there",
    (path) => rmSync(path),
    /1 of \d+ files that the database names are missing or damaged in the folder/,
  ],
  ["is empty", (path) => writeFileSync(path, ""), /1 of \d+ files .* are missing or damaged/],
])("a backup is incomplete if a file that the database names %s", async (_, damage, sentence) => {
  const place = join(folder, `lacking ${_}`);
  const good = await runBackup(here, { folder: place, passphrase: undefined });
  const uploads = join(settings.DATA_DIR, "uploads");
  const path = join(uploads, readdirSync(uploads).find((name) => name.startsWith("small_")) ?? "");
  const content = readFileSync(path);
  damage(path);
  later();
  await expect(runBackup(here, { folder: place, passphrase: undefined })).rejects.toThrow(sentence);
  const { last, failure } = await backupState(payload);
  expect(last).toEqual(good);
  expect(failure?.archive).toMatch(/\.incomplete\.tar\.gz$/);
  expect(failure?.fault).toMatchObject({ missing: 1 });
  await verifyArchive(failure?.archive ?? ""); // database and other files are in it
  expect(readdirSync(place)).toHaveLength(2);

  writeFileSync(path, content);
  later();
  expect(await runBackup(here, { folder: place, passphrase: undefined })).toMatchObject({ isEncrypted: false });
  expect((await backupState(payload)).failure).toBeNull();
});

test("a missing uploads folder isn't an empty library, and complete backups outlive any number of nights without it", async () => {
  const place = join(folder, "unmounted");
  mkdirSync(place);
  const whole = "schaufenster-2025-01-01T02-20-00.tar.gz";
  writeFileSync(join(place, whole), "");
  for (let day = 1; day <= 28; day += 1)
    writeFileSync(join(place, `schaufenster-2026-02-${String(day).padStart(2, "0")}T02-20-00.incomplete.tar.gz`), "");
  const uploads = join(settings.DATA_DIR, "uploads");
  renameSync(uploads, `${uploads}.away`);
  await expect(runBackup(here, { folder: place, passphrase: undefined })).rejects.toThrow(/Is its disk mounted\?/);
  renameSync(`${uploads}.away`, uploads);
  const left = readdirSync(place);
  expect(left).toContain(whole);
  expect(left.length).toBeLessThan(12);
});

test("if the database is missing, a backup fails and doesn't create an empty one", async () => {
  if (here.databaseUrl) return;
  const gone = { dataDir: join(folder, "gone") };
  mkdirSync(gone.dataDir);
  await expect(runBackup(gone, { folder, passphrase: undefined })).rejects.toThrow(
    /There is no database at .*content.db/,
  );
  writeFileSync(join(gone.dataDir, "content.db"), "");
  await expect(runBackup(gone, { folder, passphrase: undefined })).rejects.toThrow(/or it is empty/);
  expect(readdirSync(gone.dataDir)).toEqual(["content.db"]);
});

test("hard links are stored separately, so that a backup's time only grows with the number of files", async () => {
  const staging = join(folder, "two-names");
  mkdirSync(join(staging, "uploads"), { recursive: true });
  writeFileSync(join(staging, "uploads", "rot.jpg"), "rot");
  linkSync(join(staging, "uploads", "rot.jpg"), join(staging, "uploads", "noch-einmal.jpg"));
  const archive = join(folder, "two-names.tar.gz");
  await writeArchive(staging, ["uploads"], archive);
  const types: string[] = [];
  await list({ file: archive, onReadEntry: ({ type, size }) => types.push(`${type} ${size}`) });
  expect(types).toEqual(["Directory 0", "File 3", "File 3"]);
});

test("old backups are deleted, but only automatic ones", async () => {
  const place = join(folder, "rotated");
  mkdirSync(place);
  const old = ["2025-01-01T02-20-00", "2025-01-01T12-00-00"].map((moment) => `schaufenster-${moment}.tar.gz`);
  for (const name of [...old, "von-hand.tar.gz", "schaufenster-umzug.tar.gz"]) writeFileSync(join(place, name), "");
  await runBackup(here, { folder: place, passphrase: undefined });
  const left = readdirSync(place).filter((name) => !name.startsWith(`schaufenster-${new Date().getUTCFullYear()}`));
  expect(left.sort()).toEqual(["schaufenster-umzug.tar.gz", "von-hand.tar.gz"]);
});

test.each([
  ["a copy of a damaged database goes after the seven months of backups", "content.db.damaged-", [250, 200]],
  ["what a restore has replaced goes after thirty days", "before-restore-", [31, 29]],
  ["what a move has replaced goes after thirty days", "before-move-", [31, 29]],
])("%s", async (_, prefix, ages) => {
  const copies = ages.map((days) => {
    const path = join(settings.DATA_DIR, `${prefix}2025-01-01T02-20-00.${days}Z`);
    mkdirSync(join(path, "uploads"), { recursive: true });
    writeFileSync(join(path, "uploads", "rot.jpg"), "");
    const seconds = Date.now() / 1000 - days * 24 * 3600;
    utimesSync(path, seconds, seconds);
    return path;
  });
  await runBackup(here, { folder: join(folder, `beside-${prefix}`), passphrase: undefined });
  expect(copies.map((path) => existsSync(path))).toEqual([false, true]);
});

test("one per night is enough", async () => {
  const place = join(folder, "night");
  const night = new Date();
  expect(await runBackup(here, { folder: place, passphrase: undefined, unlessSince: night })).not.toBeNull();
  expect(await runBackup(here, { folder: place, passphrase: undefined, unlessSince: night })).toBeNull();
  expect(readdirSync(place)).toHaveLength(1);
});

test("a missed night is made up for half a minute after a start, and a failed one an hour later", async () => {
  const place = join(folder, "made-up-for");
  const last = {
    at: "2026-01-01T02:20:00.000Z",
    file: "f",
    bytes: 1,
    isEncrypted: false,
    machine: "m",
  };
  // Half a day away in both directions: no night begins while this test advances the clock.
  const [BACKUP_TIME] = new TZDate(Date.now() - 12 * 3600_000, TIME_ZONE).toTimeString().split(/:\d\d /);
  Object.assign(settings, { BACKUP_TIME });
  await payload.kv.set("backups", { last, failure: null });
  writeFileSync(join(folder, "no-folder"), "");
  vi.stubEnv("BACKUP_DIR", join(folder, "no-folder", "below"));
  const time = stopTime();
  startBackups(payload);
  await time.advance(30_000);
  const state = () => backupState(payload);
  await expect.poll(async () => (await state()).failure?.reason).toMatch(/ENOTDIR|EEXIST/);
  expect((await state()).last).toEqual(last);

  vi.stubEnv("BACKUP_DIR", place);
  time.setClock(3600_000);
  const failureAfterALook = async () => {
    await time.advance(30_000);
    return (await state()).failure;
  };
  await expect.poll(failureAfterALook).toBeNull();
  expect(readdirSync(place)).toHaveLength(1);
});

test("before a migration, the database is backed up, and without a backup there is no migration", async () => {
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
  expect(existsSync(place)).toBe(false); // nothing to back up
  await payload.db.migrate({ migrations: [...migrations, next("20990101_one")] });
  expect(migrated).toEqual(["20990101_one"]);
  const state = await backupState(payload);
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^schaufenster-.*\.before-update\.tar\.gz$/)]);
  expect(state.last).toBeNull(); // the next night is still due
});

test("a backup from before an update contains no uploads, and restoring it keeps the existing ones", async () => {
  if (here.databaseUrl) return;
  const place = join(folder, "before-update");
  const made = await backUpBeforeUpdate(here, { folder: place, passphrase: undefined });
  const entries: string[] = [];
  await list({ file: made?.file ?? "", onReadEntry: ({ path }) => entries.push(path) });
  expect(entries).toEqual(["backup.json", "SHA256SUMS", "content.db"]);
  const again = { folder: place, passphrase: undefined, unlessSince: new Date(Date.now() - 60_000) };
  expect(await backUpBeforeUpdate(here, again)).toBeNull();

  const other = { dataDir: join(folder, "other") };
  mkdirSync(join(other.dataDir, "uploads"), { recursive: true });
  writeFileSync(join(other.dataDir, "uploads", "rot.jpg"), "rot");
  await restore(other, made?.file ?? "", { replace: true });
  expect(readFileSync(join(other.dataDir, "uploads", "rot.jpg"), "utf8")).toBe("rot");
  expect(existsSync(join(other.dataDir, "content.db"))).toBe(true);
});

test("a database migrated by a newer version is left alone; the message names that version and the backup before it", async () => {
  const name = "20990101_120000_newer";
  const refused = () => payload.db.migrate({ migrations });
  await payload.delete({ collection: "payload-migrations", where: { name: { equals: "20990101_one" } } });
  await payload.db.migrate({ migrations });
  await payload.create({ collection: "payload-migrations", data: { name: "dev", batch: -1 } }); // a push in development isn't a version

  const place = join(folder, "newer");
  mkdirSync(place);
  Object.assign(settings, { BACKUP_DIR: place });
  await payload.create({ collection: "payload-migrations", data: { name, batch: 2 } });
  await expect(refused()).rejects.toThrow(StartError);
  await expect(refused()).rejects.toThrow(
    /newer version \(20990101_120000_newer\)\. Install that version again, or restore a backup from before 20.*Z: npm run restore -- FILE --replace/,
  );
  const names = ["2026-01-01T02-20-00", "2026-01-02T02-20-00", "2199-01-01T02-20-00"];
  for (const moment of names) writeFileSync(join(place, `schaufenster-${moment}.tar.gz`), "");
  await expect(refused()).rejects.toThrow(
    `restore -- ${join(place, "schaufenster-2026-01-02T02-20-00.tar.gz")} --replace`,
  );
  Object.assign(settings, { BACKUP_BEFORE_MIGRATION: "off" });
  await expect(refused()).rejects.toThrow(StartError);
});
