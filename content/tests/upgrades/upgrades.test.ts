import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { getPayload, type Payload } from "payload";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { databaseOf } from "../../testing/databases.ts";
import { legalPage } from "../../testing/legal-texts.ts";
import { keptOf, rowsOf, STATES, schemaOf, unpack } from "./states.ts";

/** Tables that an upgrade adds rows to: migrations, the backup before, and anchors that were public. */
const ADDED_TO = ["payload_migrations", "payload_kv", "public_addresses"];

const timeOf = ({ created_at }: Record<string, unknown>) => new Date(created_at as string | Date).getTime();

const byTime = (one: Record<string, unknown>, other: Record<string, unknown>) => timeOf(one) - timeOf(other);

const own = process.env.DATA_DIR ?? "";

describe.each(STATES)("a system of release %s, after its first start with this one,", (state) => {
  const dataDir = mkdtempSync(`${own}-`);
  const database = databaseOf(dataDir);
  let before: Awaited<ReturnType<typeof rowsOf>>;
  let payload: Payload;
  let ask: (query: string) => Promise<{ data: Record<string, unknown>; errors: unknown[] }>;

  beforeAll(async () => {
    await unpack(state, database);
    before = await rowsOf(database);
    vi.stubEnv("DATA_DIR", dataDir);
    vi.stubEnv("DATABASE_URL", database.databaseUrl ?? "");
    vi.stubEnv("BACKUP_BEFORE_MIGRATION", state === STATES[0] ? "on" : "off"); // once is enough: it takes seconds
    vi.resetModules();
    const { default: config } = await import("../../src/payload.config.ts");
    const { askGraphQL } = await import("../../testing/content-system.ts");
    payload = await getPayload({ config, key: state });
    ask = askGraphQL(payload);
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test("keeps every row and value", async () => {
    const after = await rowsOf(database);
    expect(before.size).toBeGreaterThan(30);
    for (const [table, rows] of keptOf(before)) {
      const found = after.get(table) ?? [];
      for (const row of rows) expect(found, table).toContainEqual(expect.objectContaining(row));
      if (!ADDED_TO.includes(table)) expect(found, table).toHaveLength(rows.length);
    }
  });

  test("has the tables, references and indexes of a new one", async () => {
    const fresh = await schemaOf(databaseOf(own));
    expect(fresh.length).toBeGreaterThan(500);
    expect(await schemaOf(database)).toEqual(fresh);
  });

  test.runIf(state === STATES[0])("was backed up before", () => {
    expect(readdirSync(join(dataDir, "backups"))).toEqual([expect.stringMatching(/^schaufenster-.*\.tar\.gz$/)]);
  });

  test("shows published content, and no drafts", async () => {
    const { data, errors } = await ask(`{
      projects(sort: "id:asc") { data { attributes { header image { data { attributes { alternativeText } } } } } }
      services(sort: "sortId:asc") { data { attributes { title serviceAssets { data { attributes { icon } } } } } }
      legalText { data { attributes { impressum } } }
      siteSetting { data { attributes { agencyName claim } } }
    }`);
    expect(errors).toEqual([]);
    const picture = (alternativeText: string) => ({ data: { attributes: { alternativeText } } });
    const parts = (...icons: string[]) => ({ data: icons.map((icon) => ({ attributes: { icon } })) });
    expect(data).toEqual({
      projects: {
        data: [
          { attributes: { header: "Der Hof bei Nacht", image: picture("Ein roter Hof am Abend") } },
          { attributes: { header: "Das Tor", image: picture("Ein blaues Tor am Morgen") } },
        ],
      },
      services: {
        data: [
          { attributes: { title: "Fotografie", serviceAssets: parts("photo_camera", "drone") } },
          { attributes: { title: "Webdesign", serviceAssets: parts() } },
        ],
      },
      legalText: { data: { attributes: { impressum: "# Impressum\n\nZweite Fassung" } } },
      siteSetting: { data: { attributes: { agencyName: "Hof & Licht", claim: "Fotografie" } } },
    });
  });

  test("has every version of the legal texts, as pages", async () => {
    const after = await rowsOf(database);
    for (const [address, column] of [
      ["impressum", "impressum"],
      ["datenschutz", "privacy_policy"],
      ["barrierefreiheit", "accessibility_statement"],
    ] as const) {
      const [page] = after.get("pages")?.filter((row) => row.address === address) ?? [];
      const [text] = before.get("legal_texts") ?? [];
      const { last_editor = null, updated_at, _status = "published" } = text ?? {};
      expect(page).toMatchObject({ content: text?.[column], placement: "legal", last_editor, updated_at, _status });
      const versions = (after.get("_pages_v") ?? []).filter((row) => row.parent_id === page?.id).sort(byTime);
      expect(versions.map((row) => [row.version_content, row.created_at])).toEqual(
        before
          .get("_legal_texts_v")
          ?.sort(byTime)
          .map((row) => [row[`version_${column}`], row.created_at]),
      );
      expect(versions.map(({ latest }) => Boolean(latest))).toEqual([...versions.slice(1).map(() => false), true]);
    }
  });

  test("restores former versions of a project and of the Impressum", async () => {
    const projects = await payload.findVersions({
      collection: "projects",
      where: { "version.header": { equals: "Der Hof" } },
    });
    const { id } = await legalPage(payload, "impressum");
    const texts = await payload.findVersions({
      collection: "pages",
      where: { parent: { equals: id } },
      sort: "createdAt",
    });
    await payload.restoreVersion({ collection: "projects", id: String(projects.docs[0]?.id) });
    await payload.restoreVersion({ collection: "pages", id: String(texts.docs[0]?.id) });
    const { docs } = await payload.find({ collection: "projects", where: { header: { equals: "Der Hof" } } });
    expect(docs).toMatchObject([{ teaser: "Ein Hof bei Nacht.", _status: "published" }]);
    expect((await legalPage(payload, "impressum")).content).toContain("Erste Fassung");
  });

  test("accepts a project with its own date, and finds sections under their former anchors", async () => {
    const { docs } = await payload.find({ collection: "projects", where: { finishedAt: { exists: false } } });
    expect(docs).toEqual([]);
    const { docs: addresses } = await payload.find({
      collection: "public-addresses",
      where: { type: { equals: "services" } },
    });
    expect(addresses.map(({ address }) => address).sort()).toEqual(["/#fotografie", "/#webdesign"]);
  });

  test("counts views only if it did before", async () => {
    const { countsViews } = await payload.findGlobal({ slug: "site-settings", draft: true });
    expect(countsViews).toBe(before.has("figures"));
  });
});
