import { join } from "node:path";
import { createClient } from "@libsql/client";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest, Where } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { PLAN_TASK } from "../../src/editing/publishing/plans/plans.ts";
import { runDuePlans } from "../../src/editing/publishing/plans/run-due.ts";
import { afterCommit, afterRollback } from "../../src/platform/database/after-commit.ts";
import { readRows, runStatement } from "../../src/platform/database/statement.ts";
import { writability } from "../../src/platform/database/writable.ts";
import { DATABASE_AWAY } from "../../src/platform/http/database-away.ts";
import { refusalData } from "../../src/platform/http/refusal-codes.ts";
import { errorCode } from "../../src/platform/process/error-code.ts";
import { accountRest } from "../../testing/account-rest.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { onPostgres } from "../../testing/databases.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { refuseCommit, refuseWrites } from "../../testing/refused-writes.ts";

const WRITERS = 40;

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

test("many concurrent saves all succeed, while others read", async () => {
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    payload.create({ collection: "categories", data: { name: `Kategorie ${index}`, _status: "published" } }),
  );
  const readers = Array.from({ length: WRITERS }, () => payload.find({ collection: "categories" }));
  const loose = Array.from({ length: WRITERS }, (_, index) =>
    payload.db.updateMany({
      collection: "categories",
      where: { name: { equals: `Kategorie ${index}` } },
      data: { description: "kurz" },
    }),
  );
  await Promise.all([...writers, ...readers, ...loose]);
  expect((await payload.count({ collection: "categories" })).totalDocs).toBe(WRITERS);
});

test("a save that fails in a transaction leaves nothing behind, and the next one works", async () => {
  const before = await payload.count({ collection: "categories" });
  const twice = { collection: "categories", data: { name: "Doppelt", _status: "published" } } as const;
  await payload.create(twice);
  await expect(payload.create(twice)).rejects.toThrow();
  await payload.create({ collection: "categories", data: { name: "Danach", _status: "published" } });
  expect((await payload.count({ collection: "categories" })).totalDocs).toBe(before.totalDocs + 2);
});

test("uncommitted changes are invisible to others", async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await payload.create({
    collection: "categories",
    data: { name: "Unfertig", _status: "published" },
    req: { transactionID },
  });
  const find = () => payload.find({ collection: "categories", where: { name: { equals: "Unfertig" } } });
  expect((await find()).totalDocs).toBe(0);
  await payload.db.commitTransaction(transactionID ?? "");
  expect((await find()).totalDocs).toBe(1);
});

test("a commit refused by the database is an error, not a save", async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const told: string[] = [];
  await payload.create({
    collection: "categories",
    data: { name: "Nicht gesichert", _status: "published" },
    req: { transactionID },
  });
  const req = { payload, transactionID } as PayloadRequest;
  await afterCommit(req, () => void told.push("saved"));
  await afterRollback(req, () => void told.push("undone"));
  await refuseCommit(req);
  const refused = payload.db.commitTransaction(transactionID ?? "");
  await expect(refused).rejects.toSatisfy((error) => /^SQLITE_CONSTRAINT_FOREIGNKEY$|^23503$/.test(errorCode(error)));
  const { totalDocs } = await payload.count({
    collection: "categories",
    where: { name: { equals: "Nicht gesichert" } },
  });
  expect([totalDocs, told]).toEqual([0, ["undone"]]);
  await payload.create({ collection: "categories", data: { name: "Wieder gesichert", _status: "published" } });
});

async function planDue(header: string): Promise<number> {
  const { id } = await payload.create({ collection: "projects", data: { header } });
  const input = { type: "publish" as const, doc: { relationTo: "projects" as const, value: id } };
  await payload.jobs.queue({ task: PLAN_TASK, input, waitUntil: new Date(0) });
  return id;
}

const statusOf = async (id: number) => (await payload.findByID({ collection: "projects", id }))._status;

test("a plan that the database refuses changes nothing, blocks nobody, and is retried", async () => {
  const id = await planDue("Geplant");
  const takeAgain = await refuseWrites(payload, "INSERT", "_projects_v");
  await expect(runDuePlans(payload)).rejects.toThrow();
  expect(await statusOf(id)).toBe("draft");
  await payload.create({ collection: "categories", data: { name: "Während es scheitert", _status: "published" } });
  await takeAgain();
  await runDuePlans(payload);
  expect(await statusOf(id)).toBe("published");
  expect((await payload.count({ collection: "payload-jobs" })).totalDocs).toBe(0);
});

test("two concurrent runs publish each plan once", async () => {
  const ids = await Promise.all(["Eins", "Zwei", "Drei"].map(planDue));
  await Promise.all([runDuePlans(payload), runDuePlans(payload)]);
  await runDuePlans(payload); // skips the other run's plan
  for (const id of ids) {
    const where: Where = { and: [{ parent: { equals: id } }, { "version._status": { equals: "published" } }] };
    expect((await payload.countVersions({ collection: "projects", where })).totalDocs).toBe(1);
  }
});

test("health reports that the database refuses writes, and why", async () => {
  await readRows(payload, sql`INSERT INTO payload_kv (key, data) VALUES ('', '{}')`);
  const takeAgain = await refuseWrites(payload, "DELETE", "payload_kv");
  const { status, refused } = await writability(async () => payload);
  expect(status).toMatch(/database refuses to write \((?:SQLITE_CONSTRAINT|53100)/);
  expect(refused).toBe(true);
  await takeAgain();
  expect(await writability(async () => payload)).toEqual({ status: "ok", refused: false });
});

test("health reports in time that nothing can be written, and recovers with the writer", async () => {
  const database = async () => payload;
  const held = (await payload.db.beginTransaction()) ?? undefined;
  const req = { payload, transactionID: held } as PayloadRequest;
  if (onPostgres) await runStatement(req, sql`LOCK TABLE payload_kv`); // it has several writers
  const noAnswer = { status: "database does not answer", refused: false };
  const time = stopTime();
  for (const asked of [database, () => new Promise<never>(() => {})]) {
    const answer = writability(asked);
    await time.advance(2000);
    expect(await answer).toEqual(noAnswer);
  }
  await payload.db.rollbackTransaction(held ?? "");
  expect(await writability(database)).toEqual({ status: "ok", refused: false });
});

const EDITOR = { email: "rita@agentur.example", password: "lang-genug-für-alle" };

/** REST as a signed-in editor. */
async function editorRest() {
  const rest = accountRest(payload);
  const { body } = await rest("POST", "/users/login", EDITOR);
  return accountRest(payload, "203.0.113.2", body.token);
}

test("an editor whose account can't be read learns that the database is unreachable, not that she has no rights", async () => {
  await payload.create({ collection: "users", data: { ...EDITOR, name: "Rita", role: "editor" } });
  const rest = await editorRest();
  const ask = async () => [
    await rest("GET", "/projects"),
    await rest("POST", "/projects?draft=true", { header: "Geschrieben" }),
    await rest("POST", "/editing", { global: "appearance", form: "open" }),
    await rest("GET", "/users/me"),
    await rest("POST", "/users/refresh-token"),
  ];
  await readRows(payload, sql`ALTER TABLE users RENAME TO users_away`);
  const away = await ask().finally(() => readRows(payload, sql`ALTER TABLE users_away RENAME TO users`));
  expect(away.map(({ status, message }) => [status, message])).toEqual(away.map(() => [503, DATABASE_AWAY]));
  for (const { body } of away) expect(body.errors?.[0]?.data).toEqual(refusalData("database-away"));
  expect((await ask()).map(({ status }) => status)).toEqual([200, 201, 200, 200, 200]);
});

// PostgreSQL uses its own clock for lock timeouts, which tests can't control.
test.skipIf(onPostgres)("an editor whose save meets a locked database learns that nothing is lost", async () => {
  const rest = await editorRest();
  const other = createClient({ url: `file:${join(process.env.DATA_DIR ?? "", "content.db")}` });
  await other.execute("BEGIN IMMEDIATE");
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => {
    now += 20_000; // longer than the timeout
    return now;
  });
  const refused = await rest("POST", "/projects?draft=true", { header: "Geschrieben" });
  clock.mockRestore();
  await other.execute("ROLLBACK");
  other.close();
  expect([refused.status, refused.message]).toEqual([503, DATABASE_AWAY]);
  expect((await rest("POST", "/projects?draft=true", { header: "Geschrieben" })).status).toBe(201);
});
