import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { saveLegal } from "../../testing/legal-texts.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  await saveLegal(payload, "impressum", "Wir.\n\n{{Bildnachweise}}\n\nEnde.");
});

async function impressum(): Promise<string> {
  const { data } = await askGraphQL(payload)("{ legalText { data { attributes { impressum } } } }");
  return (data.legalText as { data: { attributes: { impressum: string } } }).data.attributes.impressum;
}

let width = 300;
async function upload(fields: { credit?: string; caption?: string }): Promise<number> {
  width += 10;
  const file = uploadedFile("bild.jpg", "image/jpeg", await picture(width, 200));
  return (await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis", ...fields } })).id;
}

test("the Impressum names whose pictures are shown, once each, and says nothing while there are none", async () => {
  await upload({ caption: "Eigenes Bild" });
  expect(await impressum()).not.toMatch(/Bildnachweis/);
  const gone = await upload({ credit: "Foto: Zoe *Stern*" });
  for (const caption of ["Am Fluss", "Im Wald"]) await upload({ credit: "Foto: A. Muster", caption });
  const section = "## Bildnachweise\n\n- Foto\\: A\\. Muster: „Am Fluss“, „Im Wald“\n- Foto\\: Zoe \\*Stern\\*\n\n";
  expect(await impressum()).toContain(section);
  await payload.update({ collection: "media", id: gone, data: { deletedAt: new Date().toISOString() } });
  expect(await impressum()).not.toContain("Zoe");
});
