import { readdirSync, readFileSync, renameSync } from "node:fs";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Media } from "../../src/payload-types.ts";
import { uploadsStore } from "../../src/uploads/file-store/uploads-store.ts";
import { uploadPath, uploadsFolder } from "../../src/uploads/folder.ts";
import { servePublicUpload } from "../../src/uploads/public-file.ts";
import { stripOlderFiles } from "../../src/uploads/strip-older-files.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { isPlanted, PLANTED_FILES } from "../../testing/planted-files.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

/** An entry as an older version left it: with the file as it was sent. */
async function older(type: string, poster?: number): Promise<Media> {
  const data = (await PLANTED_FILES.get(type)?.()) ?? Buffer.alloc(0);
  const file = uploadedFile("Urlaub", type, Buffer.from(data));
  const texts = { alternativeText: "Ein Kreis auf Rot", name: "Im Urlaub", poster };
  const media = await payload.create({ collection: "media", file, data: texts });
  await uploadsStore.write(media.filename ?? "", data);
  return media;
}

const current = (id: number) => payload.findByID({ collection: "media", id, depth: 0, trash: true });
const get = (name: string) => servePublicUpload(payload, new Request(`http://content/uploads/${name}`), name);

test("films and pictures of older versions are freed once, in the trash too, and every place that shows one shows the new one", async () => {
  const still = uploadedFile("standbild.jpg", "image/jpeg", await picture(300, 200));
  const clean = await payload.create({ collection: "media", file: still, data: { alternativeText: "Ein Kreis" } });
  const film = await older("video/mp4", clean.id);
  const photo = await older("image/jpeg");
  const silent = await older("video/webm", clean.id);
  await payload.db.updateOne({ collection: "media", id: silent.id, data: { poster: null, alternativeText: "" } });
  const trashed = await older("image/png");
  await payload.update({ collection: "media", id: trashed.id, data: { deletedAt: new Date().toISOString() } });
  const content = `![](/uploads/${film.filename}) ![](/uploads/small_${photo.filename})`;
  const project = { header: "Urlaub", content, _status: "published" as const };
  const { id } = await payload.create({ collection: "projects", data: project });

  await stripOlderFiles(payload);

  const planted = () => readdirSync(uploadsFolder).filter((name) => isPlanted(readFileSync(uploadPath(name))));
  await expect.poll(planted).toEqual([]);
  expect((await current(clean.id)).filename).toBe(clean.filename);
  for (const before of [film, photo, silent, trashed]) {
    const after = await current(before.id);
    expect(after.filename).not.toBe(before.filename);
    expect(after).toMatchObject({ name: "Im Urlaub", contentHash: before.contentHash });
    const moved = await get(before.filename ?? "");
    if (before === trashed) expect(moved.status).toBe(404);
    else expect([moved.status, moved.headers.get("location")]).toEqual([301, `/uploads/${after.filename}`]);
  }
  const [newFilm, newPhoto] = [await current(film.id), await current(photo.id)];
  expect((await payload.findByID({ collection: "projects", id })).content).toBe(
    `![](/uploads/${newFilm.filename}) ![](/uploads/small_${newPhoto.filename})`,
  );

  await uploadsStore.write(newFilm.filename ?? "", (await PLANTED_FILES.get("video/mp4")?.()) ?? Buffer.alloc(0));
  await stripOlderFiles(payload);
  expect((await current(film.id)).filename).toBe(newFilm.filename);
});

test("a restored library of an older version is freed again, past a file that nobody can read", async () => {
  const broken = await older("image/webp");
  await uploadsStore.write(broken.filename ?? "", Buffer.from("RIFF"));
  const gone = await older("image/avif");
  await uploadsStore.remove([gone.filename ?? ""]);
  const photo = await older("image/jpeg");
  await payload.kv.delete("stripped-files");
  await stripOlderFiles(payload);
  expect(isPlanted(readFileSync(uploadPath((await current(photo.id)).filename ?? "")))).toBe(false);
  expect((await current(broken.id)).filename).toBe(broken.filename);
});

test("files that are away at the first look, as on a disk that is not mounted, are freed once they are back", async () => {
  const photo = await older("image/jpeg");
  await payload.kv.delete("stripped-files");
  renameSync(uploadsFolder, `${uploadsFolder}-away`);
  await expect(stripOlderFiles(payload)).rejects.toThrow("the files are away");
  renameSync(`${uploadsFolder}-away`, uploadsFolder);
  await stripOlderFiles(payload);
  expect(isPlanted(readFileSync(uploadPath((await current(photo.id)).filename ?? "")))).toBe(false);
});
