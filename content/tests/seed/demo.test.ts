// @long tools/demo
import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { legalTexts, media, siteSettings } from "../../../tools/demo/agency/index.ts";
import { fillWithDemo } from "../../../tools/demo/fill.ts";
import { settleDemo } from "../../../tools/moving-in/command/questions.ts";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { runBackup } from "../../src/backup/run-backup.ts";
import { encodeFirstSlide } from "../../src/files/encode-media.ts";
import { missingPublicSettings } from "../../src/legal-texts/needed-settings.ts";
import { standardTexts } from "../../src/legal-texts/standard-texts.ts";
import { inTransaction } from "../../src/platform/database/transaction.ts";
import { backupFolder } from "../../src/platform/settings/backup-settings.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { takeDemoOutOfSettings } from "../../src/start-page/demo/demo-fields.ts";
import { takeDemoOutOfLegalPages } from "../../src/start-page/demo/demo-legal-pages.ts";
import { readDemoNote, writeDemoNote } from "../../src/start-page/demo/demo-note.ts";
import { isEmpty } from "../../src/start-page/demo/is-empty.ts";
import { countDemo, removeDemo } from "../../src/start-page/demo/remove-demo.ts";
import { putAwaySteps } from "../../src/start-page/first-steps/first-steps-endpoints.ts";
import { firstSteps } from "../../src/start-page/first-steps/steps.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { legalPage, saveLegal } from "../../testing/legal-texts.ts";
import { editorRest, restOf } from "../../testing/rest.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, { email: "chefin@musterlicht.example" });
});

test("the demo agency is written completely or not at all", async () => {
  const [, , third] = media;
  const { file } = third ?? { file: "" };
  if (third) third.file = "gibt-es-nicht.jpg";
  await expect(fillWithDemo(payload)).rejects.toThrow(/gibt-es-nicht/);
  if (third) third.file = file;
  expect(await isEmpty(payload)).toBe(true);
});

test("the demo agency fills an empty content system, with progress", async () => {
  const steps: number[] = [];
  await fillWithDemo(payload, (done, total) => steps.push(done / total));
  expect(steps.at(-1)).toBe(1);
  expect(await isEmpty(payload)).toBe(false);

  const { data } = await askGraphQL(payload)(`{
    services { meta { pagination { total } } } menuitems { meta { pagination { total } } }
    references(sort: "sortId") { data { attributes { sortId localVideo { data { attributes { url previewUrl formats } } } } } }
    projects { meta { pagination { total } } } categories { meta { pagination { total } } }
    used: categories(filters: { projects: { publishedAt: { notNull: true } } }) { meta { pagination { total } } }
    siteSetting { data { attributes { agencyName badgeImage { data { attributes { url } } } } } }
    legalText { data { attributes { impressum } } }
  }`);
  const total = (field: string) => (data[field] as { meta: { pagination: { total: number } } }).meta.pagination.total;
  expect([total("services"), total("categories"), total("used")]).toEqual([5, 6, 5]);
  expect(total("menuitems")).toBeGreaterThanOrEqual(4);
  expect(total("projects")).toBeGreaterThanOrEqual(20);

  const references = (
    data.references as {
      data: {
        attributes: {
          sortId: number | null;
          localVideo: { data: { attributes: { previewUrl: string; formats: { large: { url: string } } } } | null };
        };
      }[];
    }
  ).data;
  expect(references).toHaveLength(8);
  expect(references.filter(({ attributes }) => attributes.sortId === null)).toHaveLength(1);
  const films = references.flatMap(({ attributes }) => attributes.localVideo.data ?? []);
  expect(films.map(({ attributes }) => attributes.previewUrl)).toEqual([
    expect.stringMatching(/^\/uploads\/large_video-.*-poster/),
    expect.stringMatching(/^\/uploads\/large_video-.*-poster/),
  ]);
  for (const { attributes } of films) expect(attributes.formats.large.url).toBe(attributes.previewUrl);
  expect(JSON.stringify(data.siteSetting)).toContain("plakette-branchenbuch");
  expect(JSON.stringify(data.legalText)).toMatch(/§\s5\sDDG/);
});

test("every file in a project's text is in the library", async () => {
  const { docs } = await payload.find({ collection: "projects", pagination: false });
  const shown = docs.flatMap(({ content }) => [...(content ?? "").matchAll(/\]\(\/uploads\/([^\s)]+)/g)]);
  const names = [...new Set(shown.map(([, name = ""]) => name))];
  expect(names.length).toBeGreaterThanOrEqual(25);
  const { totalDocs } = await payload.count({ collection: "media", where: { filename: { in: names } } });
  expect(totalDocs).toBe(names.length);
});

/** Completed first steps on the start page. */
const stepsDone = async () =>
  (await firstSteps(payload, settings)).filter(({ isDone }) => isDone).map(({ name }) => name);

test("demo content doesn't complete any first step", async () => {
  expect(await stepsDone()).toEqual([]);
  const legal = (await firstSteps(payload, settings)).find(({ name }) => name === "legal");
  expect(legal?.checklist?.map(({ isDone }) => isDone)).toEqual([
    false,
    null,
    false,
    false,
    false,
    null,
    null,
    null,
    null,
  ]);
});

test("an import asks whether to remove the demo, and waits for the answer", async () => {
  await expect(settleDemo(payload, {})).rejects.toThrow(
    /Hier steht noch die Demo-Agentur .*--remove-demo .*--keep-demo/,
  );
  await settleDemo(payload, { "keep-demo": true });
  expect(await countDemo(payload)).toBeGreaterThan(100);
});

const ADDRESSES = LEGAL_PAGES.map(({ address }) => address);

/** Reads published and draft settings and legal pages after removing the demo; rolls everything back. */
async function withoutDemo() {
  const undo = new Error("Only to look at");
  const seen: { public: object; draft: object }[] = [];
  let lacking: string[] = [];
  const note = (await readDemoNote(payload)) ?? { entries: [], globals: {} };
  const trying = inTransaction(payload, { context: { silent: true } }, async (req) => {
    await takeDemoOutOfSettings(req, note);
    await takeDemoOutOfLegalPages(req);
    const website = { slug: "site-settings", depth: 0, req } as const;
    seen.push({
      public: await payload.findGlobal(website),
      draft: await payload.findGlobal({ ...website, draft: true }),
    });
    for (const address of ADDRESSES) {
      const where = { address: { equals: address } };
      const [shown] = (await payload.find({ collection: "pages", where, depth: 0, req })).docs;
      const draft = await payload.findByID({ collection: "pages", id: shown?.id ?? 0, draft: true, depth: 0, req });
      seen.push({ public: shown ?? {}, draft });
    }
    lacking = await missingPublicSettings(req);
    throw undo;
  });
  await expect(trying).rejects.toBe(undo);
  return { settings: seen[0], impressum: seen[1], others: seen.slice(2), lacking };
}

test("changing one field doesn't make the demo's others true: they don't count and are removed with it", async () => {
  const note = await readDemoNote(payload);
  const legalStep = async () => (await firstSteps(payload, settings)).find(({ name }) => name === "legal");
  const before = await legalStep();
  expect(before?.hint).toContain("Öffentlich sind jetzt die erfundenen Texte der Beispielagentur.");
  const [chief] = (await payload.find({ collection: "users", limit: 1 })).docs;
  const byChief = { context: { silent: true }, ...(chief ? { user: { ...chief, collection: "users" as const } } : {}) };
  const asked = { consentOpensByItself: true, _status: "published" as const };
  const impressum = `${legalTexts.impressum}\n\nWort`;
  await payload.updateGlobal({ slug: "site-settings", data: asked, ...byChief });
  const { id } = await legalPage(payload, "impressum");
  const draft = { content: impressum, _status: "draft" as const };
  await payload.update({ collection: "pages", id, data: draft, draft: true, ...byChief });
  expect(await stepsDone()).toEqual([]);
  expect(await legalStep()).toEqual(before);
  const gone = { ownerName: null, vatId: null, email: null, agencyName: null, badgeImage: null, _status: "draft" };
  const one = await withoutDemo();
  expect(one.settings).toMatchObject({ public: gone, draft: { ...gone, consentOpensByItself: true } });
  const template = (text: keyof typeof standardTexts) => ({ content: standardTexts[text], _status: "draft" });
  const untouched = (["privacyPolicy", "accessibilityStatement"] as const).map(template);
  expect(one.impressum).toMatchObject({
    public: template("impressum"),
    draft: { content: impressum, _status: "draft" },
  });
  expect(one.others).toMatchObject(untouched.map((state) => ({ public: state, draft: state })));

  const agency = { agencyName: "Lichtbild", email: "post@lichtbild.example" };
  await payload.updateGlobal({ slug: "site-settings", data: { ...agency, _status: "published" }, ...byChief });
  await saveLegal(payload, "impressum", "{{Inhaber}}");
  expect(await stepsDone()).toEqual(["contact"]);
  const two = await withoutDemo();
  const kept = { ...agency, ownerName: null, vatId: null, street: null, badgeImage: null, consentOpensByItself: true };
  expect(two.settings).toMatchObject({ public: { ...kept, _status: "published" }, draft: kept });
  const own = { content: "{{Inhaber}}", _status: "published" };
  expect(two.impressum).toMatchObject({ public: own, draft: own });
  expect(two.others).toMatchObject(untouched.map((state) => ({ public: state, draft: state })));
  expect(two.lacking).toEqual(["Inhaber"]);

  const { agencyName, email } = siteSettings;
  const website = { agencyName, email, consentOpensByItself: false, _status: "published" as const };
  const site = await payload.updateGlobal({ slug: "site-settings", data: website, ...byChief });
  const saved = await saveLegal(payload, "impressum", legalTexts.impressum, false, { isDemo: true });
  const globals = { "site-settings": site.updatedAt ?? "", "legal-texts": saved.updatedAt };
  await inTransaction(payload, {}, (req) => writeDemoNote(req, { entries: note?.entries ?? [], globals }));
});

test("removing the demo deletes its content, but nothing that was written since or is used by that", async () => {
  const [changed] = (await payload.find({ collection: "projects", sort: "id", limit: 1, depth: 0 })).docs;
  const [badge] = (await payload.find({ collection: "media", sort: "id", limit: 1, depth: 0 })).docs;
  await payload.update({ collection: "projects", id: changed?.id ?? 0, data: { header: "Jetzt unseres" } });
  const text = `![Bild](/uploads/${badge?.filename})`;
  await payload.create({ collection: "projects", data: { header: "Eigenes", content: text, _status: "published" } });
  const before = await countDemo(payload);
  expect(await stepsDone()).toEqual(["project"]);
  await encodeFirstSlide(payload);
  expect(await countDemo(payload)).toBe(before); // encodings don't count as an edit

  const rita = await editorRest(payload);
  expect((await rita("POST", "/remove-demo")).status).toBe(403);
  expect(await countDemo(payload)).toBe(before);
  const { removed, kept } = await removeDemo(payload);
  expect(await stepsDone()).toEqual(["project", "demo"]);
  const { docs } = await payload.find({ collection: "projects", sort: "id", depth: 0 });
  expect(docs.map(({ header }) => header)).toEqual(["Jetzt unseres", "Eigenes"]);
  expect(docs[0]).toMatchObject({ image: changed?.image, content: changed?.content });
  expect(kept).toContainEqual({ collection: "projects", id: changed?.id, reason: "changed" });
  expect(kept).toContainEqual({ collection: "media", id: badge?.id, reason: "used" });
  expect(removed + kept.filter(({ reason }) => reason === "used").length).toBe(before);
  const ofSettings = { filename: { like: "plakette-branchenbuch" } };
  expect(await payload.count({ collection: "media", where: ofSettings, trash: true })).toEqual({ totalDocs: 0 });
  for (const collection of ["services", "references", "menuitems"] as const) {
    expect(await payload.count({ collection, trash: true })).toEqual({ totalDocs: 0 });
  }
  expect(await payload.findGlobal({ slug: "site-settings", draft: true })).toMatchObject({
    agencyName: null,
    badgeImage: null,
    copyrightYear: 2022,
  });
  for (const { address, field } of LEGAL_PAGES) {
    const template = { content: standardTexts[field], _status: "draft" };
    for (const draft of [true, false]) expect(await legalPage(payload, address, draft)).toMatchObject(template);
  }
  expect((await askGraphQL(payload)("{ legalText { data { id } } }")).data).toEqual({ legalText: { data: null } });

  expect(await countDemo(payload)).toBe(0);
  expect(await isEmpty(payload)).toBe(false); // otherwise the next start would restore it
  expect(await removeDemo(payload)).toEqual({ removed: 0, kept: [] });
});

test("the other steps are completed by their data", async () => {
  const address = { street: "Hafenweg 1", postalCode: "48155", city: "Münster" };
  const agency = { agencyName: "Lichtbild", email: "post@lichtbild.example", phone: "0251 1", ownerName: "Ida Licht" };
  await payload.updateGlobal({ slug: "site-settings", data: { ...agency, ...address, _status: "published" } });
  await payload.create({ collection: "services", data: { title: "Film", name: "film", _status: "published" } });
  const database = { dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL };
  expect(await stepsDone()).not.toContain("backup");
  await runBackup(database, { folder: backupFolder(settings), passphrase: "vier Wörter und noch mehr" });
  expect(await stepsDone()).toEqual(["contact", "service", "project", "demo", "backup"]);

  const rita = await restOf(payload, { email: "rita@agentur.example", password: "lang-genug-für-alle" });
  const publish = async (address: string, text?: object) => {
    const { id } = await legalPage(payload, address);
    return rita("PATCH", `/pages/${id}`, { ...text, _status: "published" });
  };
  const asIs = await publish("impressum");
  expect([asIs.status, asIs.body]).toEqual([400, expect.stringContaining("Noch offen: 3 Stellen mit")]);
  await publish("impressum", { content: "{{Inhaber}}" });
  await publish("datenschutz", { content: legalTexts.privacyPolicy }); // names an invented host
  expect(await stepsDone()).not.toContain("legal");
  await publish("datenschutz", { content: "" });
  expect(await stepsDone()).not.toContain("legal");
  await publish("datenschutz", { content: "{{Cookies und Speicher}}\n\n{{Analyse}}" });
  expect(await stepsDone()).toContain("legal");
  const { data } = await askGraphQL(payload)("{ legalText { data { attributes { impressum } } } }");
  expect(data).toEqual({ legalText: { data: { attributes: { impressum: "{{Inhaber}}" } } } });
});

test("legal texts aren't public without a required setting, in either order", async () => {
  const rest = await restOf(payload, { email: "rita@agentur.example", password: "lang-genug-für-alle" });
  const save = async (slug: string, data: object, _status = "published") => {
    const { status, body } = await rest("POST", `/globals/${slug}`, { ...data, _status });
    return status === 200 ? "saved" : body;
  };
  const write = async (content: string, _status = "published") => {
    const { id } = await legalPage(payload, "datenschutz");
    const { status, body } = await rest("PATCH", `/pages/${id}?draft=${_status === "draft"}`, { content, _status });
    return status === 200 ? "saved" : body;
  };
  expect(await save("site-settings", { ownerName: " " })).toContain("Rechtstexte nennen diese Angabe ({{Inhaber}})");
  expect(await save("site-settings", { street: "" })).toBe("saved");
  const text = "{{Anschrift}}\n{{Mobiltelefon}}";
  expect(await write(text)).toContain("Unter „Website“ fehlt, was dieser Text nennt: Anschrift.");
  expect(await write(text, "draft")).toBe("saved");
  expect(await save("site-settings", { street: "Hafenweg 1" })).toBe("saved");
  expect(await write(text)).toBe("saved");
  expect(await save("site-settings", { street: "" })).toContain("({{Anschrift}})");
  expect(await missingPublicSettings({ payload })).toEqual([]);
  // A state from before this rule.
  await payload.db.updateGlobal({ slug: "site-settings", data: { ownerName: null } });
  expect(await missingPublicSettings({ payload })).toEqual(["Inhaber"]);
  expect(await save("site-settings", { ownerName: "Ida Licht" })).toBe("saved");
  expect(await missingPublicSettings({ payload })).toEqual([]);
});

test("administrators hide steps that the agency doesn't need, and show them again", async () => {
  const account = { email: "chef@agentur.example", password: "lang-genug-für-alle" };
  await payload.create({ collection: "users", data: { ...account, role: "administrator" } });
  const rest = await restOf(payload, account);
  const rita = await restOf(payload, { ...account, email: "rita@agentur.example" });
  expect((await rita("POST", "/first-steps", { names: ["backup"] })).status).toBe(403);
  expect((await rest("POST", "/first-steps", { names: ["gibt-es-nicht"] })).status).toBe(400);
  expect((await rest("POST", "/first-steps", { names: ["backup"] })).status).toBe(200);
  expect(await putAwaySteps(payload)).toEqual(["backup"]);
  await rest("POST", "/first-steps", { names: [] });
  expect(await putAwaySteps(payload)).toEqual([]);
});
