// @long content/src/files
import { readFileSync } from "node:fs";
import { handleEndpoints, type Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import config from "../../src/payload.config.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { uploadedFile } from "../../testing/pictures.ts";

const ACCOUNT = { email: "worte@example.org", password: "nur-für-die-tests-1" };
const PICTURE = readFileSync("../tests/foreign/words/lightroom.jpg");
const CAPTION = "Der Hafen bei Nacht, im Vordergrund ein Kran";
const CREDIT = "Foto: Jörg Müßig / © 2026 Studio Nord";

let payload: Payload;
let token: string | undefined;

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, ACCOUNT);
  token = (await payload.login({ collection: "users", data: ACCOUNT })).token;
});

const upload = (data: { caption?: string | null; credit?: string }) =>
  payload.create({
    collection: "media",
    file: uploadedFile("hafen.jpg", "image/jpeg", PICTURE),
    data: { alternativeText: "Ein Kran am Hafen", ...data },
  });

test("a picture's credit is imported on every way into the library, but no unread caption", async () => {
  const { caption = null, credit, alternativeText } = await upload({});
  expect({ caption, credit, alternativeText }).toEqual({
    caption: null,
    credit: CREDIT,
    alternativeText: "Ein Kran am Hafen",
  });
});

test("an editor's input stays, and a field that was emptied stays empty", async () => {
  expect(await upload({ caption: "Hamburg", credit: "" })).toMatchObject({ caption: "Hamburg", credit: "" });
  expect(await upload({ caption: null })).toMatchObject({ caption: null, credit: CREDIT });
});

async function ask(body: Buffer, headers: HeadersInit): Promise<Response> {
  const length = { "content-length": String(body.length) };
  const init = { method: "POST", headers: { ...headers, ...length }, body: new Uint8Array(body) };
  return handleEndpoints({ config, request: new Request("http://content/api/media/words", init) });
}

test("a form gets a picture's texts before the upload, from its first bytes", async () => {
  const signedIn = { authorization: `JWT ${token}` };
  const words = { caption: CAPTION, credit: CREDIT, alternativeText: CAPTION };
  for (const body of [PICTURE, PICTURE.subarray(0, -300)])
    expect(await (await ask(body, signedIn)).json()).toEqual(words);
  const none = { caption: "", credit: "", alternativeText: "" };
  for (const body of [Buffer.from("kein Bild"), Buffer.alloc(2_000_000)])
    expect(await (await ask(body, signedIn)).json()).toEqual(none);
  expect((await ask(PICTURE, {})).status).toBe(403);
});
