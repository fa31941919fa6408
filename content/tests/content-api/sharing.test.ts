import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest } from "../../testing/rest.ts";

let payload: Payload;
let image: number;

beforeAll(async () => {
  payload = await startContentSystem();
  const file = uploadedFile("teilen.jpg", "image/jpeg", await picture(600, 400));
  image = (await payload.create({ collection: "media", file, data: { alternativeText: "Zum Teilen" } })).id;
});

const SHARED = "searchDescription shareImage { data { attributes { alternativeText } } }";

async function sharingOf(id: number): Promise<unknown> {
  const { data } = await askGraphQL(payload)(`{ project(id: "${id}") { data { attributes { ${SHARED} } } } }`);
  return (data.project as { data: { attributes: unknown } }).data.attributes;
}

test("a project's text and picture for search engines and shared links are public once published", async () => {
  const published = { _status: "published" as const };
  const { id } = await payload.create({ collection: "projects", data: { header: "Fotowand", ...published } });
  const nothing = { searchDescription: null, shareImage: { data: null } };
  expect(await sharingOf(id)).toEqual(nothing);

  const data = { searchDescription: "Zwei Sätze.", shareImage: image };
  await payload.update({ collection: "projects", id, data, draft: true });
  expect(await sharingOf(id)).toEqual(nothing);
  await payload.update({ collection: "projects", id, data: { ...data, ...published } });
  expect(await sharingOf(id)).toEqual({
    searchDescription: "Zwei Sätze.",
    shareImage: { data: { attributes: { alternativeText: "Zum Teilen" } } },
  });
});

test("so is the landing page's picture", async () => {
  const data = { agencyName: "Licht", email: "a@b.example", analyticsProvider: "off" as const, copyrightYear: 2022 };
  await payload.updateGlobal({ slug: "site-settings", data });
  const rest = await editorRest(payload);
  const saved = await rest("POST", "/globals/site-settings", { shareImage: image, _status: "published" });
  expect(saved.status, saved.body).toBe(200);
  const { data: answer } = await askGraphQL(payload)(
    "{ siteSetting { data { attributes { shareImage { data { attributes { alternativeText } } } } } } }",
  );
  expect(JSON.stringify(answer)).toContain("Zum Teilen");
});
