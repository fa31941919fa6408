// @long content/src/content-api, content/src/legal-texts, content/src/files
import { readFile } from "node:fs/promises";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { saveLegal } from "../../testing/legal-texts.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest } from "../../testing/rest.ts";

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

const published = { _status: "published" } as const;

function publish(header: string, data: object): Promise<{ id: number }> {
  return payload.create({ collection: "projects", data: { header, ...published, ...data } });
}

const toTrash = { deletedAt: new Date().toISOString() };

test("the Impressum lists each credit of visible pictures once, and omits the section if there are none", async () => {
  await publish("Eigenes", { image: await upload({ caption: "Eigenes Bild" }) });
  expect(await impressum()).not.toMatch(/Bildnachweis/);
  const gone = await publish("Stern", { shareImage: await upload({ credit: "Foto: Zoe *Stern*" }) });
  for (const caption of ["Am Fluss", "Im Wald"])
    await publish(caption, { image: await upload({ credit: "Foto: A. Muster", caption }) });
  const section = "## Bildnachweise\n\n- Foto\\: A\\. Muster: „Am Fluss“, „Im Wald“\n- Foto\\: Zoe \\*Stern\\*\n\n";
  expect(await impressum()).toContain(section);
  await payload.update({ collection: "projects", id: gone.id, data: toTrash });
  expect(await impressum()).not.toContain("Zoe");
});

test("pictures count if a public page shows them, and not otherwise", async () => {
  const nameOf = async (id: number) => (await payload.findByID({ collection: "media", id })).filename;
  const credited = (credit: string) => upload({ credit });
  const inText = async (credit: string, size = "") => `![](/uploads/${size}${await nameOf(await credited(credit))})`;
  const [ofSite, still] = [await credited("Für geteilte Links"), await credited("Standbild")];
  const rest = await editorRest(payload);
  const settings = { agencyName: "Wir", email: "wir@agentur.example", copyrightYear: 2022, analyticsProvider: "off" };
  await payload.updateGlobal({ slug: "site-settings", data: settings as never });
  await rest("POST", "/globals/site-settings", { shareImage: ofSite, _status: "published" });
  const film = uploadedFile("film.mp4", "video/mp4", await readFile("../tools/demo/media/video-keramik.mp4"));
  const { id: localVideo } = await payload.create({
    collection: "media",
    file: film,
    data: { alternativeText: "Ein Kreis dreht sich", credit: "Film", poster: still },
  });
  await payload.create({
    collection: "references",
    data: { title: "Weingut", localVideo, description: await inText("Referenztext"), ...published },
  });
  await payload.create({
    collection: "services",
    data: {
      ...{ title: "Foto", name: "foto", slideImage: await credited("Folie"), ...published },
      slideContent: await inText("Folientext"),
      mainContent: await inText("Leistungstext", "thumbnail_"),
      serviceAssets: [{ title: "Häuser", content: await inText("Angebot"), credentials: [await credited("Beleg")] }],
    },
  });
  const page = { title: "Über uns", address: "ueber-uns", placement: "none", ...published } as const;
  await payload.create({ collection: "pages", data: { ...page, content: await inText("Seitentext", "large_") } });
  const shown = await publish("Öffentlich", { content: await inText("Projekttext") });

  await credited("Geheim: nirgends");
  const draft = { content: await inText("Geheim: geändert"), image: await credited("Geheim: neu") };
  await payload.update({ collection: "projects", id: shown.id, draft: true, data: draft });
  await publish("Entwurf", { image: await credited("Geheim: Entwurf"), _status: "draft" });
  const withdrawn = await publish("Zurückgezogen", { image: await credited("Geheim: zurückgezogen") });
  await payload.update({ collection: "projects", id: withdrawn.id, data: { _status: "draft" } });
  const trashed = await publish("Weg", { content: await inText("Geheim: Papierkorb") });
  await payload.update({ collection: "projects", id: trashed.id, data: toTrash });

  const text = await impressum();
  for (const name of [
    "Für geteilte Links",
    "Standbild",
    "Film",
    "Referenztext",
    "Folie",
    "Folientext",
    "Leistungstext",
  ])
    expect(text).toContain(`- ${name}\n`);
  for (const name of ["Angebot", "Beleg", "Seitentext", "Projekttext"]) expect(text).toContain(`- ${name}\n`);
  expect(text).not.toContain("Geheim");
});

test("a file's texts are found by its address once a public page shows it", async () => {
  const image = await upload({ caption: "Noch geheim" });
  const { filename } = await payload.findByID({ collection: "media", id: image });
  const query = `{ uploadFiles(filters: { url: { in: ["/uploads/${filename}"] } }) { data { attributes { caption } } } }`;
  const asked = async () => JSON.stringify((await askGraphQL(payload)(query)).data);
  const { id } = await publish("Bald", { image, _status: "draft" });
  expect(await asked()).toBe('{"uploadFiles":{"data":[]}}');
  await payload.update({ collection: "projects", id, data: published });
  expect(await asked()).toContain("Noch geheim");
});
