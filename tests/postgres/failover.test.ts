import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTACT_PATH } from "@schaufenster/contract/contact";
import { afterAll, expect, test } from "vitest";
import { connectDirectly } from "../../content/src/database/direct-connection.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { INQUIRY_HEADERS, inquiry } from "../../testing/inquiry.ts";
import { publishTexts, SHORT_TEXTS } from "../../testing/legal-texts.ts";
import { openLoop } from "../../testing/open-loop.ts";
import { type Postgres, startPostgres } from "../../testing/postgres.ts";
import { type Pooler, type Standby, startPooler, startStandby } from "../../testing/postgres-standby.ts";

const LOAD = { rate: 5, seconds: 20 };

/** Number of the inquiry during which the primary dies. */
const DEATH = 25;

const folders: string[] = [];
const newFolder = () => {
  folders.push(mkdtempSync(join(tmpdir(), "schaufenster-failover-")));
  return folders.at(-1) ?? "";
};

let primary: Postgres | null = null;
let standby: Standby | undefined;
let pooler: Pooler | undefined;
let apps: Apps | undefined;

afterAll(async () => {
  await apps?.end();
  await pooler?.end();
  await standby?.end();
  await primary?.end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function onPrimary(...statements: string[]): Promise<void> {
  const connection = await connectDirectly({ dataDir: "", databaseUrl: `${primary?.url}/postgres` });
  for (const statement of statements) await connection.rows(statement);
  await connection.close();
}

test("the primary dies with -9 and its stand-by is promoted: inquiries are taken again, and no accepted one is lost", async (context) => {
  primary = await startPostgres(newFolder());
  if (!primary || !existsSync("/usr/sbin/pgbouncer")) return context.skip("PostgreSQL or pgbouncer is not installed");
  await onPrimary("CREATE DATABASE agentur");
  standby = await startStandby(primary, newFolder());
  await onPrimary("ALTER SYSTEM SET synchronous_standby_names = '*'", "SELECT pg_reload_conf()");
  pooler = await startPooler(newFolder(), primary.url);

  const DATABASE_URL = `${primary.url.replace(/\d+$/, String(pooler.port))}/agentur`;
  apps = new Apps(
    { site: 1, content: await freePort() },
    {
      SEED: "none",
      DATABASE_URL,
      CONTACT_RECIPIENT: inquiry("").to,
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "website@agentur.example",
    },
  );
  apps.start("content");
  const { contentUrl } = apps;
  const isUp = () =>
    fetch(`${contentUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp).toBe(true);
  await publishTexts(contentUrl, await signInByRest(contentUrl, ADMINISTRATOR), SHORT_TEXTS);

  const accepted: string[] = [];
  await openLoop(LOAD, async (index) => {
    if (index === DEATH) {
      await primary?.end("SIGKILL");
      await standby?.promote();
      pooler?.leadTo(standby?.url ?? "");
      return;
    }
    const subject = `Anfrage ${index}`;
    const headers = { ...INQUIRY_HEADERS, "x-forwarded-for": `10.0.0.${index}` };
    const init = { method: "POST", headers, body: JSON.stringify(inquiry(subject)) };
    const { status } = await fetch(contentUrl + CONTACT_PATH, init);
    if (status === 200) accepted.push(subject);
  });

  const after = await connectDirectly({ dataDir: "", databaseUrl: `${standby.url}/agentur` });
  const stored = (await after.rows<{ subject: string }>("SELECT subject FROM inquiries")).map(({ subject }) => subject);
  await after.close();
  expect(accepted.filter((subject) => !stored.includes(subject))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect(accepted).toContain(`Anfrage ${LOAD.rate * LOAD.seconds - 1}`); // the last one
});
