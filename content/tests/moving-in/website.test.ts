// @long tools/moving-in, content/src/moving-in
import type { Payload } from "payload";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/moving-in/import-content.ts";
import { reportText } from "../../../tools/moving-in/report/report.ts";
import { websiteSource } from "../../../tools/moving-in/website/read-website.ts";
import { OldServers } from "../../src/moving-in/old-servers.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type OldWebsite, startOldWebsite } from "../../testing/old-website.ts";
import { pdf, picture } from "../../testing/pictures.ts";

let payload: Payload;
let old: OldWebsite;

beforeAll(async () => {
  payload = await startContentSystem();
});

const UPLOADS = "/wp-content/uploads/2019/03";

const MILL = `<p>Eine Mühle am Bach, mit <a href="/nachher/">dem hier</a>.</p>
<figure class="wp-block-image"><img src="${UPLOADS}/muehle-300x200.jpg" alt=""><figcaption>Die Mühle, 2019</figcaption></figure>
<p>Unsere <a href="${UPLOADS}/preise.pdf">Preise</a>.</p><p><img src="${UPLOADS}/bach.png" alt="Ein Bach"></p>`;

beforeEach(async () => {
  for (const collection of ["projects", "categories", "media"] as const)
    await payload.delete({ collection, where: {}, trash: true, context: { silent: true } });
  await payload.db.deleteMany({ collection: "payload-kv", where: {} });
  const [mill, brook] = await Promise.all([picture(900, 600), picture(400, 300, "png")]);
  old = await startOldWebsite({
    entries: {
      "/muehle/": {
        number: 11,
        title: "Die Mühle im Tal",
        html: MILL,
        date: "2019-03-01T10:00:00",
        categories: ["Film & Ton"],
        image: `${UPLOADS}/muehle-300x200.jpg`,
        tags: ["bach"],
      },
      "/nachher/": { number: 12, title: "Nachher", html: "<p>Was danach kam.</p>", date: "2020-01-02T12:00:00" },
    },
    files: {
      [`${UPLOADS}/muehle.jpg`]: { number: 31, alt: "Eine Mühle am Bach", type: "image/jpeg", body: mill },
      [`${UPLOADS}/bach.png`]: { number: 32, alt: "Ein Bach", type: "image/png", body: brook },
      [`${UPLOADS}/preise.pdf`]: { number: 33, type: "application/pdf", body: pdf("Preise") },
      [`${UPLOADS}/unbenutzt.png`]: { number: 34, type: "image/png", body: brook },
    },
  });
});
afterEach(() => old.close());

async function prepare() {
  const servers = new OldServers({ trusted: [old.url] });
  const source = websiteSource({ address: old.url, servers, decisions: { as: {}, without: [] } });
  return prepareImport(payload, source, await source.read());
}

async function take() {
  const prepared = await prepare();
  const result = await runImport(payload, prepared);
  await prepared.notes.markReported(payload);
  return reportText({ source: prepared.source, result, now: new Date(), missing: [] });
}

async function projectNamed(header: string) {
  const { docs } = await payload.find({ collection: "projects", where: { header: { equals: header } }, draft: true });
  const [found] = docs;
  if (!found) throw new Error(`no project ${header}`);
  return found;
}

const versions = async () => (await payload.countVersions({ collection: "projects" })).totalDocs;

test("a website is imported: posts as projects, with their categories, dates, pictures and linked PDFs", async () => {
  const report = await take();
  const [mill, later] = [await projectNamed("Die Mühle im Tal"), await projectNamed("Nachher")];
  expect(mill).toMatchObject({
    _status: "published",
    createdAt: "2019-03-01T10:00:00.000Z",
    image: { mimeType: "image/jpeg", width: 900, alternativeText: "Eine Mühle am Bach" },
    categories: [{ name: "Film & Ton" }],
  });
  expect(mill.content?.replace(/_\w{10}(?=\.)/g, "")).toBe(
    [
      `Eine Mühle am Bach, mit [dem hier](/projekte/${later.id}).`,
      '![Eine Mühle am Bach](/uploads/muehle.jpg "Die Mühle, 2019")',
      "Unsere [Preise](/uploads/preise.pdf).",
      "![Ein Bach](/uploads/bach.png)",
    ].join("\n\n"),
  );
  const { docs: files } = await payload.find({ collection: "media", sort: "filename" });
  expect(files.map(({ mimeType, alternativeText }) => [mimeType, alternativeText])).toEqual([
    ["image/png", "Ein Bach"],
    ["image/jpeg", "Eine Mühle am Bach"],
    ["application/pdf", ""],
  ]);
  expect(later.createdAt).toBe("2020-01-02T12:00:00.000Z");
  expect(report).toContain("Dateien der Mediathek, die keine der Seiten zeigt, bleiben zurück: 1.");
});

test("a second run on an unchanged website writes and fetches nothing", async () => {
  await take();
  expect(old.fetched.toSorted()).toEqual(["bach.png", "muehle.jpg", "preise.pdf"].map((name) => `${UPLOADS}/${name}`));
  const before = await versions();
  old.fetched = [];
  expect((await prepare()).steps.filter(({ action }) => action !== "unchanged")).toEqual([]);
  const report = await take();
  expect(report).toMatch(/Neu: 0\. Geändert: 0\. Unverändert: 3\./);
  expect([await versions(), old.fetched]).toEqual([before, []]);
});

test("links written here stay; those to the old website lead here as soon as their target is imported", async () => {
  const own = "[Kontakt](/#contact), [ein Projekt](/projekte/10), [der Film](/film) und [mehr](/nachher)";
  await take();
  const { id } = await projectNamed("Die Mühle im Tal");
  const content = `${own}, [dort](${old.url}/film/) und [anderswo](https://andere.example/film/)`;
  await payload.update({ collection: "projects", id, data: { content } });
  await take();
  expect((await projectNamed("Die Mühle im Tal")).content).toBe(content);
  old.entries["/film/"] = { number: 41, title: "Ein Film", html: "<p>Er läuft am Bach entlang.</p>" };
  old.entries["/projekte/10/"] = { number: 42, title: "Die Zehn", html: "<p>Das zehnte von allen.</p>" };
  const report = await take();
  const film = await projectNamed("Ein Film");
  const linked = `${own}, [dort](/projekte/${film.id}) und [anderswo](https://andere.example/film/)`;
  expect((await projectNamed("Die Mühle im Tal")).content).toBe(linked);
  expect(report).toContain("In einem Projekt von früher führen Links jetzt hierher statt zur alten Website.");
  await take();
  expect((await projectNamed("Die Mühle im Tal")).content).toBe(linked);
});
