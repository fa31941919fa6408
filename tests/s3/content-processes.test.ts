import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/database/direct-connection.ts";
import { picture } from "../../content/testing/pictures.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";
import { S3Server } from "../../testing/s3-server.ts";

const SOON = { interval: 50 };

/** The same for all processes of one website. */
const SECRETS = {
  PAYLOAD_SECRET: "a secret of at least thirty-two characters",
  WEBHOOK_SECRET: "another secret of thirty-two characters",
};

const folder = mkdtempSync(join(tmpdir(), "schaufenster-s3-postgres-"));
const server = new S3Server();
const started: Apps[] = [];
let postgres: Postgres | null = null;
let first: Apps | undefined;
let second: Apps | undefined;

afterAll(async () => {
  await Promise.all(started.map((apps) => apps.end()));
  await server.end();
  await postgres?.end();
  rmSync(folder, { recursive: true, force: true });
});

async function startApps(): Promise<Apps> {
  const settings = { SEED: "none", DATABASE_URL: `${postgres?.url}/postgres`, ...SECRETS, ...server.settings };
  const apps = new Apps({ site: await freePort(), content: await freePort() }, settings);
  started.push(apps);
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  return apps;
}

/** Sends the same picture as always. */
async function upload(apps: Apps, headers: Record<string, string>): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await picture(1200, 800))]), "Halle.jpg");
  form.append("_payload", JSON.stringify({ alternativeText: "Eine leere Halle im Morgenlicht" }));
  const answer = await fetch(`${apps.url}/api/media`, { method: "POST", headers, body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { doc: { id: number; filename: string } }).doc;
}

test("one picture, uploaded at both content processes at once, becomes two entries, and no connection waits for the store", async (context) => {
  postgres = await startPostgres(folder);
  if (!postgres) return context.skip("PostgreSQL is not installed");
  await server.start();
  first = await startApps();
  second = await startApps();
  const token = await signInByRest(first.url, ADMINISTRATOR);
  const database = await connectDirectly({ dataDir: "", databaseUrl: `${postgres.url}/postgres` });
  const waiting = async () =>
    (await database.rows("SELECT pid FROM pg_stat_activity WHERE state = 'idle in transaction'")).length;
  server.held = /\/medium_halle/;
  const uploads = Promise.all(
    [first, second].map((apps) => upload(apps, { authorization: `JWT ${token}`, origin: apps.url })),
  );
  const put = () => server.asked.filter(({ method, path }) => method === "PUT" && /\/medium_halle/.test(path)).length;
  await expect.poll(put, SOON).toBe(2);
  await expect.poll(waiting, SOON).toBe(0);
  await database.close();
  server.release();
  const [one, other] = await uploads;
  expect(one?.filename).not.toBe(other?.filename);
  expect(server.names).toHaveLength(12); // both with all their sizes
});

test("what is uploaded at one content process is there at the other and at both sites; deleted, it is gone at all", async (context) => {
  if (!first || !second) return context.skip("PostgreSQL is not installed");
  const token = await signInByRest(first.url, ADMINISTRATOR);
  const headers = { authorization: `JWT ${token}`, origin: first.url };
  const doc = await upload(first, headers);
  const origins = [first, second].flatMap(({ url, contentUrl }) => [url, contentUrl]);
  const statuses = () =>
    Promise.all(origins.map(async (origin) => (await fetch(`${origin}/uploads/small_${doc.filename}`)).status));
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  const gone = await fetch(`${first.url}/api/media/${doc.id}`, { method: "DELETE", headers });
  expect(gone.status).toBe(200);
  await expect.poll(statuses, SOON).toEqual([404, 404, 404, 404]);
});
