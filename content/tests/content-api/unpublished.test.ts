// @long content/src/addresses, content/src/content-api, content/src/files
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { queriesOfEveryField } from "../../../contract/tests/every-field.ts";
import { servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

/** Part of all unpublished texts, and of no published one. */
const SECRET = "omegaprojekt";
/** Part of all published texts: proves that the search would find the other one. */
const SHOWN = "alphaprojekt";

const STATES = ["draft", "planned", "withdrawn", "trashed", "changed"] as const;
type State = (typeof STATES)[number];

/** Types with their title field and singular name. */
const TITLES: Record<string, [field: string, one: string]> = {
  services: ["title", "service"],
  references: ["title", "reference"],
  projects: ["header", "project"],
  pages: ["title", "page"],
  categories: ["name", "category"],
  menuitems: ["title", "menuitem"],
};
const TYPES = Object.keys(TITLES);

type File = { id: number; filename: string };
type Planted = { type: string; id: number; file: string };

let payload: Payload;
let rest: Rest;
let width = 300;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
  const data = { agencyName: SHOWN, email: "post@agentur.example", copyrightYear: 2022, analyticsProvider: "off" };
  await payload.updateGlobal({ slug: "site-settings", data: { ...data, _status: "published" } as never });
});

async function send(method: string, path: string, data: object): Promise<{ doc: { id: number }; saved: number }> {
  const { status, body } = await rest(method, path, data);
  expect(status, `${method} ${path}: ${body}`).toBeLessThan(300);
  return JSON.parse(body);
}

/** A new picture with the word in its name and texts. */
async function upload(word: string): Promise<File> {
  width += 10;
  const texts = { alternativeText: `Ein ${word} im Bild`, caption: word, credit: `Foto: ${word}`, album: word };
  const file = uploadedFile(`${word}.jpg`, "image/jpeg", await picture(width, 200));
  return (await payload.create({ collection: "media", file, data: { ...texts, name: word } })) as File;
}

/** An entry with the word in every text. */
function entryOf(type: string, word: string, key: string, image: File): object {
  const text = `Ein Text über ${word}.\n\n![${word}](/uploads/${image.filename})`;
  const shared = { searchDescription: word, shareImage: image.id };
  const entries: Record<string, object> = {
    services: {
      ...{ title: word, name: `${word}-${key}`, header: word, ghostTitle: word, buttonTxt: word },
      ...{ slideId: 90, sortId: 90, mainContent: text, slideContent: text, slideImage: image.id },
      serviceAssets: [{ title: word, content: text, credentials: [image.id] }],
    },
    references: { title: word, description: text, image: image.id, url: `https://${word}.example/`, sortId: 90 },
    projects: { header: word, teaser: word, content: text, image: image.id, ...shared },
    pages: { title: word, address: `${word}-${key}`, content: text, image: image.id, placement: "footer", ...shared },
    categories: { name: `${word} ${key}`, description: word },
    menuitems: { title: word, name: `/projekte?${word}=${key}`, sortId: 90 },
  };
  return entries[type] ?? {};
}

/** Creates an entry of each type in a state, with a picture that only they use. */
async function plant(state: State): Promise<Planted[]> {
  const image = await upload(SECRET);
  const shown = state === "changed" ? await upload(SHOWN) : image;
  const planted: Planted[] = [];
  for (const type of TYPES) {
    const hasDrafts = type !== "categories";
    const data = entryOf(type, SECRET, state, image);
    const first = state === "changed" ? entryOf(type, SHOWN, state, shown) : data;
    const isDraft = state === "draft" || state === "planned";
    const { id } = (await send("POST", `/${type}`, { ...first, _status: isDraft ? "draft" : "published" })).doc;
    const path = `/${type}/${id}`;
    if (state === "planned" && hasDrafts)
      await send("POST", "/plans", { collection: type, id, type: "publish", at: "2090-12-31T10:46" });
    if (state === "withdrawn") await send("PATCH", path, { _status: "draft" });
    if (state === "trashed") await send("PATCH", path, { deletedAt: new Date().toISOString() });
    if (state === "changed" && hasDrafts) await send("PATCH", `${path}?draft=true`, { ...data, _status: "draft" });
    planted.push({ type, id, file: image.filename });
  }
  return planted;
}

const statusOfFile = async (name: string) =>
  (await servePublicUpload(payload, new Request(`http://content/uploads/${name}`), name)).status;

/** The website queries like a stranger: content missing from these responses is on no page. */
test("nothing of a draft, an unused file, a planned, unpublished or trashed entry is in any response of the content API to a stranger", async () => {
  const planted: Planted[] = [];
  for (const state of STATES) planted.push(...(await plant(state)));
  const [unused, trashed, shown] = [await upload(SECRET), await upload(SECRET), await upload(SHOWN)];
  await send("PATCH", `/media/${trashed.id}`, { deletedAt: new Date().toISOString() });
  await send("POST", "/globals/site-settings?draft=true", { agencyName: SECRET, _status: "draft" });
  const targets = [...new Set([...planted, { file: unused.filename }].map(({ file }) => `/uploads/${file}`))];
  targets.push(...planted.filter(({ type }) => type === "projects").map(({ id }) => `/projekte/${id}`));
  const list = targets.map((target, index) => `/alt-${index}.html;${target}`).join("\n");
  expect((await send("POST", "/old-addresses/list", { text: list })).saved).toBeGreaterThan(STATES.length);
  const last = await send("POST", "/projects", { ...entryOf("projects", SHOWN, "last", shown), _status: "published" });

  nextContentVersion();
  const ask = askGraphQL(payload);
  const files = [shown, unused, trashed].map(({ filename }) => `/uploads/${filename}`);
  const queries = queriesOfEveryField({
    ...Object.fromEntries(Object.values(TITLES).map(([, one]) => [one, '(id: "1")'])),
    project: `(id: "${last.doc.id}")`,
    sitemapProjects: '(after: "0", last: "99999")',
    uploadFiles: `(filters: { url: { in: ${JSON.stringify(files)} } })`,
  });
  for (const { type, id } of planted) {
    const [field, one] = TITLES[type] ?? [];
    queries.push(`{ ${one}(id: "${id}") { data { attributes { ${field} } } } }`);
  }
  let all = "";
  for (const query of queries) {
    const { data, errors } = await ask(query);
    expect(errors, query).toEqual([]);
    const text = JSON.stringify(data).toLowerCase();
    expect(text.includes(SECRET), query).toBe(false);
    all += text;
  }
  // Published texts are found in all these places, so unpublished ones would be, too.
  const lists = TYPES.map((type) => (type === "pages" ? '"pagelinks":[{' : `"${type}":{"data":[{`));
  for (const place of [...lists, `"agencyname":"${SHOWN}"`, '"sitemapprojects":[{', '"oldaddresses":[{'])
    expect(all.includes(place), place).toBe(true);

  // By name: the hash can't be guessed, and a file in the trash isn't served even to those who know it.
  for (const name of [`${SECRET}.jpg`, `thumbnail_${SECRET}.jpg`, `${SECRET}_0000000000.jpg`, trashed.filename])
    await expect.poll(() => statusOfFile(name), { message: name }).toBe(404);
  expect(await statusOfFile(shown.filename)).toBe(200);
  const stranger = await restOf(payload, null);
  for (const path of [
    `/media/file/${unused.filename}`,
    ...planted.map(({ type, id }) => `/${type}/${id}?draft=true`),
  ]) {
    const { status, body } = await stranger("GET", path);
    expect([status, body.includes(SECRET)], path).toEqual([expect.toSatisfy((code) => code >= 400), false]);
  }
  // Filters don't reveal it either.
  for (const [type, [field]] of Object.entries(TITLES).filter(([type]) => type !== "pages")) {
    const asked = `(filters: { ${field}: { contains: "${SECRET}" } }) { data { id } meta { pagination { total } } }`;
    expect((await ask(`{ ${type}${asked} }`)).data, type).toEqual({
      [type]: { data: [], meta: { pagination: { total: 0 } } },
    });
  }
});
