// @long content/src/files
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import { handleEndpoints, type Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { uploadsFolder } from "../../src/files/folder.ts";
import { serveUpload } from "../../src/files/serve.ts";
import config from "../../src/payload.config.ts";
import type { User } from "../../src/payload-types.ts";
import { uploadsStore } from "../../src/platform/file-store/uploads-store.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { peakMemory } from "../../testing/peak-memory.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const SCRIPT = "<script>parent.attacked=1</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="attacked=1">${SCRIPT}</svg>`;

/**
 * Memory limit for refusing one of these, besides its own bytes. Ten compressed texts unpack to 500 MB, the pictures to
 * gigabytes.
 */
const MEMORY_MAX = 300_000_000;

const ACCOUNT = { email: "chefin@agentur.example", password: "lang genug für alle Fälle" };

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, ACCOUNT);
  await upload("erstes.jpg", "image/jpeg", await picture(60, 40));
});

const upload = (name: string, type: string, data: Buffer) =>
  payload.create({
    collection: "media",
    file: uploadedFile(name, type, data),
    data: { alternativeText: "Ein Kreis auf rotem Grund" },
  });

function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

const ZEROS = deflateSync(Buffer.alloc(5_000_000));

/** A PNG that declares this size; its few bytes unpack to any amount. */
function png(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk("IHDR", header), ...extra, pngChunk("IDAT", ZEROS), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

/** A JPEG whose frame header declares this size. */
async function jpeg(width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(await picture(64, 64));
  const frame =
    data.indexOf(Buffer.from([0xff, 0xc0])) >= 0
      ? data.indexOf(Buffer.from([0xff, 0xc0]))
      : data.indexOf(Buffer.from([0xff, 0xc2]));
  data.writeUInt16BE(height, frame + 5);
  data.writeUInt16BE(width, frame + 7);
  return data;
}

/** A WebP whose canvas declares this size: VP8X with 24 bits each (WebP container specification). */
async function webp(width: number, height: number): Promise<Buffer> {
  const inner = (await picture(64, 64, "webp")).subarray(12);
  const canvas = Buffer.alloc(18);
  canvas.write("VP8X", 0, "latin1");
  canvas.writeUInt32LE(10, 4);
  canvas.writeUIntLE(width - 1, 12, 3);
  canvas.writeUIntLE(height - 1, 15, 3);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + canvas.length + inner.length, 4);
  return Buffer.concat([head, canvas, inner]);
}

/** An AVIF whose image property declares this size (ISO 23008-12, ispe). */
async function avif(width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(
    await sharp(await picture(64, 64))
      .avif({ effort: 0 })
      .toBuffer(),
  );
  const property = data.indexOf("ispe");
  data.writeUInt32BE(width, property + 8);
  data.writeUInt32BE(height, property + 12);
  return data;
}

/** A HEIC whose image property declares this size; the coded picture is 60 by 80. */
function heic(width: number, height: number): Buffer {
  const data = readFileSync("../tests/foreign/pictures/phone.heic");
  const property = data.indexOf("ispe");
  data.writeUInt32BE(width, property + 8);
  data.writeUInt32BE(height, property + 12);
  return data;
}

/** Two frames of 64 megapixels, by the declared canvas. */
async function animation(): Promise<Buffer> {
  const frames = await Promise.all([64, 65].map((width) => picture(width, 64)));
  const data = await sharp(frames, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer();
  const canvas = data.indexOf("VP8X");
  data.writeUIntLE(7999, canvas + 12, 3);
  data.writeUIntLE(7999, canvas + 15, 3);
  return data;
}

const GIF = Buffer.concat([Buffer.from("GIF89a=1;/*", "latin1"), Buffer.alloc(60), Buffer.from("*/;attacked=1//")]);
const TEXT_BOMB = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(50_000_000, 65))]);
const INTERNATIONAL_BOMB = Buffer.concat([
  Buffer.from("Comment\0\x01\0\0\0", "latin1"),
  deflateSync(Buffer.alloc(50_000_000, 65)),
]);

/** Slightly different texts, so that a decoder can't deduplicate them. */
const textBombs = (type: "zTXt" | "iTXt") =>
  Array.from({ length: 10 }, (_, index) =>
    pngChunk(type, Buffer.concat([Buffer.from(String(index)), type === "zTXt" ? TEXT_BOMB : INTERNATIONAL_BOMB])),
  );

const WIDE_GIF = Buffer.from("474946383961ffffffff80000000000000ffffff21f904000000000", "hex");

const REFUSED: [string, string, string, () => Buffer | Promise<Buffer>][] = [
  ["a PNG of 900 megapixels", "a.png", "image/png", () => png(30_000, 30_000)],
  ["a PNG one pixel high", "b.png", "image/png", () => png(2_147_483_647, 1)],
  ["a JPEG of 4 gigapixels", "c.jpg", "image/jpeg", () => jpeg(65_500, 65_500)],
  ["a WebP of 268 megapixels", "d.webp", "image/webp", () => webp(16_383, 16_383)],
  ["an AVIF of 900 megapixels", "e.avif", "image/avif", () => avif(30_000, 30_000)],
  ["a HEIC of 900 megapixels", "e.heic", "image/heic", () => heic(30_000, 30_000)],
  ["a HEIC that holds more than it claims", "e.heic", "image/heic", () => heic(16, 16)],
  ["a PNG with 50 MB of packed text", "y.png", "image/png", () => png(10, 10, pngChunk("zTXt", TEXT_BOMB))],
  ["a PNG with ten packed texts of 50 MB", "z.png", "image/png", () => png(10, 10, ...textBombs("zTXt"))],
  ["a PNG with ten packed international texts", "z.png", "image/png", () => png(10, 10, ...textBombs("iTXt"))],
  ["a GIF of 4 gigapixels", "f.gif", "image/gif", () => WIDE_GIF],
  ["a GIF of 4 gigapixels that says it is a PNG", "f.png", "image/png", () => WIDE_GIF],
  ["a GIF that is JavaScript", "g.png", "image/png", () => GIF],
  ["an SVG", "h.svg", "image/svg+xml", () => Buffer.from(SVG)],
  ["an SVG that says it is a PNG", "i.png", "image/png", () => Buffer.from(SVG)],
  ["an SVG that says it is a film", "j.mp4", "video/mp4", () => Buffer.from(SVG)],
  ["a packed SVG that unpacks to 100 MB", "k.svgz", "image/svg+xml", () => gzipSync(SVG.padEnd(100_000_000))],
  ["a packed SVG that says it is a JPEG", "l.jpg", "image/jpeg", () => gzipSync(SVG.padEnd(100_000_000))],
  ["a page", "m.html", "text/html", () => Buffer.from(SCRIPT)],
  ["a page that says it is a film", "n.webm", "video/webm", () => Buffer.from(`<!DOCTYPE html>${SCRIPT}`)],
  ["a page that says it is a picture", "o.jpg", "image/jpeg", () => Buffer.from(`\ufeff<html>${SCRIPT}`)],
  ["half a PDF", "p.pdf", "application/pdf", () => Buffer.from("%PDF-1.7\n1 0 obj<</S/JavaScript/JS(1)>>endobj")],
  ["a page that says it is a PDF", "q.pdf", "application/pdf", () => Buffer.from(`<!DOCTYPE html>${SCRIPT}`)],
  [
    "an archive that says it is a picture",
    "r.png",
    "image/png",
    () => Buffer.from("PK\x03\x04".padEnd(600, "\0"), "latin1"),
  ],
  ["a TIFF", "s.tif", "image/tiff", () => Buffer.from("49492a0008000000", "hex")],
  ["a script", "t.js", "text/javascript", () => Buffer.from("attacked=1")],
  ["a program", "u.mp4", "video/mp4", () => Buffer.from("\x7fELF\x02\x01\x01".padEnd(200, "\0"), "latin1")],
  ["nothing", "v.jpg", "image/jpeg", () => Buffer.alloc(0)],
  ["an animation of 128 megapixels in all", "x.webp", "image/webp", animation],
  ["half a PNG", "w.png", "image/png", () => png(10, 10).subarray(0, 40)],
];

test("a picture that is too large is refused in German without being decoded", async () => {
  const before = readdirSync(uploadsFolder, { recursive: true });
  for (const [what, name, type, make] of REFUSED) {
    const data = await make();
    const memory = await peakMemory(async () => {
      const error = (await upload(name, type, data).catch((thrown: unknown) => thrown)) as Error & { status?: number };
      expect(error.status, `${what}: ${error.message}`).toBe(400);
      expect(error.message, what).toMatch(
        /^Diese Datei ist kein|^Dieses PDF ist beschädigt|^Dieses Bild (?:ist zu groß|ist beschädigt|enthält)/,
      );
    });
    expect(memory, what).toBeLessThan(MEMORY_MAX);
  }
  expect(readdirSync(uploadsFolder, { recursive: true })).toEqual(before);
});

/** Pictures that are also something else, by what follows or is inside them. */
const POLYGLOTS: [string, string, () => Promise<Buffer>, string][] = [
  [
    "a page behind a JPEG",
    "bild.jpg",
    async () => Buffer.concat([await picture(80, 60), Buffer.from(SCRIPT)]),
    "image/jpeg",
  ],
  [
    "an archive behind a PNG",
    "bild.png",
    async () => Buffer.concat([await picture(80, 60, "png"), Buffer.from("PK\x03\x04")]),
    "image/png",
  ],
  [
    "a page in a JPEG's comment",
    "bild.html.jpg",
    async () => {
      const data = await picture(80, 60);
      const text = Buffer.from(`--><html>${SCRIPT}<!--`);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(text.length + 2);
      return Buffer.concat([data.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text, data.subarray(2)]);
    },
    "image/jpeg",
  ],
  ["a JPEG that is called a page", "bild.html", () => picture(80, 60), "image/jpeg"],
  ["a PNG that is called a JPEG", "bild.jpg", () => picture(80, 60, "png"), "image/png"],
  ["a JPEG that is called a script", "bild.svg", () => picture(80, 60), "image/jpeg"],
];

test.each(POLYGLOTS)("%s is only served as the picture it is", async (_, name, make, type) => {
  const { filename, mimeType } = await upload(name, "image/jpeg", await make());
  expect(mimeType).toBe(type);
  const response = await serveUpload(new Request("http://content/uploads/x"), filename ?? "");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'.*; sandbox$/);
});

test.each([
  "../../../etc/cron.d/x.jpg",
  "..\\..\\windows\\x.jpg",
  "/etc/passwd",
  "C:\\x.jpg",
  "x.jpg\0.html",
  "x.jpg\r\nSet-Cookie: a=b",
  'x."><img src=x onerror=attacked=1>',
  "x.php;.jpg",
  "x.jpg.",
  ".htaccess",
  "..",
  "con.jpg",
  "%2e%2e%2fx.jpg",
  "x.\u202egpj",
  "`id`$(id).jpg",
  "'; DROP TABLE media;--.jpg",
  `${"ä".repeat(240)}.jpg`,
])("a file called %j gets a name of letters, digits and hyphens", async (name) => {
  const before = new Set(readdirSync(uploadsFolder));
  const { filename } = await upload(name, "image/jpeg", await picture(60, 40));
  expect(filename).toMatch(/^[a-z0-9-]{1,80}_[0-9a-f]{10}(?:-\d+)?\.jpg$/);
  const added = readdirSync(uploadsFolder).filter((each) => !before.has(each));
  expect(added.length).toBeGreaterThan(0);
  for (const each of added) expect(each).toMatch(/^(?:[a-z]+_)?[a-z0-9-]+_[0-9a-f]{10}(?:-\d+)?\.(?:jpg|avif|webp)$/);
});

test("no URL in the data is fetched, and no file name from the request is used", async () => {
  const { docs } = await payload.find({ collection: "users", limit: 1 });
  const user = { ...(docs[0] as User), collection: "users" as const };
  const data = { alternativeText: "Ein Kreis auf rotem Grund", url: "http://192.0.2.1/fern.jpg", filename: "fern.jpg" };
  const asEditor = { collection: "media", data, overrideAccess: false, user } as const;
  await expect(payload.create(asEditor as never)).rejects.toThrow("Bitte wählen Sie eine Datei aus.");
  const file = uploadedFile("eigen.jpg", "image/jpeg", await picture(60, 41));
  const own = await payload.create({ ...asEditor, file });
  expect(own.filename).toMatch(/^eigen_/);
  const changed = await payload.update({ ...asEditor, id: own.id });
  expect([changed.filename, changed.url]).toEqual([own.filename, own.url]);
});

/** Sends a REST request like an editor's browser. */
async function ask(method: string, path: string, type: string, body: Uint8Array | string) {
  const { token } = await payload.login({ collection: "users", data: ACCOUNT });
  const headers = { authorization: `JWT ${token}`, "content-type": type };
  const request = new Request(`http://content/api/${path}`, { method, headers, body: body as BodyInit });
  const answer = await handleEndpoints({ config, request });
  type Body = { doc?: Record<string, unknown>; errors?: { message: string }[] };
  return { status: answer.status, ...((await answer.json()) as Body) };
}

async function form(name: string): Promise<Buffer> {
  const texts = JSON.stringify({ alternativeText: "Ein Kreis auf rotem Grund" });
  const part = (disposition: string) => `--grenze\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const head = `${part('name="_payload"')}\r\n${texts}\r\n${part(`name="file"; filename="${name}"`)}Content-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), await picture(60, 42), Buffer.from("\r\n--grenze--\r\n")]);
}

const FORM = "multipart/form-data; boundary=grenze";

test.each(["bild\0.jpg", "\0", "bild.jpg\0.html", "\x01\x07\x1b.jpg", "bild\n.jpg"])(
  "a file named %j is refused as unreadable, without a server error",
  async (name) => {
    const { status, errors } = await ask("POST", "media", FORM, await form(name));
    expect([status, errors?.[0]?.message]).toEqual([
      400,
      expect.stringMatching(/^Die Datei ist nicht lesbar angekommen/),
    ]);
  },
);

test("a truncated form, or one without a file, is refused in German", async () => {
  const whole = await form("bild.jpg");
  const broken = await ask("POST", "media", FORM, whole.subarray(0, -40));
  expect([broken.status, broken.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/oder ein Teil fehlt/)]);
  const empty = await ask("POST", "media", FORM, await form(""));
  expect([empty.status, empty.errors?.[0]?.message]).toEqual([400, "Bitte wählen Sie eine Datei aus."]);
});

test("fields that the server derives from a file can't be set by clients", async () => {
  const { id } = await upload("eigen.jpg", "image/jpeg", await picture(60, 43));
  const { doc: before } = await ask("PATCH", `media/${id}`, "application/json", "{}");
  const said = { width: 1e9, height: 1e9, filesize: 1, contentHash: "ff", encoded: false, encodings: { small: {} } };
  const names = {
    filename: "boese.html",
    mimeType: "text/html",
    url: "http://192.0.2.1/",
    thumbnailURL: "http://192.0.2.1/",
  };
  const sizes = { small: { filename: "boese.jpg", width: 1e9 } };
  const wanted = JSON.stringify({ ...said, ...names, sizes, focalX: 20, focalY: 1e9, caption: "Neu" });
  const { status, doc } = await ask("PATCH", `media/${id}`, "application/json", wanted);
  expect(status).toBe(200);
  const { updatedAt: _, lastEditor: __, ...kept } = before ?? {};
  expect(doc).toMatchObject({ ...kept, caption: "Neu", focalX: 20 });
});

test("an upload that doesn't fit on the disk is refused with the reason, and leaves nothing behind", async () => {
  const before = readdirSync(uploadsFolder);
  const write = vi.spyOn(uploadsStore, "write").mockImplementation(() => writeFile("/dev/full", "x"));
  const { status, errors } = await ask("POST", "media", FORM, await form("voll.jpg"));
  write.mockRestore();
  expect([status, errors?.[0]?.message]).toEqual([507, expect.stringMatching(/kein Speicherplatz mehr frei/)]);
  expect(readdirSync(uploadsFolder)).toEqual(before);
});
