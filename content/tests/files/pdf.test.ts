import { readdirSync } from "node:fs";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { MAX_PDF_BYTES } from "../../src/files/file-limits.ts";
import { uploadsFolder } from "../../src/files/folder.ts";
import { serveUpload } from "../../src/files/serve.ts";
import type { Media, Page } from "../../src/payload-types.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;
let photo: Media;

beforeAll(async () => {
  payload = await startContentSystem();
  const file = uploadedFile("foto.jpg", "image/jpeg", await picture(60, 40));
  photo = await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf rotem Grund" } });
});

/** The smallest document with a page (ISO 32000-1, 7.5), and its author. */
function pdf(title: string): Buffer {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>",
    `<</Title(${title})/Author(Jana Beispiel)>>`,
  ];
  const body = `%PDF-1.7\n${objects.map((each, index) => `${index + 1} 0 obj${each}endobj\n`).join("")}`;
  return Buffer.from(`${body}xref\n0 0\ntrailer<</Root 1 0 R/Info 4 0 R>>\nstartxref\n${body.length}\n%%EOF\n`);
}

const upload = (name: string, data: Buffer, type = "application/pdf") =>
  payload.create({ collection: "media", file: uploadedFile(name, type, data), data: {} as Media });

const get = (name: string | null | undefined) => serveUpload(new Request("http://content/uploads/x"), name ?? "");

test("a PDF is stored unchanged without an alternative text, and downloaded under its name", async () => {
  const before = new Set(readdirSync(uploadsFolder));
  const data = pdf("Preise");
  const media = await upload("Preisliste für 2027.pdf", data);
  expect(media).toMatchObject({ name: "Preisliste für 2027.pdf", mimeType: "application/pdf", encoded: true });
  expect(media.filename).toMatch(/^preisliste-fuer-2027_[0-9a-f]{10}\.pdf$/);
  expect(readdirSync(uploadsFolder).filter((name) => !before.has(name))).toEqual([media.filename]);

  const answer = await get(media.filename);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''preisliste-fuer-2027.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*; sandbox$/),
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(data)).toBe(true);
  expect((await get("gibt-es-nicht.pdf")).headers.get("content-disposition")).toBeNull();
});

test("it is recognized by content, whatever its name", async () => {
  const { filename, mimeType } = await upload("bild.png", pdf("Kein Bild"), "image/png");
  expect([filename, mimeType]).toEqual([expect.stringMatching(/\.pdf$/), "application/pdf"]);
});

test.each([
  ["a page", () => Buffer.from("<!DOCTYPE html><script>attacked=1</script>"), /^Diese Datei ist .*kein PDF/],
  ["an archive", () => Buffer.from("PK\x03\x04".padEnd(600, "\0"), "latin1"), /^Diese Datei ist .*kein PDF/],
  ["half a PDF", () => pdf("Halb").subarray(0, -20), /^Dieses PDF ist beschädigt oder unvollständig/],
  ["a PDF behind a page", () => Buffer.concat([Buffer.from("\ufeff"), pdf("Spät")]), /^Dieses PDF ist beschädigt/],
  ["a large PDF", () => Buffer.concat([pdf("Groß"), Buffer.alloc(MAX_PDF_BYTES), pdf("Groß")]), /höchstens 20 MB/],
])("%s named .pdf is refused in German, and nothing is stored", async (_, make, words) => {
  const before = readdirSync(uploadsFolder);
  await expect(upload("preise.pdf", make())).rejects.toThrow(words);
  expect(readdirSync(uploadsFolder)).toEqual(before);
});

test("its entry can be edited without a text, copied, and replaced by another PDF, which texts then link to", async () => {
  const { id, filename } = await upload("agb.pdf", pdf("AGB"));
  const page = await payload.create({
    collection: "pages",
    data: { title: "AGB", content: `[AGB](/uploads/${filename})`, _status: "published" } as Page,
  });
  await expect(payload.delete({ collection: "media", id })).rejects.toThrow(/„AGB“/);
  expect(await payload.update({ collection: "media", id, data: { name: "AGB" } })).toMatchObject({ name: "AGB" });
  expect((await payload.duplicate({ collection: "media", id, data: {} })).mimeType).toBe("application/pdf");
  const file = uploadedFile("agb-neu.pdf", "", pdf("AGB, neu"));
  const replaced = await payload.update({ collection: "media", id, data: {}, file });
  const { content } = await payload.findByID({ collection: "pages", id: page.id });
  expect(content).toBe(`[AGB](/uploads/${replaced.filename})`);
  await expect.poll(() => readdirSync(uploadsFolder).includes(filename ?? "")).toBe(false);
});

test("fields for pictures or films accept no PDF, and a PDF can't replace a picture or film", async () => {
  const { id } = await upload("flyer.pdf", pdf("Flyer"));
  const published = { title: "Mit Flyer", _status: "published" as const };
  const refusedAt = (path: string) => ({ data: { errors: [{ path }] } });
  for (const field of ["image", "localVideo"]) {
    const data = { ...published, [field]: id };
    await expect(payload.create({ collection: "references", data })).rejects.toMatchObject(refusedAt(field));
  }
  const create = (credentials: number[]) => {
    const asset = { title: "Flyer", icon: "photo_camera", content: "Ein Flyer.", credentials };
    const data = { ...published, name: "flyer", header: "Flyer", mainContent: "Ein Flyer.", serviceAssets: [asset] };
    return payload.create({ collection: "services", data: data as never });
  };
  await expect(create([id])).rejects.toMatchObject(refusedAt("serviceAssets.0.credentials"));
  expect(await create([photo.id])).toMatchObject({ title: "Mit Flyer" });
  const file = uploadedFile("flyer.pdf", "", pdf("Statt eines Bildes"));
  await expect(payload.update({ collection: "media", id: photo.id, data: {}, file })).rejects.toThrow(
    "Ein PDF lässt sich nur durch ein PDF ersetzen",
  );
});
