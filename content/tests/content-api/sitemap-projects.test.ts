import { SitemapProjectsDocument, SitemapProjectsOwnDocument } from "@schaufenster/contract/documents";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

type Entry = {
  id: string;
  attributes: { header: string; updatedAt: string; image: { data: { attributes: { url: string } } | null } };
};

async function ask(after: number, last: number) {
  const variables = { after: String(after), last: String(last) };
  const own = await askGraphQL(payload)(SitemapProjectsOwnDocument.toString(), variables);
  const { data } = await askGraphQL(payload)(SitemapProjectsDocument.toString(), variables);
  const asEntries = (data.projects as { data: Entry[] }).data.map(({ id, attributes }) => {
    const { header, updatedAt, image } = attributes;
    return { id, header, updatedAt, picture: image.data?.attributes.url ?? null };
  });
  return { own: own.data.sitemapProjects, asEntries };
}

test("a sitemap lists the same projects as visitors see, with the same text and pictures", async () => {
  const { id: image } = await payload.create({
    collection: "media",
    data: { alternativeText: "Ein Bild" },
    file: uploadedFile("bild mit lücke.png", "image/png", await picture(40, 30, "png")),
  });
  const create = (header: string, data: object = {}) =>
    payload.create({ collection: "projects", data: { header, _status: "published", ...data } });
  const first = await create("Eins", { image });
  const draft = await create("Entwurf", { _status: "draft" });
  const gone = await create("Im Papierkorb");
  await payload.update({ collection: "projects", id: gone.id, data: { deletedAt: new Date().toISOString() } });
  const last = await create("Zwei & <mehr>");
  await payload.update({ collection: "projects", id: last.id, data: { header: "Ungesehen" }, draft: true });

  const all = await ask(0, 2 ** 31 - 1);
  expect(all.own).toEqual(all.asEntries);
  expect(all.asEntries.map(({ header }) => header)).toEqual(["Eins", "Zwei & <mehr>"]);
  expect(all.asEntries[0]?.picture).toMatch(/^\/uploads\//);
  expect((await ask(first.id, draft.id)).own).toEqual([]);
  // A range beyond the database's maximum id is empty.
  const { errors } = await askGraphQL(payload)(SitemapProjectsOwnDocument.toString(), { after: "5e12", last: "6e12" });
  expect(errors).toEqual([]);
});
