import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Found } from "../../src/fields/choosing/choice.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let rita: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rita = await editorRest(payload);
});

const published = { _status: "published" as const };

async function choices(query: string): Promise<Found> {
  const { status, body } = await rita("GET", `/choices?${query}`);
  expect(status).toBe(200);
  return JSON.parse(body) as Found;
}

const titles = async (query: string) => (await choices(query)).choices.map(({ title }) => title);

test("an editor finds all entries by parts of their titles, sixty at a time; strangers find none", async () => {
  for (let at = 1; at <= 70; at++)
    await payload.create({ collection: "projects", data: { header: `Küsten Nr. ${at}`, ...published } });
  const first = await choices("group=projects&words=KUSTE");
  expect([first.choices.length, first.total]).toEqual([60, 70]);
  expect(await titles("group=projects&words=KUSTE&from=60")).toHaveLength(10);
  expect(await titles("group=projects&words=nr%20uste%2070")).toEqual(["Küsten Nr. 70"]);
  expect(await titles("group=projects&words=Alpen")).toEqual([]);
  expect((await (await restOf(payload, null))("GET", "/choices?group=projects")).status).toBe(403);
  expect((await rita("GET", "/choices?group=users")).status).toBe(400);
});

test("a choice has its address on the site, its picture, and why visitors can't see it", async () => {
  const file = uploadedFile("licht.jpg", "image/jpeg", await picture(400, 300));
  const media = await payload.create({ collection: "media", data: { name: "Licht", alternativeText: "Licht." }, file });
  const category = await payload.create({ collection: "categories", data: { name: "Film", ...published } });
  const project = await payload.create({
    collection: "projects",
    data: { header: "Licht", image: media.id, categories: [category.id], ...published },
  });
  await payload.update({ collection: "projects", id: project.id, data: { header: "Neues Licht" }, draft: true });
  const draft = await payload.create({ collection: "pages", data: { title: "Wir", address: "wir" }, draft: true });

  const [found] = (await choices("group=projects&words=licht")).choices;
  expect(found).toMatchObject({ title: "Neues Licht", kind: "Projekt", hidden: null });
  expect(found?.thumbnail?.url).toMatch(/^\/uploads\/thumbnail_licht/);
  const [film] = (await choices("group=categories&words=film")).choices;
  expect(film).toMatchObject({ address: `/projekte/kategorie/${category.id}-film`, thumbnail: found?.thumbnail });
  const [page] = (await choices("group=pages&words=wir")).choices;
  expect(page).toMatchObject({ key: `pages/${draft.id}`, address: "/wir", hidden: "Entwurf" });

  await payload.update({ collection: "projects", id: project.id, data: { deletedAt: new Date().toISOString() } });
  expect(await titles("group=projects&words=licht")).toEqual([]);
  const named = await choices(`group=projects&group=sections&only=/projekte/${project.id}-alt&only=/%23contact`);
  expect(named.choices.map(({ title, hidden }) => [title, hidden])).toEqual([
    ["Neues Licht", "Papierkorb"],
    ["Kontakt", undefined],
  ]);
});

test("a file is found by name, text and album, and shown by type", async () => {
  const file = uploadedFile("pano.jpg", "image/jpeg", await picture(410, 300));
  const data = { name: "Pano", alternativeText: "Weinberg im Nebel", album: "Mosel" };
  const { id } = await payload.create({ collection: "media", data, file });
  for (const words of ["pano", "nebel", "mosel", "mosel%20wein"]) {
    const [found, ...others] = (await choices(`group=pictures&group=films&words=${words}`)).choices;
    expect(found).toMatchObject({ key: `media/${id}`, title: "Pano", kind: "Bild", hidden: null });
    expect(found?.thumbnail?.url).toMatch(/^\/uploads\/thumbnail_/);
    expect(others).toEqual([]);
  }
  expect(await titles("group=films&words=pano")).toEqual([]);
});
