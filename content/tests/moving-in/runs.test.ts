import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/moving-in/import-content.ts";
import { planOf } from "../../../tools/moving-in/report/moving-plan.ts";
import { strapiSource } from "../../../tools/moving-in/strapi/strapi-source.ts";
import { AnotherRun, beginRun, changeRun, heldRun, isUnderWay, readRun } from "../../src/moving-in/import-run.ts";
import { OldServers } from "../../src/moving-in/old-servers.ts";
import { keepReport, readReport, reportNames } from "../../src/moving-in/reports.ts";
import { inTransaction } from "../../src/platform/database/transaction.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";
import { startAgencyStrapi } from "../../testing/strapi-agency.ts";

let payload: Payload;
let administrator: Rest;
let editor: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  const account = { email: "inhaberin@agentur.example", password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, name: "Ina", role: "administrator" } });
  administrator = await restOf(payload, account);
  editor = await editorRest(payload);
});

beforeEach(() => payload.db.deleteMany({ collection: "payload-kv", where: {} }));

const begin = (id: string) => beginRun(payload, { id, by: "Ina", what: "move", given: null });
const write = (id: string) => inTransaction(payload, {}, (req) => heldRun(req, id));

test("of two imports started at the same time, one runs, and the other learns who is running one since when", async () => {
  const outcomes = await Promise.allSettled(["a", "b", "c"].map(begin));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [refused] = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused).toBeInstanceOf(AnotherRun);
  expect(refused.message).toMatch(/^Gerade läuft schon ein Umzug \(Ina, seit heute um \d\d:\d\d Uhr\)\./);
});

test("an import that ended, was killed or shows no activity makes room; if it resumes, it writes nothing more", async () => {
  await begin("a");
  await changeRun(payload, "a", { outcome: "complete" });
  await begin("b");
  await changeRun(payload, "b", { pid: 2 ** 22 + 1 }); // no process has this id
  expect(await isUnderWay(payload, await readRun(payload))).toBe(false);
  await begin("c");
  await changeRun(payload, "c", { machine: "ein-anderer", pid: 2 ** 22 + 1 });
  await expect(begin("d")).rejects.toThrow("auf dem Server ein-anderer");
  await changeRun(payload, "c", { until: Date.now() - 5000 });
  await begin("d");
  await expect(write("c")).rejects.toThrow(AnotherRun);
  await expect(changeRun(payload, "c", { done: 5 })).rejects.toThrow(AnotherRun);
  expect((await write("d")).done).toBe(0);
});

test("an import that was superseded creates nothing twice: it ends at its first write", async () => {
  const strapi = await startAgencyStrapi();
  const source = strapiSource({ address: strapi.url });
  await begin("a");
  const fence = (req: Parameters<typeof heldRun>[0]) => heldRun(req, "a");
  const prepared = await prepareImport(payload, source, await source.read(), { fence });
  await changeRun(payload, "a", { outcome: "failed" });
  await begin("b");
  await expect(runImport(payload, prepared)).rejects.toThrow(AnotherRun);
  expect((await payload.count({ collection: "categories" })).totalDocs).toBe(0);
  await strapi.close();
});

test("a plan lists what is imported, as what, and what isn't; it writes nothing, and fetches no picture", async () => {
  const strapi = await startAgencyStrapi();
  const source = strapiSource({ address: strapi.url });
  const count = async () =>
    Promise.all(
      (["projects", "categories", "services", "media", "payload-kv"] as const).map(
        async (collection) => (await payload.db.count({ collection })).totalDocs,
      ),
    );
  const before = await count();
  const prepared = await prepareImport(payload, source, await source.read());
  const { text, demo, groups } = planOf(prepared, { overwrite: false, demo: 3, others: 0 });
  expect(await count()).toEqual(before);
  expect([demo, groups, strapi.fetched]).toEqual([3, [], []]);
  expect(text).toMatch(/^## Was kommt\n\n- Kategorie: /);
  expect(text).toContain("Projekt: 9 neu");
  expect(text).toMatch(/## Wird ein Entwurf\n\n- Menüeintrag „[^”]*“\n {4}- Als Entwurf übernommen: Das Ziel/);
  expect(text).toContain("## Bleibt zurück\n\n- Entwürfe gibt ein Strapi nicht heraus");
  await strapi.close();
});

test("pictures on the local network aren't requested for an old website, and the report says so", async () => {
  const strapi = await startAgencyStrapi();
  const source = strapiSource({ address: strapi.url });
  const prepared = await prepareImport(payload, source, await source.read(), { servers: new OldServers() });
  const { outcomes } = await runImport(payload, prepared);
  expect(outcomes.flatMap(({ entry }) => entry?.notes ?? []).join()).toContain("liegt im eigenen Netz");
  expect(strapi.fetched).toEqual([]);
  await strapi.close();
});

const given = {
  from: ["Fotos"],
  isAddress: false,
  sites: [],
  overwrite: false,
  demo: null,
  sameAs: null,
  decisions: { as: {}, without: [] },
};

test("only administrators see and control imports", async () => {
  for (const [method, path] of [
    ["GET", "/moving"],
    ["GET", "/moving/plan"],
    ["GET", "/moving/preview?address=https://alt.example/"],
    ["GET", "/moving/picture?address=https://alt.example/a.jpg"],
    ["POST", "/moving"],
    ["POST", "/moving/stop"],
    ["POST", "/moving/files?name=a.xml&offset=0"],
    ["DELETE", "/moving/files"],
  ] as const) {
    for (const person of [editor, await restOf(payload, null)]) {
      const { status, body } = await person(
        method,
        path,
        method === "GET" ? undefined : { what: "plan", given, token: "" },
      );
      expect([status, body], path).toEqual([403, expect.stringContaining("Das darf nur die Administration.")]);
    }
  }
  expect(await readRun(payload)).toBeNull();
});

test.each([
  ["no file", { ...given, from: [] }],
  ["an address that is none", { ...given, isAddress: true, from: ["file:///etc/passwd"] }],
  ["several addresses", { ...given, isAddress: true, from: ["https://a.example", "https://b.example"] }],
  ["a decision that is none", { ...given, decisions: { as: { post: "users" }, without: [] } }],
  ["an entry that is no address", { ...given, decisions: { as: {}, without: ["/etc/passwd"] } }],
])("an import of %s isn't started", async (_, broken) => {
  const { status } = await administrator("POST", "/moving", { what: "move", given: broken, token: "" });
  expect(status).toBe(400);
  expect(await readRun(payload)).toBeNull();
});

test("a missing file gives a message, whatever its path", async () => {
  for (const from of ["Fehlt", "../content.db", "/etc/passwd", "."]) {
    const { status, body } = await administrator("POST", "/moving", {
      what: "plan",
      given: { ...given, from: [from] },
      token: "",
    });
    expect([status, body], from).toEqual([400, expect.stringContaining("ist nicht mehr da")]);
  }
});

test("a large file is uploaded in parts to the folder of exports, whatever its name; a missing part is detected", async () => {
  const send = (name: string, offset: number, data: object) =>
    administrator("POST", `/moving/files?name=${encodeURIComponent(name)}&offset=${offset}`, data);
  const part = JSON.stringify({ a: 1 }).length;
  expect((await send("Fotos/Hochzeit:1?.json", 0, { a: 1 })).status).toBe(200);
  expect((await send("Fotos/Hochzeit:1?.json", part, { b: 2 })).status).toBe(200);
  expect((await send("Fotos/Hochzeit:1?.json", 5, { b: 2 })).body).toContain("fehlt ein Stück");
  for (const name of ["../x.xml", "a/../../x.xml", "..", "\u0000", "a/b/c/d/e/f/g.xml"]) {
    expect((await send(name, 0, {})).body, name).toContain("benennen Sie sie um");
  }
  const folder = join(settings.DATA_DIR, "import-uploads");
  expect(readdirSync(folder)).toEqual(["Fotos"]);
  expect(readFileSync(join(folder, "Fotos", "Hochzeit1.json"), "utf8")).toBe('{"a":1}{"b":2}');
  const state = JSON.parse((await administrator("GET", "/moving")).body);
  expect(state.uploads).toEqual({ names: ["Fotos"], files: 1, bytes: 2 * part });

  await begin("a");
  expect((await send("b.xml", 0, {})).status).toBe(409);
  await administrator("POST", "/moving/stop", {});
  expect((await readRun(payload))?.isToStop).toBe(true);
  await changeRun(payload, "a", { outcome: "stopped" });
  await administrator("DELETE", "/moving/files");
  expect(JSON.parse((await administrator("GET", "/moving")).body).uploads.files).toBe(0);
});

test("reports of all versions are read by their names, and nothing else is", async () => {
  const { name, file } = await keepReport("# Umzug\n", new Date("2026-11-27T02:44:39.123Z"));
  expect([name, readFileSync(file, "utf8")]).toEqual(["2026-11-27T02-44-39.md", "# Umzug\n"]);
  expect(await reportNames()).toEqual([name]);
  expect([await readReport(name), await readReport("../content.db"), await readReport("..")]).toEqual([
    "# Umzug\n",
    null,
    null,
  ]);
});
