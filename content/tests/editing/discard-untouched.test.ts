import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { beforeAll, expect, test } from "vitest";
import { discardUntouched } from "../../src/editing/discard-untouched.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;
let mediaId: number;

beforeAll(async () => {
  payload = await startContentSystem();
  const file = uploadedFile("bild.jpg", "image/jpeg", await picture(300, 200));
  ({ id: mediaId } = await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis" } }));
});

/** Whether an entry created by 'Neu anlegen', an import or a copy survives when its form is left. */
async function staysWith(collection: CollectionSlug, data: object): Promise<boolean> {
  const { id } = await payload.create({ collection, data: { ...data, _status: "draft" } as never, draft: true });
  await discardUntouched({ payload, context: {} } as PayloadRequest, { collection, id });
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } });
  return totalDocs === 1;
}

test.each(["services", "references", "menuitems", "projects"] as const)(
  "an empty new entry of %s is deleted when its form is left",
  async (collection) => {
    expect(await staysWith(collection, {})).toBe(false);
  },
);

test("any input keeps an entry, even without a title", async () => {
  const asset = { title: "Fotobuch", icon: "brush" };
  for (const data of [
    { ghostTitle: "Licht" },
    { buttonTxt: "Zur Fotografie" },
    { header: "Bilder, die bleiben" },
    { owlThumbIcon: "brush" },
    { slideImage: mediaId },
    { serviceAssets: [asset] },
  ]) {
    expect([data, await staysWith("services", data)]).toEqual([data, true]);
  }
  for (const data of [{ description: "Äpfel" }, { image: mediaId }, { url: "https://obsthof.example" }]) {
    expect([data, await staysWith("references", data)]).toEqual([data, true]);
  }
  for (const data of [{ teaser: "Im Nebel" }, { content: "Text" }, { shareImage: mediaId }]) {
    expect([data, await staysWith("projects", data)]).toEqual([data, true]);
  }
});
