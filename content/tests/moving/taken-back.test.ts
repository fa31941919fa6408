// @long tools/import
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createLocalReq, type Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/import/import-content.ts";
import type { Source } from "../../../tools/import/model.ts";
import { planText } from "../../../tools/import/report/plan-text.ts";
import { reportText, stillPublicOf } from "../../../tools/import/report/report.ts";
import { strapiSource } from "../../../tools/import/sources/strapi/read.ts";
import { wordpressSource } from "../../../tools/import/sources/wordpress/read.ts";
import { planEntry, plansOf } from "../../src/publishing/plans/plans.ts";
import { settings } from "../../src/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { startAgencyStrapi } from "../../testing/strapi-agency.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

beforeEach(async () => {
  for (const collection of ["projects", "references", "menuitems", "services", "categories"] as const) {
    await payload.delete({ collection, where: {}, trash: true, context: { silent: true } });
  }
  await payload.db.deleteMany({ collection: "payload-kv", where: {} });
});

type Post = { status?: string; password?: string; text?: string; type?: string };

/** A WordPress with these posts, by their titles, as its own export writes them. */
function wordpress(posts: Record<string, Post>, postType?: string): Source {
  const file = join(settings.DATA_DIR, "export.xml");
  const cdata = (text: string) => `<![CDATA[${text}]]>`;
  const items = Object.entries(posts).map(
    ([title, { status = "publish", password = "", text = `Text von ${title}`, type = "post" }]) => `<item>
    <title>${cdata(title)}</title><link>https://alt.example/${title.length}/</link>
    <content:encoded>${cdata(text)}</content:encoded><excerpt:encoded>${cdata("")}</excerpt:encoded>
    <wp:post_id>${[...title].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)}</wp:post_id>
    <wp:post_date_gmt>${cdata("2021-05-01 10:00:00")}</wp:post_date_gmt>
    <wp:status>${cdata(status)}</wp:status><wp:post_type>${cdata(type)}</wp:post_type>
    <wp:post_password>${cdata(password)}</wp:post_password></item>`,
  );
  writeFileSync(
    file,
    `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/">
    <channel><title>Alt</title><link>https://alt.example</link><wp:wxr_version>1.2</wp:wxr_version>${items.join("")}
    </channel></rss>`,
  );
  return wordpressSource({ file, postTypes: postType ? [postType] : undefined });
}

async function take(source: Source, overwrite = false) {
  const prepared = await prepareImport(payload, source, await source.read());
  const result = await runImport(payload, prepared, { overwrite });
  await prepared.notes.markReported(payload);
  const report = reportText({ source, result, now: new Date(), missing: [] });
  return { plan: planText(prepared.steps, overwrite), report, stillPublic: stillPublicOf(result).length };
}

/** Reads the entries that visitors see, by title. */
async function shown(): Promise<Record<string, string>> {
  const { docs } = await payload.find({
    collection: "projects",
    where: { _status: { equals: "published" } },
    depth: 0,
  });
  return Object.fromEntries(docs.map(({ header, content }) => [header, content ?? ""]));
}

async function idOf(header: string): Promise<number> {
  const { docs } = await payload.find({ collection: "projects", where: { header: { equals: header } }, draft: true });
  return docs[0]?.id ?? 0;
}

const savedLast = async (header: string) =>
  payload.findByID({ collection: "projects", id: await idOf(header), draft: true, depth: 0 });

/** How something that was public is taken back, with what the report says of it. */
const TAKEN_BACK: [string, Post, string][] = [
  ["Entwurf", { status: "draft" }, "Es war dort ein Entwurf."],
  ["Privat", { status: "private" }, "Es war dort privat."],
  ["Passwort", { password: "geheim" }, "Es war dort mit einem Passwort geschützt."],
  ["Freigabe", { status: "pending" }, "Es wartete dort auf Freigabe."],
  ["Termin", { status: "future" }, "Es sollte dort erst später erscheinen."],
  ["Archiv", { status: "archive" }, "Es war dort nicht öffentlich (Status „archive“)."],
  ["Überlang", { text: "Wort ".repeat(30_000) }, "Kürzen Sie den Text"],
];

test("what was taken back in WordPress is public here no longer, on the first run and on each later one", async () => {
  const before = Object.fromEntries([...TAKEN_BACK.map(([title]) => [title, {}]), ["Bleibt", {}], ["Müll", {}]]);
  await take(wordpress(before));
  expect(Object.keys(await shown())).toHaveLength(TAKEN_BACK.length + 2);
  const after = { ...Object.fromEntries(TAKEN_BACK), Bleibt: {}, Müll: { status: "trash" } };
  for (const [title, post] of TAKEN_BACK) after[title] = post;
  const { plan, report, stillPublic } = await take(wordpress(after));
  expect(await shown()).toEqual({ Bleibt: "Text von Bleibt" });
  expect(stillPublic).toBe(0);
  for (const [title, post, reason] of TAKEN_BACK) {
    expect(report).toMatch(new RegExp(`„${title}“[^\\n]*\\n    - Als Entwurf übernommen: `));
    expect(report).toContain(reason);
    if (!post.text) expect(plan).toContain(`Projekt „${title}“: dort nicht mehr öffentlich; wird hier zum Entwurf`);
  }
  expect(report).toMatch(/Projekt „Müll“ ist dort nicht mehr öffentlich und hier jetzt ein Entwurf – /);
  expect(report).toContain("bleiben unter ihren eigenen Adressen abrufbar, bis Sie sie unter „Dateien“ löschen");
  await take(wordpress(after));
  expect(Object.keys(await shown())).toEqual(["Bleibt"]);
  await take(wordpress(before)); // taken back there was a slip
  expect(Object.keys(await shown())).toHaveLength(TAKEN_BACK.length + 2);
});

test("what an earlier version left public although it was taken back is withdrawn by the next import", async () => {
  const source = wordpress({ Galerie: { status: "private" } });
  await take(source);
  const id = await idOf("Galerie");
  await payload.update({ collection: "projects", id, data: { _status: "published" } });
  const { updatedAt } = await savedLast("Galerie");
  const { docs } = await payload.find({ collection: "payload-kv", where: { key: { like: "projects:" } } });
  for (const { id: note, data } of docs) {
    const { draft: _, ...former } = data as Record<string, unknown>;
    await payload.update({ collection: "payload-kv", id: note, data: { data: { ...former, updatedAt } } });
  }
  await take(source);
  expect(await shown()).toEqual({});
});

test("what was changed here is withdrawn with what was changed; published here all the same, it is named by each run", async () => {
  await take(wordpress({ Fest: {}, Taufe: {} }));
  await payload.update({ collection: "projects", id: await idOf("Fest"), data: { teaser: "Hier ergänzt" } });
  await payload.update({
    collection: "projects",
    id: await idOf("Taufe"),
    data: { teaser: "Noch nicht fertig" },
    draft: true, // visitors see the former version
  });
  const taufe = { collection: "projects", id: await idOf("Taufe") } as const;
  const req = await createLocalReq({}, payload);
  await planEntry(req, taufe, "publish", new Date(Date.now() + 3_600_000));
  const there = wordpress({ Fest: { status: "private" }, Taufe: { status: "private" } });
  const { plan, report } = await take(there);
  expect(plan).toContain("„Fest“: dort nicht mehr öffentlich");
  expect(report).toContain("Projekt „Fest“ ist dort nicht mehr öffentlich und hier jetzt ein Entwurf");
  expect(await shown()).toEqual({});
  expect(await plansOf(payload, taufe)).toEqual([]);
  expect([await savedLast("Fest"), await savedLast("Taufe")]).toMatchObject([
    { teaser: "Hier ergänzt", _status: "draft" },
    { teaser: "Noch nicht fertig", _status: "draft" },
  ]);
  await take(there);
  expect(await savedLast("Fest")).toMatchObject({ teaser: "Hier ergänzt", _status: "draft" });

  await payload.update({ collection: "projects", id: await idOf("Fest"), data: { _status: "published" } });
  for (const text of ["Text von Fest", "Anders"]) {
    const again = await take(wordpress({ Fest: { status: "private", text }, Taufe: { status: "private" } }));
    expect(again.stillPublic).toBe(1);
    expect(again.report).toMatch(
      /## Hier öffentlich, dort nicht\n\n- Projekt „Fest“ ist dort nicht öffentlich, wurde hier/,
    );
  }
  expect(Object.keys(await shown())).toEqual(["Fest"]);
});

test("with --overwrite the text from there is the draft", async () => {
  await take(wordpress({ Fest: {} }));
  await payload.update({ collection: "projects", id: await idOf("Fest"), data: { content: "Von hier" } });
  await take(wordpress({ Fest: { status: "draft", text: "Von dort" } }), true);
  expect(await shown()).toEqual({});
  expect(await savedLast("Fest")).toMatchObject({ content: "Von dort" });
});

test("what an export file does not hold stays public and is named, unless the file shows that it is public there", async () => {
  await take(wordpress({ Alt: {}, Privat: {}, Neu: {} }));
  const part = { Privat: { status: "private" }, Neu: {}, Plakat: { type: "portfolio" } };
  const { report, stillPublic } = await take(wordpress(part, "portfolio"));
  expect(Object.keys(await shown()).sort()).toEqual(["Alt", "Neu", "Plakat"]);
  expect(report).toContain("Projekt „Alt“ steht nicht in der Exportdatei. Ist es dort gelöscht, ziehen Sie es hier");
  expect(report).not.toContain("„Neu“");
  expect(stillPublic).toBe(0);
});

test("what our forms refuse of a change is a draft, as the report says, and no former version of it stays public", async () => {
  const strapi = await startAgencyStrapi();
  const source = () => strapiSource({ address: strapi.url });
  await take(source());
  const seen = async () =>
    (await payload.count({ collection: "references", where: { _status: { equals: "published" } } })).totalDocs;
  expect(await seen()).toBe(1);
  const [reference] = strapi.references;
  if (reference) reference.attributes.localVideo = reference.attributes.image; // no film
  const { report } = await take(source());
  expect(report).toMatch(/Referenz „www.example.org“[^\n]*\n(?: {4}[^\n]*\n)* {4}- Als Entwurf übernommen: Film/);
  expect(await seen()).toBe(0);
  await strapi.close();
});

test("what is gone from a Strapi is withdrawn with what was changed here, an answer without a date of publication is a draft", async () => {
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
  const titles = Object.keys(await shown());
  expect(titles).toContain("Arbeit 8");
  expect([titles.includes("Arbeit 6"), titles.includes("Arbeit 7")]).toEqual([false, false]);
  expect(await savedLast("Arbeit 7")).toMatchObject({ teaser: "Hier" });

  await payload.update({ collection: "projects", id: await idOf("Arbeit 7"), data: { _status: "published" } });
  const { report, stillPublic } = await take(source());
  expect([stillPublic, report]).toEqual([1, expect.stringContaining("Projekt „Arbeit 7“ ist dort nicht öffentlich")]);
  await strapi.close();
});
