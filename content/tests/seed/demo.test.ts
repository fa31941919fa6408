import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { media } from "../../seed/demo/index.ts";
import { settleDemo } from "../../src/import/command/questions.ts";
import { isEmpty, seedDemo } from "../../src/seed/demo.ts";
import { ensureFirstAdministrator } from "../../src/seed/first-administrator.ts";
import { countDemo, removeDemo } from "../../src/seed/remove-demo.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, { email: "chefin@musterlicht.example" });
});

test("a demo agency that cannot be written whole is not written at all", async () => {
  const [, , third] = media;
  const { file } = third ?? { file: "" };
  if (third) third.file = "gibt-es-nicht.jpg";
  await expect(seedDemo(payload)).rejects.toThrow(/gibt-es-nicht/);
  if (third) third.file = file;
  expect(await isEmpty(payload)).toBe(true);
});

test("the demo agency fills an empty content system, with progress", async () => {
  const steps: number[] = [];
  await seedDemo(payload, (done, total) => steps.push(done / total));
  expect(steps.at(-1)).toBe(1);
  expect(await isEmpty(payload)).toBe(false);

  const { data } = await askGraphQL(payload)(`{
    services { meta { pagination { total } } } menuitems { meta { pagination { total } } }
    references(sort: "sortId") { data { attributes { sortId localVideo { data { attributes { url previewUrl } } } } } }
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
        attributes: { sortId: number | null; localVideo: { data: { attributes: { previewUrl: string } } | null } };
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
  expect(JSON.stringify(data.siteSetting)).toContain("plakette-branchenbuch");
  expect(JSON.stringify(data.legalText)).toMatch(/§\s5\sDDG/);
}, 120_000); // a hundred pictures, on a machine that may be busy

test("every file that a project's text shows is in the library", async () => {
  const { docs } = await payload.find({ collection: "projects", pagination: false });
  const shown = docs.flatMap(({ content }) => [...(content ?? "").matchAll(/\]\(\/uploads\/([^\s)]+)/g)]);
  const names = [...new Set(shown.map(([, name = ""]) => name))];
  expect(names.length).toBeGreaterThanOrEqual(25);
  const { totalDocs } = await payload.count({ collection: "media", where: { filename: { in: names } } });
  expect(totalDocs).toBe(names.length);
});

test("who moves in is asked whether the demo goes, and nothing happens while the answer is open", async () => {
  await expect(settleDemo(payload, {})).rejects.toThrow(
    /Hier steht noch die Demo-Agentur .*--remove-demo .*--keep-demo/,
  );
  await settleDemo(payload, { "keep-demo": true });
  expect(await countDemo(payload)).toBeGreaterThan(100);
});

test("removing the demo takes what the demo made, and neither what was written since nor what that uses", async () => {
  const [changed] = (await payload.find({ collection: "projects", sort: "id", limit: 1, depth: 0 })).docs;
  const [badge] = (await payload.find({ collection: "media", sort: "id", limit: 1, depth: 0 })).docs;
  await payload.update({ collection: "projects", id: changed?.id ?? 0, data: { header: "Jetzt unseres" } });
  const text = `![Bild](/uploads/${badge?.filename})`;
  await payload.create({ collection: "projects", data: { header: "Eigenes", content: text, _status: "published" } });
  const before = await countDemo(payload);

  const { removed, kept } = await removeDemo(payload);
  const { docs } = await payload.find({ collection: "projects", sort: "id", depth: 0 });
  expect(docs.map(({ header }) => header)).toEqual(["Jetzt unseres", "Eigenes"]);
  expect(docs[0]).toMatchObject({ image: changed?.image, content: changed?.content });
  expect(kept).toContainEqual({ collection: "projects", id: changed?.id, reason: "changed" });
  expect(kept).toContainEqual({ collection: "media", id: badge?.id, reason: "used" });
  expect(removed + kept.filter(({ reason }) => reason === "used").length).toBe(before);
  for (const collection of ["services", "references", "menuitems"] as const) {
    expect(await payload.count({ collection, trash: true })).toEqual({ totalDocs: 0 });
  }
  expect(await payload.findGlobal({ slug: "site-settings", draft: true })).toMatchObject({
    agencyName: null,
    badgeImage: null,
    copyrightYear: 2022,
  });
  expect(await payload.findGlobal({ slug: "legal-texts", draft: true })).toMatchObject({ impressum: null });

  expect(await countDemo(payload)).toBe(0);
  expect(await isEmpty(payload)).toBe(false); // the next start would bring it back
  expect(await removeDemo(payload)).toEqual({ removed: 0, kept: [] });
});
