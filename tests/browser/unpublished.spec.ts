import sharp from "sharp";
import { queriesOfEveryField } from "../../contract/tests/every-field.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps } from "../../testing/apps.ts";
import { expect, test } from "../../testing/test.ts";

/** Stands in everything that nobody may see, and in nothing that visitors have. */
const SECRET = "omegaprojekt";
/** Stands in what is published: where it is found, the other one would be, too. */
const SHOWN = "alphaprojekt";

/** Entries that no visitor sees. */
const STATES = ["draft", "planned", "withdrawn", "trashed", "changed"] as const;
type State = (typeof STATES)[number];

let apps: Apps;
test.beforeAll(async () => {
  apps = await Apps.ofDemoAgency();
});
test.afterAll(() => apps.end());

type Entry = { id: number };

/** An editor's requests. */
class Editor {
  readonly #headers: Record<string, string>;
  #width = 300;

  constructor(token: string) {
    this.#headers = { authorization: `JWT ${token}`, origin: apps.url };
  }

  async send<Answer>(method: string, path: string, data: unknown): Promise<Answer> {
    const isForm = data instanceof FormData;
    const response = await fetch(`${apps.url}/api${path}`, {
      method,
      headers: { ...this.#headers, ...(isForm ? {} : { "content-type": "application/json" }) },
      body: isForm ? data : JSON.stringify(data),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text || "{}") as Answer;
  }

  async create(type: string, data: object): Promise<Entry> {
    return (await this.send<{ doc: Entry }>("POST", `/${type}`, data)).doc;
  }

  change(type: string, { id }: Entry, data: object, query = ""): Promise<unknown> {
    return this.send("PATCH", `/${type}/${id}${query}`, data);
  }

  /** A picture of its own whose name and texts all hold a word. */
  async upload(word: string): Promise<Entry & { filename: string }> {
    this.#width += 10;
    const picture = sharp({ create: { width: this.#width, height: 200, channels: 3, background: "#aa3311" } }).jpeg();
    const texts = {
      alternativeText: `Ein ${word} im Bild`,
      caption: word,
      credit: `Foto: ${word}`,
      name: word,
      album: word,
    };
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(await picture.toBuffer())], { type: "image/jpeg" }), `${word}.jpg`);
    form.set("_payload", JSON.stringify(texts));
    return (await this.send<{ doc: Entry & { filename: string } }>("POST", "/media", form)).doc;
  }
}

/** Each type with an entry whose every text holds a word. */
function entryOf(type: string, word: string, key: string, image: Entry & { filename: string }): object {
  const text = `Ein Text über ${word}.\n\n![${word}](/uploads/${image.filename})`;
  const shared = { searchDescription: word, shareImage: image.id };
  const entries: Record<string, object> = {
    services: {
      ...{
        title: word,
        name: `${word}-${key}`,
        header: word,
        ghostTitle: word,
        buttonTxt: word,
        slideId: 90,
        sortId: 90,
      },
      ...{ mainContent: text, slideContent: text, slideImage: image.id },
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

/** Types with the field of their title and their name as a single entry. */
const TITLES: Record<string, [field: string, one: string]> = {
  services: ["title", "service"],
  references: ["title", "reference"],
  projects: ["header", "project"],
  pages: ["title", "page"],
  categories: ["name", "category"],
  menuitems: ["title", "menuitem"],
};
const TYPES = Object.keys(TITLES);

const DAY_MS = 86_400_000;

type Planted = { type: string; id: number; file: string };

/** Plants an entry of each type in a state, and a picture that they alone use. */
async function plant(editor: Editor, state: State): Promise<Planted[]> {
  const image = await editor.upload(SECRET);
  const shown = state === "changed" ? await editor.upload(SHOWN) : image;
  const planted: Planted[] = [];
  for (const type of TYPES) {
    const data = entryOf(type, SECRET, state, image);
    const first = state === "changed" ? entryOf(type, SHOWN, state, shown) : data;
    const isDraft = state === "draft" || state === "planned";
    const entry = await editor.create(type, { ...first, _status: isDraft ? "draft" : "published" });
    const at = new Date(Date.now() + DAY_MS).toISOString().slice(0, "2026-11-28T10:00".length);
    if (state === "planned")
      await editor.send("POST", "/plans", { collection: type, id: entry.id, type: "publish", at });
    if (state === "withdrawn") await editor.change(type, entry, { _status: "draft" });
    if (state === "trashed") await editor.change(type, entry, { deletedAt: new Date().toISOString() });
    if (state === "changed") await editor.change(type, entry, { ...data, _status: "draft" }, "?draft=true");
    planted.push({ type, id: entry.id, file: image.filename });
  }
  return planted;
}

/** Reads as a stranger what is at an address: headers, and the body if it is a text. */
async function read(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
  const response = await fetch(apps.url + path, { redirect: "manual", ...init });
  const isText = /text|json|xml|javascript/.test(response.headers.get("content-type") ?? "");
  const body = isText ? await response.text() : "";
  await response.body?.cancel().catch(() => {});
  return { status: response.status, text: `${JSON.stringify([...response.headers])}\n${body}` };
}

const graphql = (query: string) =>
  read("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });

/** All own addresses that a text names. */
function addressesIn(text: string): string[] {
  const own = text.replaceAll(apps.url, "").replaceAll("&amp;", "&");
  const named = [...own.matchAll(/(?:href|src|content|action)="(\/[^"#]*)|<loc>(\/[^<]*)|"(?:url|@id)":"(\/[^"#]*)/g)];
  return named.map((match) => match.slice(1).find(Boolean) ?? "");
}

/** Follows every address from the first ones on. */
async function crawl(first: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [...first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || /^\/(assets|_next|admin)\//.test(path)) continue;
    const { text } = await read(path);
    found.set(path, text);
    waiting.push(...addressesIn(text));
  }
  return found;
}

/** Public pages that a crawl of HTML does not come by. */
const BESIDE = ["/robots.txt", "/sitemap.xml", "/projekte/feed.xml", "/site.webmanifest", "/nirgends", "/gesendet"];

/** One entry by its number, by every way to it that can be guessed. */
async function readByNumber({ type, id }: Planted): Promise<string> {
  const [field, one] = TITLES[type] ?? [];
  const answers = [
    await graphql(`{ ${one}(id: "${id}") { data { attributes { ${field} } } } }`),
    ...(await Promise.all(
      [
        `/projekte/${id}`,
        `/projekte/kategorie/${id}`,
        `/social-card/projekte/${id}.jpg`,
        `/api/${type}/${id}?draft=true`,
      ].map((path) => read(path)),
    )),
  ];
  return answers.map(({ text }) => text).join("\n");
}

test("nothing of a draft, an unused file, a planned, withdrawn or trashed entry is in anything that a stranger can fetch", async () => {
  const editor = new Editor(await signInByRest(apps.url, ADMINISTRATOR));
  const planted = (await Promise.all(STATES.map((state) => plant(editor, state)))).flat();
  const [unused, trashed, shown] = [
    await editor.upload(SECRET),
    await editor.upload(SECRET),
    await editor.upload(SHOWN),
  ];
  await editor.change("media", trashed, { deletedAt: new Date().toISOString() });
  await editor.send("POST", "/globals/site-settings?draft=true", { agencyName: SECRET, _status: "draft" });
  const targets = [...new Set([...planted, { file: unused.filename }].map(({ file }) => `/uploads/${file}`))];
  targets.push(...planted.filter(({ type }) => type === "projects").map(({ id }) => `/projekte/${id}`));
  const list = targets.map((target, index) => `/alt-${index}.html;${target}`).join("\n");
  const { saved } = await editor.send<{ saved: number }>("POST", "/old-addresses/list", { text: list });
  expect(saved).toBeGreaterThan(STATES.length);
  const last = await editor.create("projects", {
    ...entryOf("projects", SHOWN, "last", shown),
    _status: "published",
  });
  await expect.poll(async () => (await read("/projekte")).text).toContain(`/projekte/${last.id}-`);

  const found = await crawl(["/", ...BESIDE, ...targets.map((_, index) => `/alt-${index}.html`)]);
  const files = [shown, unused, trashed].map(({ filename }) => `/uploads/${filename}`);
  const queries = queriesOfEveryField({
    ...Object.fromEntries(Object.values(TITLES).map(([, one]) => [one, '(id: "1")'])),
    project: `(id: "${last.id}")`,
    sitemapProjects: '(after: "0", last: "99999")',
    uploadFiles: `(filters: { url: { in: ${JSON.stringify(files)} } })`,
  });
  for (const query of queries) {
    const { status, text } = await graphql(query);
    expect(status, `${query}\n${text}`).toBe(200);
    expect(text, query).not.toContain('"errors"');
    found.set(query, text);
  }
  // What is public is found at all these places: so would be what must not be there.
  for (const place of ["/projekte", "/projekte/feed.xml", "/sitemap.xml", "/impressum"])
    expect(found.get(place), place).toContain(SHOWN);
  expect([...found.keys()].filter((path) => path.startsWith("/uploads/")).join()).toContain(SHOWN);
  expect([...found.keys()].filter((path) => path.startsWith("/social-card/"))).not.toEqual([]);

  for (const each of planted) found.set(`${each.type} ${each.id}`, await readByNumber(each));
  for (const [place, text] of found) expect(text.toLowerCase(), place).not.toContain(SECRET);

  // By name: nobody can guess the hash in it, and a file in the trash is not even there for those who know it.
  for (const name of [`${SECRET}.jpg`, `thumbnail_${SECRET}.jpg`, `${SECRET}_0000000000.jpg`, trashed.filename])
    expect((await read(`/uploads/${name}`)).status, name).toBe(404);
  expect((await read(`/api/media/file/${unused.filename}`)).status).toBe(403);
  // Nor by asking whether there is one.
  for (const [type, [field]] of Object.entries(TITLES).filter(([type]) => type !== "pages")) {
    const asked = `(filters: { ${field}: { contains: "${SECRET}" } }) { data { id } meta { pagination { total } } }`;
    expect((await graphql(`{ ${type}${asked} }`)).text, type).toContain('"data":[],"meta":{"pagination":{"total":0}}');
  }
});
