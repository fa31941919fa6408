import { mkdtempSync, rmSync } from "node:fs";
import { getPayload, type Payload } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { connectDirectly } from "../../src/platform/database/direct-connection.ts";
import { createEmptyContent, databaseOf } from "../../testing/databases.ts";
import { legalPage } from "../../testing/legal-texts.ts";

const TIME = "timestamptz";
const ROW = "_status varchar, last_editor varchar, last_form varchar";
const TEXTS = ["impressum", "privacy_policy", "accessibility_statement"];

/** Former tables of legal texts. */
const TABLES = [
  `CREATE TABLE legal_texts (id integer PRIMARY KEY, ${TEXTS.map((text) => `${text} varchar`).join()}, ${ROW},
    updated_at ${TIME}, created_at ${TIME})`,
  `CREATE TABLE _legal_texts_v (id integer PRIMARY KEY, ${TEXTS.map((text) => `version_${text} varchar`).join()},
    version__status varchar, version_last_editor varchar, version_updated_at ${TIME}, version_created_at ${TIME},
    created_at ${TIME}, updated_at ${TIME}, latest boolean, autosave boolean)`,
];

const time = (day: number) => `'2026-11-0${day}T10:00:00.000Z'`;

const row = (impressum: string, status: string, day: number) =>
  `INSERT INTO legal_texts (id, impressum, privacy_policy, _status, last_editor, updated_at, created_at)
    VALUES (1, '${impressum}', 'Policy', '${status}', 'Rita', ${time(day)}, ${time(1)})`;

const version = (impressum: string, status: string, day: number, isLatest: boolean) =>
  `INSERT INTO _legal_texts_v (id, version_impressum, version_privacy_policy, version__status, version_last_editor,
      version_updated_at, version_created_at, created_at, updated_at, latest)
    VALUES (${day}, '${impressum}', 'Policy', '${status}', 'Rita', ${time(day)}, ${time(1)}, ${time(day)}, ${time(day)},
      ${isLatest})`;

/**
 * A content system from just before legal texts became pages, with those rows, after its first start with this version.
 */
async function upgraded(rows: string[]): Promise<Payload> {
  const dataDir = mkdtempSync(`${process.env.DATA_DIR}-`);
  const database = databaseOf(dataDir);
  await createEmptyContent(database);
  const connection = await connectDirectly(database);
  for (const statement of [
    "DELETE FROM _pages_v",
    "DELETE FROM pages",
    "DELETE FROM payload_migrations WHERE name LIKE '%_legal_pages'",
    ...TABLES,
    ...rows,
  ])
    await connection.rows(statement);
  await connection.close();
  vi.stubEnv("DATA_DIR", dataDir);
  vi.stubEnv("DATABASE_URL", database.databaseUrl ?? "");
  vi.stubEnv("BACKUP_BEFORE_MIGRATION", "off");
  vi.resetModules();
  const { default: config } = await import("../../src/payload.config.ts");
  const payload = await getPayload({ config, key: dataDir });
  rmSync(dataDir, { recursive: true, force: true });
  return payload;
}

const saved = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: "pages", draft: true, sort: "address", depth: 0 });
  return docs.map(({ address }) => address);
};

// Loaded once, so that no test waits for it.
beforeAll(() => import("../../src/payload.config.ts"));

test("a draft of published legal texts becomes a draft of each page; an existing draft page with such an address keeps its text", async () => {
  const payload = await upgraded([
    `INSERT INTO pages (id, title, address, content, _status) VALUES (7, 'Mein', 'impressum', 'Text', 'draft')`,
    `INSERT INTO _pages_v (parent_id, version_title, version_address, version_content, version__status, latest)
      VALUES (7, 'Mein', 'impressum', 'Text', 'draft', ${true})`,
    row("Öffentlich", "published", 2),
    version("Öffentlich", "published", 2, false),
    version("Entwurf", "draft", 3, true),
  ]);
  expect(await saved(payload)).toEqual(["barrierefreiheit", "datenschutz", "impressum", "impressum-7"]);
  expect(await legalPage(payload, "impressum")).toMatchObject({ content: "Öffentlich", _status: "published" });
  const drafted = { content: "Entwurf", _status: "draft", lastEditor: "Rita", placement: "legal" };
  expect(await legalPage(payload, "impressum", true)).toMatchObject(drafted);
  expect((await payload.findByID({ collection: "pages", id: 7, draft: true })).content).toBe("Text");
});

test("unpublished legal texts stay drafts", async () => {
  const payload = await upgraded([version("Erster", "draft", 2, false), version("Zweiter", "draft", 3, true)]);
  expect(await saved(payload)).toEqual(["barrierefreiheit", "datenschutz", "impressum"]);
  for (const draft of [false, true])
    expect(await legalPage(payload, "impressum", draft)).toMatchObject({ content: "Zweiter", _status: "draft" });
  const { totalDocs } = await payload.countVersions({ collection: "pages" });
  expect(totalDocs).toBe(6);
});

test("legal texts without a version are listed, and if none were saved there are none", async () => {
  const payload = await upgraded([row("Vorlage", "draft", 2)]);
  expect(await saved(payload)).toEqual(["barrierefreiheit", "datenschutz", "impressum"]);
  expect(await saved(await upgraded([]))).toEqual([]);
});
