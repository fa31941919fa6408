// @long content/src/files
import { handleEndpoints, type Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import config from "../../src/payload.config.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const ACCOUNT = { email: "alben@example.org", password: "nur-für-die-tests-1" };

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, ACCOUNT);
});

async function ask(headers: Record<string, string> = {}) {
  const request = new Request("http://content/api/media/albums", { headers });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, body: (await response.json()) as { albums?: string[] } };
}

test("editors get each album once, by name, as long as it has files", async () => {
  const { token } = await payload.login({ collection: "users", data: ACCOUNT });
  const albums = async () => (await ask({ authorization: `JWT ${token}` })).body.albums;
  const put = async (width: number, album: string | null) => {
    const file = uploadedFile("bild.jpg", "image/jpeg", await picture(width, 100));
    return payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf Grund", album } });
  };
  await put(110, "Porträts");
  const only = await put(120, " Äcker ");
  await put(130, "Porträts");
  await put(140, "  ");
  await put(150, null);
  expect(await albums()).toEqual(["Äcker", "Porträts"]);

  await payload.update({ collection: "media", id: only.id, data: { album: "" } });
  expect(await albums()).toEqual(["Porträts"]);
});

test("visitors can't see the albums", async () => {
  expect((await ask()).status).toBe(403);
});
