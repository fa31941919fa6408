// @long content/src/files
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { MEDIA_SIZES, UPLOAD_LENGTH_HEADER } from "@schaufenster/contract/media";
import { handleEndpoints, type Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { encodeOutstanding } from "../../src/files/encoding-queue.ts";
import { MAX_UPLOAD_BYTES } from "../../src/files/file-limits.ts";
import { uploadPath, uploadsFolder } from "../../src/files/folder.ts";
import { PicturePipeline } from "../../src/files/picture-pipeline.ts";
import { serveUpload } from "../../src/files/serve.ts";
import { removeUnfinished } from "../../src/files/unfinished.ts";
import config from "../../src/payload.config.ts";
import type { Media } from "../../src/payload-types.ts";
import { inTransaction } from "../../src/platform/database/transaction.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

/** Encoding starts after its process. */
const SOON = { interval: 5 };

let payload: Payload;

beforeAll(async () => {
  settings.BACKGROUND_ENCODING = "on";
  payload = await startContentSystem();
});

/** @param poster for a film */
function upload(name: string, data: Buffer, mimetype = "image/jpeg", poster?: number): Promise<Media> {
  const file = uploadedFile(name, mimetype, data);
  return payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf rotem Grund", poster } });
}

const get = (name: string, headers: Record<string, string> = {}, method = "GET") =>
  serveUpload(new Request("http://content/uploads/x", { headers, method }), name);

test("a picture with umlauts and spaces in its name gets every rendition, in three encodings, at a working address", async () => {
  const media = await upload("Größe & Übersicht.jpg", await picture(2400, 1350));
  await encodeOutstanding(payload);
  const { errors } = await askGraphQL(payload)(`{ projects { data { id } } }`);
  expect(errors).toEqual([]);

  expect(media.filename).toMatch(/^groesse-uebersicht_[0-9a-f]{10}\.jpg$/);
  expect(media.name).toBe("Größe & Übersicht.jpg");
  for (const [size, width] of Object.entries(MEDIA_SIZES)) {
    for (const ending of ["jpg", "avif", "webp"]) {
      const response = await get(`${size}_${media.filename?.replace("jpg", ending)}`);
      expect(response.status, `${size}.${ending}`).toBe(200);
      expect((await sharp(await response.arrayBuffer()).metadata()).width, `${size}.${ending}`).toBe(width);
    }
  }
});

test("a picture smaller than its renditions still has all of them, not enlarged", async () => {
  const media = await upload("klein.png", await picture(120, 80, "png"), "image/png");
  for (const size of Object.keys(MEDIA_SIZES)) {
    const response = await get(`${size}_${media.filename}`);
    expect(response.status, size).toBe(200);
    expect((await sharp(await response.arrayBuffer()).metadata()).width, size).toBe(120);
  }
});

test("formats lists the renditions like Strapi 4, plus the modern encodings", async () => {
  const media = await upload("liste.jpg", await picture(1200, 900));
  await encodeOutstanding(payload);
  const data = { title: "Liste", image: media.id, _status: "published" as const };
  await payload.create({ collection: "references", data });
  const { data: answer } = await askGraphQL(payload)(
    `{ references(filters: { title: { eq: "Liste" } }) { data { attributes { image { data { attributes { width height formats provider_metadata } } } } } } }`,
  );
  const references = answer.references as {
    data: { attributes: { image: { data: { attributes: Record<string, Record<string, object>> } } } }[];
  };
  const { formats, ...rest } = references.data[0]?.attributes.image.data.attributes ?? {};
  expect(rest).toEqual({ width: 1200, height: 900, provider_metadata: { focalPoint: { x: 0.5, y: 0.5 } } });
  expect(formats?.small).toEqual({
    name: "small_liste.jpg",
    hash: `small_${media.filename?.replace(".jpg", "")}`,
    ext: ".jpg",
    mime: "image/jpeg",
    path: null,
    width: 500,
    height: 375,
    size: expect.any(Number),
    sizeInBytes: expect.any(Number),
    url: `/uploads/small_${media.filename}`,
  });
  expect(formats?.large_avif).toMatchObject({ mime: "image/avif", ext: ".avif", width: 1000 });
  expect(formats?.xlarge_webp).toMatchObject({ mime: "image/webp", width: 1200 });
});

test("a picture's location is removed", async () => {
  const withPlace = await sharp(await picture(800, 600))
    .withExif({ IFD3: { GPSLatitude: "50/1 59/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  const media = await upload("ort.jpg", withPlace);
  expect((await sharp(uploadPath(media.filename ?? "")).metadata()).exif).toBeUndefined();
});

test("a broken picture is refused in German, and nothing is stored", async () => {
  const before = readdirSync(uploadsFolder);
  await expect(upload("kaputt.jpg", Buffer.from("\xff\xd8\xff kein Bild", "latin1"))).rejects.toThrow(
    /kein lesbares Bild/,
  );
  expect(readdirSync(uploadsFolder)).toEqual(before);
});

test.each([
  ["svg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["html", "text/html", "<script>alert(1)</script>"],
  ["jpg", "image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
])("a file that could run script is refused: .%s as %s", async (ending, type, text) => {
  await expect(upload(`boese.${ending}`, Buffer.from(text), type)).rejects.toThrow();
});

/** The beginning of an ISO media file (ISO 14496-12, ftyp). */
function isoMedia(brand: string): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24, 0);
  box.write(`ftyp${brand}\0\0\0\0${brand}mif1`, 4, "latin1");
  return Buffer.concat([box, Buffer.alloc(4000)]);
}

test.each([
  ["IMG_0001.HEIC", () => isoMedia("heic"), /kein lesbares Bild.*JPEG/],
  ["IMG_0002.MOV", () => isoMedia("qt  "), /Film ist beschädigt.*MP4/],
  ["abgebrochen.jpg", () => truncated(400, 300), /beschädigt oder unvollständig.*JPEG/],
  ["abgebrochen-gross.jpg", () => truncated(4500, 3000), /beschädigt oder unvollständig.*JPEG/],
])("uploading %s shows advice in German, and stores nothing", async (name, make, words) => {
  await expect(upload(name, await make())).rejects.toThrow(words);
  const stem = name.slice(0, name.indexOf(".")).toLowerCase().replace("_", "-");
  expect(readdirSync(uploadsFolder).filter((file) => file.includes(stem))).toEqual([]);
});

async function truncated(width: number, height: number): Promise<Buffer> {
  const whole = await picture(width, height);
  return whole.subarray(0, Math.floor(whole.length / 2));
}

async function send(file: File, poster?: number): Promise<Response> {
  const account = { email: "redaktion@agentur.example", password: "lang genug für alle Fälle" };
  await ensureFirstAdministrator(payload, account);
  const { token } = await payload.login({ collection: "users", data: account });
  const body = new FormData();
  body.set("_payload", JSON.stringify({ alternativeText: "Ein Kreis auf rotem Grund", poster }));
  body.set("file", file);
  const headers = { authorization: `JWT ${token}` };
  return handleEndpoints({
    config,
    request: new Request("http://content/api/media", { method: "POST", headers, body }),
  });
}

test("a film of the maximum size is accepted", async () => {
  const size = MAX_UPLOAD_BYTES - 1;
  const still = await upload("lang.jpg", await picture(300, 200));
  const film = readFileSync("../tools/demo/media/video-keramik.mp4");
  const padding = Buffer.alloc(size - film.length); // an empty box (ISO 14496-12, 8.1.2)
  padding.writeUInt32BE(padding.length);
  padding.write("free", 4);
  const response = await send(new File([Uint8Array.from(film), padding], "lang.mp4", { type: "video/mp4" }), still.id);
  expect(response.status).toBe(201);
  const { doc } = (await response.json()) as { doc: { filesize: number } };
  expect(doc.filesize).toBeLessThan(2 * film.length); // padding is removed
});

test("a file that is too large is refused in German", async () => {
  const { limits } = payload.config.upload;
  payload.config.upload.limits = { ...limits, fileSize: 500 };
  try {
    const data = Uint8Array.from(await picture(300, 200));
    const response = await send(new File([data], "gross.jpg", { type: "image/jpeg" }));
    expect(response.status).toBe(413);
    expect(await response.text()).toMatch(/zu groß: Erlaubt sind höchstens 200 MB/);
  } finally {
    payload.config.upload.limits = limits;
  }
});

test("a picture needs an alternative text, and the message says why", async () => {
  const file = uploadedFile("stumm.jpg", "image/jpeg", await picture(300, 200));
  await expect(payload.create({ collection: "media", file, data: { alternativeText: "" } })).rejects.toMatchObject({
    data: { errors: [{ path: "alternativeText", message: expect.stringContaining("was zu sehen ist") }] },
  });
});

test("replacing a file changes its address, and deletes the old files", async () => {
  const media = await upload("vorher.jpg", await picture(640, 480));
  await encodeOutstanding(payload);
  const old = media.filename ?? "";
  const file = uploadedFile("nachher.jpg", "image/jpeg", await picture(641, 480));
  const replaced = await payload.update({ collection: "media", id: media.id, file, data: {} });
  await encodeOutstanding(payload);
  expect(replaced.filename).toMatch(/^nachher_/);
  await expect
    .poll(() => readdirSync(uploadsFolder).filter((name) => name.includes(old.replace(".jpg", ""))))
    .toEqual([]);
  expect(existsSync(uploadPath(`large_${replaced.filename?.replace("jpg", "avif")}`))).toBe(true);
});

test("a picture deleted during encoding leaves no file", async () => {
  const { id, filename } = await upload("kurz-da.jpg", await picture(1920, 1080));
  const files = () => readdirSync(uploadsFolder).filter((name) => name.includes(filename?.replace(".jpg", "") ?? ""));
  const encoded = encodeOutstanding(payload);
  await expect.poll(files, SOON).toContainEqual(expect.stringMatching(/^thumbnail_.*avif$/));
  await payload.delete({ collection: "media", id });
  await encoded;
  await expect.poll(files).toEqual([]);
});

test("a save during encoding stays the latest one, and outdated forms are recognized", async () => {
  const { id } = await upload("dabei.jpg", await picture(123, 90));
  const encoded = encodeOutstanding(payload);
  const begun = () => readdirSync(uploadsFolder).some((name) => /dabei_\w+\.(avif|webp)$/.test(name));
  await expect.poll(begun, SOON).toBe(true);
  const { updatedAt } = await payload.update({ collection: "media", id, data: { caption: "Währenddessen" } });
  await encoded;
  expect(await payload.findByID({ collection: "media", id })).toMatchObject({ encoded: true, updatedAt });
});

test("a film is served in ranges, so that players can seek", async () => {
  const film = readFileSync("../tools/demo/media/video-keramik.mp4");
  const still = await upload("standbild.jpg", await picture(300, 200));
  const { filename } = await upload("Flug über Felder.mp4", film, "video/mp4", still.id);
  const name = filename ?? "";

  const whole = await get(name);
  const stored = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, whole.headers.get("content-type"), whole.headers.get("accept-ranges")]).toEqual([
    200,
    "video/mp4",
    "bytes",
  ]);
  expect(whole.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");

  const part = await get(name, { range: "bytes=10-19" });
  expect([part.status, part.headers.get("content-range"), part.headers.get(UPLOAD_LENGTH_HEADER)]).toEqual([
    206,
    `bytes 10-19/${stored.length}`,
    "10",
  ]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(stored.subarray(10, 20));

  const beyond = await get(name, { range: "bytes=999999-" });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${stored.length}`]);

  const head = await get(name, {}, "HEAD");
  expect([head.status, head.headers.get(UPLOAD_LENGTH_HEADER), (await head.arrayBuffer()).byteLength]).toEqual([
    200,
    String(stored.length),
    0,
  ]);

  for (const range of ["bytes=", "items=0-1", "bytes=0-1,5-9", "bytes=a-b"]) {
    expect((await get(name, { range })).status, range).toBe(200);
  }
});

test("the admin shows a film's still in lists and pickers", async () => {
  const still = await upload("vorschaubild.jpg", await picture(400, 300));
  const film = await upload(
    "Vorschau.mp4",
    readFileSync("../tools/demo/media/video-keramik.mp4"),
    "video/mp4",
    still.id,
  );
  const user = { collection: "users", id: 1 } as never;
  const { docs } = await payload.find({ collection: "media", where: { id: { equals: film.id } }, depth: 0, user });
  expect(docs[0]?.thumbnailURL).toBe(`/uploads/thumbnail_${still.filename}`);
});

test("a cached file isn't sent again, and a range of another version is never sent (RFC 9110 §13)", async () => {
  const { filename } = await upload("bekannt.jpg", await picture(310, 200));
  const name = filename ?? "";
  const { headers } = await get(name);
  const [etag, modified] = [headers.get("etag") ?? "", headers.get("last-modified") ?? ""];
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    expect((await get(name, { "if-none-match": known })).status, known).toBe(304);
  }
  expect((await get(name, { "if-none-match": '"other"', "if-modified-since": modified })).status).toBe(200);
  expect((await get(name, { "if-modified-since": modified })).status).toBe(304);
  for (const [version, status] of [[etag, 206] as const, [modified, 206] as const, ['"other"', 200] as const]) {
    expect((await get(name, { range: "bytes=0-9", "if-range": version })).status, version).toBe(status);
  }
});

test.each([
  "gibt-es-nicht.jpg",
  "../content.db",
  "..%2Fcontent.db",
  "/etc/passwd",
  ".hidden.jpg",
  "a\0.jpg",
  "content.db",
  `${"a".repeat(300)}.jpg`,
  "",
])("%j is not found", async (name) => {
  const response = await get(name);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("files of an unfinished upload are deleted a day later; those of an entry stay, even if its process was killed right after", async () => {
  const notes = join(process.env.DATA_DIR ?? "", "unfinished-uploads");
  const file = async (width: number) => uploadedFile("abbruch.jpg", "image/jpeg", await picture(width, 500));
  const store = async (width: number, end: () => void) => {
    const data = { alternativeText: "Ein Kreis auf rotem Grund" };
    const upload = await file(width);
    return inTransaction(payload, {}, async (req) => {
      await payload.create({ collection: "media", file: upload, data, req });
      end();
    });
  };
  const left = () => readdirSync(uploadsFolder).filter((name) => /abbruch_\w+\.jpg/.test(name));
  /** Leftovers of a process killed in the transaction: the note, and an incomplete file. */
  const killed = `${notes}-killed`;
  const kill = () => {
    cpSync(notes, killed, { recursive: true });
    for (const name of left()) cpSync(uploadPath(name), join(killed, "files", name));
    const [name = ""] = left();
    renameSync(join(killed, "files", name), join(killed, "files", `.${name}.part`));
    throw new Error("The process was killed");
  };
  await expect(store(701, kill)).rejects.toThrow("killed");
  await expect.poll(left).toEqual([]); // no process was killed: a refused upload leaves nothing
  cpSync(join(killed, "files"), uploadsFolder, { recursive: true });
  rmSync(join(killed, "files"), { recursive: true });
  cpSync(killed, notes, { recursive: true });
  expect(left()).toHaveLength(6);
  const copy = `${notes}-copy`;
  const already = readdirSync(notes);
  await store(702, () => cpSync(notes, copy, { recursive: true }));
  await expect.poll(() => readdirSync(notes).filter((name) => !already.includes(name))).toEqual([]);
  cpSync(copy, notes, { recursive: true });
  await removeUnfinished(payload);
  expect(left()).toHaveLength(12);
  await stopTime().advance(25 * 3600 * 1000);
  await removeUnfinished(payload);
  expect(left()).toHaveLength(6);
  expect((await get(left()[0] ?? "")).status).toBe(200);
  expect(readdirSync(notes)).toEqual([]);
});

/**
 * Runs `work` while the next upload's picture is being checked, before anything is stored. Waits for pending encodings
 * first, which could be mistaken for it.
 */
async function whilePrepared(work: () => Promise<unknown>): Promise<void> {
  await encodeOutstanding(payload);
  const decode = PicturePipeline.prototype.toBuffer;
  vi.spyOn(PicturePipeline.prototype, "toBuffer").mockImplementationOnce(async function (this: PicturePipeline) {
    await work();
    return decode.call(this);
  });
}

test("a file stays if its replacement is refused or its entry was saved meanwhile", async () => {
  const { id, filename } = await upload("bleibt.jpg", await picture(611, 400));
  const replace = async (data: Partial<Media>) =>
    payload.update({
      collection: "media",
      id,
      data,
      file: uploadedFile("neu.jpg", "image/jpeg", await picture(612, 400)),
    });
  await expect(replace({ alternativeText: "" })).rejects.toThrow("Alternativtext");
  await whilePrepared(() => payload.update({ collection: "media", id, data: { caption: "Von nebenan" } }));
  await expect(replace({ caption: "Aus dem Formular" })).rejects.toThrow("inzwischen geändert");
  const kept = await payload.findByID({ collection: "media", id });
  expect([kept.filename, kept.caption]).toEqual([filename, "Von nebenan"]);
  expect((await get(`small_${filename}`)).status).toBe(200);
  expect((await get(filename ?? "")).status).toBe(200);
  await expect.poll(() => readdirSync(uploadsFolder).filter((name) => name.includes("neu_"))).toEqual([]);
});

test("concurrent copies of a file get files of their own", async () => {
  const { id, filename } = await upload("vorlage.jpg", await picture(613, 400));
  const copy = () => payload.duplicate({ collection: "media", id, data: {} });
  const names = (await Promise.all([copy(), copy(), copy()])).map((media) => media.filename);
  expect(new Set([filename, ...names]).size).toBe(4);
  await payload.delete({ collection: "media", id });
  for (const name of names) expect((await get(`small_${name}`)).status, name ?? "").toBe(200);
});

test("one file isn't assigned to several entries, which stay unchanged", async () => {
  const pictures = [
    await upload("erstes.jpg", await picture(614, 400)),
    await upload("zweites.jpg", await picture(615, 400)),
  ];
  const file = uploadedFile("fuer-alle.jpg", "image/jpeg", await picture(616, 400));
  const where = { id: { in: pictures.map(({ id }) => id) } };
  await expect(payload.update({ collection: "media", where, data: {}, file })).rejects.toThrow("einzeln");
  const { docs } = await payload.find({ collection: "media", where, sort: "id" });
  expect(docs.map(({ filename }) => filename)).toEqual(pictures.map(({ filename }) => filename));
});
