// @long tools/moving-in, content/src/moving-in
import { createLocalReq, type Payload } from "payload";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { prepareImport, runImport } from "../../../tools/moving-in/import-content.ts";
import type { Source } from "../../../tools/moving-in/model.ts";
import { planText } from "../../../tools/moving-in/report/plan-text.ts";
import { reportText, stillPublicOf } from "../../../tools/moving-in/report/report.ts";
import { strapiSource } from "../../../tools/moving-in/strapi/strapi-source.ts";
import { websiteSource } from "../../../tools/moving-in/website/read-website.ts";
import { planEntry, plansOf } from "../../src/editing/publishing/plans/plans.ts";
import type { Decisions } from "../../src/moving-in/import-run.ts";
import { OldServers } from "../../src/moving-in/old-servers.ts";
import { schedule } from "../../src/platform/process/schedule.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type OldEntry, type OldWebsite, startOldWebsite } from "../../testing/old-website.ts";
import { startAgencyStrapi } from "../../testing/strapi-agency.ts";

let payload: Payload;
let old: OldWebsite;

beforeAll(async () => {
  payload = await startContentSystem();
});

beforeEach(async () => {
  for (const collection of ["projects", "references", "menuitems", "services", "categories"] as const) {
    await payload.delete({ collection, where: {}, trash: true, context: { silent: true } });
  }
  await payload.delete({ collection: "pages", where: { placement: { not_equals: "legal" } }, trash: true });
  await payload.db.deleteMany({ collection: "payload-kv", where: {} });
  old = await startOldWebsite({});
});
afterEach(() => old.close());

const textOf = (title: string) => `Text von ${title}, mit genug Wörtern, dass jeder ihn auf seiner Seite wiederfindet.`;

/** Replaces the old website's posts, or entries of another type, by title. */
function show(entries: Record<string, Partial<OldEntry>>): void {
  const all = Object.entries(entries).map(([title, more]): [string, OldEntry] => {
    const number = [...title].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
    return [`/${title.toLowerCase()}/`, { title, html: `<p>${textOf(title)}</p>`, number, ...more }];
  });
  old.entries = Object.fromEntries(all);
}

const NO_DECISIONS: Decisions = { as: {}, without: [] };

const website = (decisions = NO_DECISIONS): Source =>
  websiteSource({ address: old.url, servers: new OldServers({ trusted: [old.url] }), decisions });

async function take(source = website(), overwrite = false) {
  const prepared = await prepareImport(payload, source, await source.read());
  const result = await runImport(payload, prepared, { overwrite });
  await prepared.notes.markReported(payload);
  const report = reportText({ source, result, now: new Date(), missing: [] });
  return { plan: planText(prepared.steps, overwrite), report, stillPublic: stillPublicOf(result).length };
}

/** Published entries by title. */
async function shown(): Promise<Record<string, string>> {
  const { docs } = await payload.find({
    collection: "projects",
    where: { _status: { equals: "published" } },
    depth: 0,
  });
  return Object.fromEntries(docs.map(({ header, content }) => [header, content ?? ""]));
}

const titles = async () => Object.keys(await shown()).sort();

async function idOf(header: string): Promise<number> {
  const { docs } = await payload.find({ collection: "projects", where: { header: { equals: header } }, draft: true });
  return docs[0]?.id ?? 0;
}

const savedLast = async (header: string) =>
  payload.findByID({ collection: "projects", id: await idOf(header), draft: true, depth: 0 });

const change = async (header: string, data: object, draft = false) =>
  payload.update({ collection: "projects", id: await idOf(header), data, draft });

test("content unpublished there is no longer public here, after the first and all later runs", async () => {
  const before = { Bleibt: {}, Gelöscht: {}, Kunde: {}, Überlang: {}, Umbenannt: {} };
  show(before);
  await take();
  expect(await titles()).toEqual(["Bleibt", "Gelöscht", "Kunde", "Umbenannt", "Überlang"]);
  const after = {
    Bleibt: {},
    Kunde: { hasPassword: true },
    Überlang: { html: `<p>${"Wort ".repeat(30_000)}</p>` },
    Umbenannt: { title: "Mit neuem Namen" },
  };
  for (let run = 1; run <= 2; run += 1) {
    show(after);
    const { plan, report, stillPublic } = await take();
    expect(await titles()).toEqual(["Bleibt", "Mit neuem Namen"]);
    expect(stillPublic).toBe(0);
    if (run === 2) continue;
    expect(plan).toContain("Projekt „Kunde“: dort nicht mehr öffentlich; wird hier zum Entwurf");
    expect(plan).toContain("Projekt „Mit neuem Namen“: dort geändert; wird hier geändert");
    for (const title of ["Gelöscht", "Kunde"])
      expect(report).toContain(`Projekt „${title}“ ist dort nicht mehr öffentlich und hier jetzt ein Entwurf – `);
    expect(report).toMatch(/„Überlang“[^\n]*\n {4}- Als Entwurf übernommen: .*Kürzen Sie den Text/);
    expect(report).toContain("bleiben unter ihren eigenen Adressen abrufbar, bis Sie sie unter „Dateien“ löschen");
    expect(report).toContain(`${old.url}/kunde/ ist dort durch ein Passwort geschützt.`);
  }
  show(before); // unpublishing it was a mistake
  await take();
  expect(await titles()).toEqual(["Bleibt", "Gelöscht", "Kunde", "Umbenannt", "Überlang"]);
});

test("pages, too: one that becomes password-protected there becomes a draft here", async () => {
  show({ Fest: {}, Preise: { type: "page" }, Agentur: { type: "page" } });
  await take();
  show({ Fest: {}, Preise: { type: "page", hasPassword: true }, Agentur: { type: "page" } });
  expect((await take()).plan).toContain("Seite „Preise“: dort nicht mehr öffentlich; wird hier zum Entwurf");
  const { docs } = await payload.find({
    collection: "pages",
    where: { placement: { not_equals: "legal" } },
    sort: "title",
  });
  expect(docs.map(({ title, _status }) => [title, _status])).toEqual([
    ["Agentur", "published"],
    ["Preise", "draft"],
  ]);
});

test("password-protected content is never imported, and is reported", async () => {
  for (const hasRest of [true, false]) {
    Object.assign(old, { hasRest });
    show({ Bleibt: {}, Kunde: { hasPassword: true } });
    const { report } = await take();
    expect(await titles()).toEqual(["Bleibt"]);
    expect(report).toContain(`${old.url}/kunde/ ist dort durch ein Passwort geschützt.`);
  }
});

test("an error there removes nothing: for an entry, all of them, or the whole website", async () => {
  vi.spyOn(schedule, "pause").mockResolvedValue();
  show({ Fest: {}, Taufe: {} });
  await take();
  old.statuses = { "/taufe/": 500 };
  const { plan } = await take();
  expect(plan).not.toContain("wird hier zum Entwurf");
  expect(await titles()).toEqual(["Fest", "Taufe"]);
  old.statuses = { "/": 500 };
  await expect(take()).rejects.toThrow(`${old.url} antwortet mit Status 500`);
  old.statuses = {};
  show({});
  expect((await take()).stillPublic).toBe(2);
  expect(await titles()).toEqual(["Fest", "Taufe"]);
  vi.restoreAllMocks();
});

test("deselected content isn't imported; content imported before stays unchanged here", async () => {
  show({ Fest: {}, Taufe: {}, Preise: { type: "page" } });
  await take();
  show({ Fest: { html: "<p>Dort ganz neu geschrieben.</p>" }, Taufe: {}, Neu: {}, Preise: { type: "page" } });
  const without = ["/fest/", "/neu/"].map((path) => old.url + path);
  const choices: Decisions[] = [
    { as: {}, without },
    { as: { post: "nothing" }, without: [] },
  ];
  for (const decisions of choices) {
    const { plan } = await take(website(decisions));
    expect(plan).not.toMatch(/„(?:Fest|Taufe|Neu)“/);
    expect(await shown()).toEqual({ Fest: textOf("Fest"), Taufe: textOf("Taufe") });
  }
  await take();
  expect(await titles()).toEqual(["Fest", "Neu", "Taufe"]);
});

test("a noindex page is noindex here, and a noindex project becomes a draft", async () => {
  show({ Fest: { isNoindex: true }, Taufe: {}, Preise: { type: "page", isNoindex: true } });
  const { report } = await take();
  expect(await titles()).toEqual(["Taufe"]);
  expect(report).toMatch(
    /„Fest“[^\n]*\n {4}- Als Entwurf übernommen: Dort soll keine Suchmaschine es zeigen; hier zeigen sie jedes Projekt\./,
  );
  const { docs } = await payload.find({ collection: "pages", where: { title: { equals: "Preise" } } });
  expect(docs).toMatchObject([{ hiddenFromSearch: true, _status: "published" }]);
});

test("content that an earlier version left public although it was unpublished there is unpublished by the next import", async () => {
  show({ Galerie: { isNoindex: true } });
  await take();
  await change("Galerie", { _status: "published" });
  const { updatedAt } = await savedLast("Galerie");
  const { docs } = await payload.find({ collection: "payload-kv", where: { key: { like: "projects:" } } });
  for (const { id: note, data } of docs) {
    const { draft: _, ...former } = data as Record<string, unknown>;
    await payload.update({ collection: "payload-kv", id: note, data: { data: { ...former, updatedAt } } });
  }
  await take();
  expect(await shown()).toEqual({});
});

test("local changes stay, and each run reports so, until the versions from there are requested", async () => {
  show({ Fest: {}, Taufe: {} });
  await take();
  await change("Fest", { content: "Von hier" });
  show({ Fest: { html: `<p>${textOf("dort")}</p>` }, Taufe: {} });
  for (let run = 1; run <= 2; run += 1) {
    const { plan, report } = await take();
    expect(plan).toContain("Projekt „Fest“: dort und hier geändert; Ihre Fassung bleibt");
    expect(report).toContain("Projekt „Fest“ wurde dort und hier geändert; Ihre Fassung ist geblieben");
    expect((await shown()).Fest).toBe("Von hier");
  }
  expect((await take(website(), true)).plan).toContain("dort und hier geändert; die Fassung von dort kommt");
  expect((await shown()).Fest).toBe(textOf("dort"));
  expect((await take()).plan).not.toContain("Fest");
});

test("locally changed content is unpublished with its changes; if it is republished here, each run reports it", async () => {
  show({ Fest: {}, Taufe: {}, Bleibt: {} });
  await take();
  await change("Fest", { teaser: "Hier ergänzt" });
  await change("Taufe", { teaser: "Noch nicht fertig" }, true); // visitors see the previous version
  const taufe = { collection: "projects", id: await idOf("Taufe") } as const;
  const req = await createLocalReq({}, payload);
  await planEntry(req, taufe, "publish", new Date(Date.now() + 3_600_000));
  show({ Taufe: { hasPassword: true }, Bleibt: {} });
  const { plan, report } = await take();
  expect(plan).toContain("„Fest“: dort nicht mehr öffentlich");
  expect(report).toContain("Projekt „Fest“ ist dort nicht mehr öffentlich und hier jetzt ein Entwurf");
  expect(await titles()).toEqual(["Bleibt"]);
  expect(await plansOf(payload, taufe)).toEqual([]);
  await take();
  expect([await savedLast("Fest"), await savedLast("Taufe")]).toMatchObject([
    { teaser: "Hier ergänzt", _status: "draft" },
    { teaser: "Noch nicht fertig", _status: "draft" },
  ]);

  await change("Fest", { _status: "published" });
  for (let run = 1; run <= 2; run += 1) {
    const again = await take();
    expect(again.stillPublic).toBe(1);
    expect(again.report).toMatch(
      /## Hier öffentlich, dort nicht\n\n- Projekt „Fest“ ist dort nicht öffentlich, wurde hier/,
    );
  }
  expect(await titles()).toEqual(["Bleibt", "Fest"]);
});

test("with --overwrite, the text from there becomes the draft", async () => {
  show({ Fest: {} });
  await take();
  await change("Fest", { content: "Von hier" });
  show({ Fest: { isNoindex: true, html: `<p>${textOf("dort")}</p>` } });
  await take(website(), true);
  expect(await shown()).toEqual({});
  expect(await savedLast("Fest")).toMatchObject({ content: textOf("dort") });
});

test("a change that our forms refuse becomes a draft, as reported, and no earlier version stays public", async () => {
  const strapi = await startAgencyStrapi();
  const source = () => strapiSource({ address: strapi.url });
  await take(source());
  const seen = async () =>
    (await payload.count({ collection: "references", where: { _status: { equals: "published" } } })).totalDocs;
  expect(await seen()).toBe(1);
  const [reference] = strapi.references;
  if (reference) reference.attributes.localVideo = reference.attributes.image; // not a film
  const { report } = await take(source());
  expect(report).toMatch(/Referenz „www.example.org“[^\n]*\n(?: {4}[^\n]*\n)* {4}- Als Entwurf übernommen: Film/);
  expect(await seen()).toBe(0);
  await strapi.close();
});

test("content deleted in Strapi is unpublished with its local changes; a response without a publication date is a draft", async () => {
  const strapi = await startAgencyStrapi();
  const source = () => strapiSource({ address: strapi.url });
  await take(source());
  for (const header of ["Arbeit 7", "Arbeit 8"]) {
    await payload.update({ collection: "projects", id: await idOf(header), data: { teaser: "Hier" }, draft: true });
  }
  strapi.projects = strapi.projects.filter(({ id }) => id !== "7");
  const [unpublished] = strapi.projects.filter(({ id }) => id === "6");
  if (unpublished) unpublished.attributes = { ...unpublished.attributes, publishedAt: null };
  await take(source());
  const seen = await titles();
  expect(seen).toContain("Arbeit 8");
  expect([seen.includes("Arbeit 6"), seen.includes("Arbeit 7")]).toEqual([false, false]);
  expect(await savedLast("Arbeit 7")).toMatchObject({ teaser: "Hier" });

  await payload.update({ collection: "projects", id: await idOf("Arbeit 7"), data: { _status: "published" } });
  const { report, stillPublic } = await take(source());
  expect([stillPublic, report]).toEqual([1, expect.stringContaining("Projekt „Arbeit 7“ ist dort nicht öffentlich")]);
  await strapi.close();
});
