// @long content/src/files
import { expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

test("a file shared only by former versions can be deleted", async () => {
  const payload = await startContentSystem();
  const file = uploadedFile("teilen.jpg", "image/jpeg", await picture(300, 200));
  const { id } = await payload.create({ collection: "media", data: { alternativeText: "Ein Bild zum Teilen" }, file });
  const data = { header: "Geteilt", _status: "published" as const };
  const project = await payload.create({ collection: "projects", data: { ...data, shareImage: id } });
  await payload.update({ collection: "projects", id: project.id, data: { ...data, shareImage: null } });
  await payload.delete({ collection: "media", id });
  expect((await payload.count({ collection: "media" })).totalDocs).toBe(0);
});
