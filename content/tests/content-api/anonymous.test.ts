import { handleEndpoints, type Payload, type SanitizedConfig } from "payload";
import { beforeAll, expect, test } from "vitest";
import { membersOnly, OPEN } from "../../src/access/members-only.ts";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import config from "../../src/payload.config.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

/** The data of each type that visitors get by REST. Decide here for a new type. */
const DECIDED = {
  collections: {
    services: "nothing",
    references: "nothing",
    menuitems: "nothing",
    projects: "nothing",
    categories: "nothing",
    pages: "nothing",
    media: "nothing",
    inquiries: "nothing",
    users: "nothing",
    "second-factors": "nothing",
    figures: "nothing",
    "public-addresses": "nothing",
    "old-addresses": "nothing",
    "payload-kv": "nothing",
    "payload-jobs": "nothing",
    "payload-locked-documents": "nothing",
    "payload-preferences": "nothing",
    "payload-migrations": "nothing",
  },
  globals: { "site-settings": "nothing", appearance: "nothing" },
};

/** Part of every stored text; must not be in any response. */
const SECRET = "streng-geheim";

/** Responses without the gate that say more to strangers than that they have no rights. */
const NO_RIGHTS = /^\{"fields":\{\}\}$/;

const ANSWERED: Record<string, RegExp> = {
  "GET /access": /^\{"collections":\{"users":\{"fields":\{"sessions":/,
  "POST /users/access/:id?": /^\{"fields":\{"sessions":/,
  "GET /users/init": /^\{"initialized":true\}$/,
  "GET /users/me": /^\{"user":null,/,
  "GET /payload-preferences/:key": /"value":null\}$/,
  "GET /payload-preferences/:id": /"value":null\}$/,
  "GET /payload-preferences/count": /"value":null\}$/,
  "GET /payload-preferences/versions": /"value":null\}$/,
};

type Endpoint = { method: string; path: string };

let payload: Payload;
let endpoints: Endpoint[];
let ids: Record<string, number>;

const ungated = (request: Request) => handleEndpoints({ config, request });
const gated = membersOnly(ungated, async () => payload);

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, { email: `chefin@${SECRET}.example`, password: "lang genug für alle Fälle" });
  const published = { _status: "published" as const };
  const file = uploadedFile(`${SECRET}.jpg`, "image/jpeg", await picture(300, 200));
  const add = async (
    slug: "media" | "services" | "references" | "menuitems" | "projects" | "categories" | "pages",
    data: object,
  ) => [
    slug,
    (await payload.create({ collection: slug, data: data as never, ...(slug === "media" ? { file } : {}) })).id,
  ];
  ids = Object.fromEntries([
    await add("media", { alternativeText: SECRET }),
    await add("services", { title: SECRET, name: "anker", ...published }),
    await add("references", { title: SECRET, ...published }),
    await add("menuitems", { title: SECRET, name: "ziel", ...published }),
    await add("projects", { header: SECRET, ...published }),
    await add("categories", { name: SECRET, ...published }),
    await add("pages", { title: SECRET, address: "seite", placement: "none", ...published }),
  ]);
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: SECRET, email: "post@agentur.example", copyrightYear: 2022, analyticsProvider: "off" },
  });
  endpoints = endpointsOf(payload.config);
});

function endpointsOf({ endpoints: root, collections, globals }: SanitizedConfig): Endpoint[] {
  const all = [
    ...root.map((endpoint) => ["", endpoint] as const),
    ...collections.flatMap(({ slug, endpoints: own }) => (own || []).map((each) => [`/${slug}`, each] as const)),
    ...globals.flatMap(({ slug, endpoints: own }) => (own || []).map((each) => [`/globals/${slug}`, each] as const)),
  ];
  return all.map(([prefix, { method, path }]) => ({ method: method.toUpperCase(), path: prefix + path }));
}

/**
 * A request that would have an effect if allowed: with an existing id, a body, and a filter that matches everything.
 */
function requestTo({ method, path }: Endpoint, headers: Record<string, string> = {}): Request {
  const slug = path.split("/")[1] ?? "";
  const filled = path.replace(/:(?:id|docID)\??/, String(ids[slug] ?? 1)).replace(/:\w+\??/g, SECRET);
  const body = { email: `chefin@${SECRET}.example`, password: "falsch", token: "x", title: "verändert", name: "x" };
  return new Request(`http://content/api${filled}?where[id][exists]=true&depth=3&limit=0&draft=true&trash=true`, {
    method,
    headers: { "content-type": "application/json", "content-length": "150", ...headers },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test("there is a decision about every type", () => {
  const slugs = (types: { slug: string }[]) => types.map(({ slug }) => slug).sort();
  expect(slugs(payload.config.collections)).toEqual(Object.keys(DECIDED.collections).sort());
  expect(slugs(payload.config.globals)).toEqual(Object.keys(DECIDED.globals).sort());
  for (const open of OPEN) expect(endpoints.map(nameOf)).toContain(open.replace("/api", ""));
});

test("visitors can only use REST to sign in", async () => {
  expect(endpoints.length).toBeGreaterThan(150);
  for (const endpoint of endpoints) {
    const response = await gated(requestTo(endpoint));
    const text = await response.text();
    expect(text, nameOf(endpoint)).not.toMatch(/streng-geheim|\.ts:|node_modules/);
    if (OPEN.includes(`${endpoint.method} /api${endpoint.path}`)) expect(response.status).toBeLessThan(500);
    else
      expect([response.status, text], nameOf(endpoint)).toEqual([
        403,
        '{"errors":[{"message":"Bitte melden Sie sich an.","data":{"errors":[{"path":"lastForm","message":"signed-out"}]}}]}',
      ]);
  }
});

test("access control of each type would refuse them without that gate, too", async () => {
  const before = await everything();
  for (const endpoint of endpoints) {
    const name = nameOf(endpoint);
    const response = await ungated(requestTo(endpoint));
    const text = await response.text();
    expect(text, name).not.toContain(SECRET);
    if (response.ok && name !== "POST /users/forgot-password") expect(text, name).toMatch(ANSWERED[name] ?? NO_RIGHTS);
  }
  expect(await everything()).toEqual(before);
});

/** Reads everything that a stranger could have changed. */
async function everything(): Promise<unknown[]> {
  return Promise.all(
    (["services", "references", "menuitems", "projects", "categories", "pages", "media", "users"] as const).map(
      async (collection) => {
        const { docs } = await payload.find({ collection, depth: 0 });
        return docs.map(({ id, ...doc }) => [id, "title" in doc ? doc.title : null, "email" in doc ? doc.email : null]);
      },
    ),
  );
}

test.each([
  ["another method's name", { "x-http-method-override": "GET" }],
  ["Payload's name for that", { "x-payload-http-method-override": "GET" }],
  ["an empty token", { authorization: "JWT " }],
  ["an unsigned token", { authorization: "JWT eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0." }],
  ["an unsigned cookie", { cookie: "payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0." }],
  ["an API key", { authorization: "users API-Key 1" }],
  ["the address of this machine", { "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" }],
])("%s opens nothing", async (_, headers) => {
  for (const path of ["/users", "/inquiries", "/globals/site-settings", "/payload-jobs/run"]) {
    for (const method of ["GET", "POST"]) {
      expect((await gated(requestTo({ method, path }, headers))).status, `${method} ${path}`).toBe(403);
    }
  }
});

test.each([
  "/api/users/%6cogin",
  "/api/users/login/",
  "/api//users/login",
  "/api/users/login;x",
  "/api/users/me/../../users",
  "/api/Users/login",
])("%s isn't open just because it looks like an open address", async (path) => {
  const response = await gated(new Request(`http://content${path}`, { method: "POST" }));
  expect(response.status).toBe(403);
});

test("a stranger's body isn't read if it isn't needed, or if it is long", async () => {
  let sent = 0;
  const flood = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
  const post = (path: string, headers: Record<string, string>) =>
    gated(
      new Request(`http://content${path}`, { method: "POST", headers, body: flood(), duplex: "half" } as RequestInit),
    );
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  expect((await post("/api/media", multipart)).status).toBe(403);
  expect((await post("/api/users/login", multipart)).status).toBe(413);
  expect((await post("/api/users/login", { ...multipart, "content-length": "209715200" })).status).toBe(413);
  expect(
    (await post("/api/users/forgot-password", { "content-type": "application/json", "content-length": "x" })).status,
  ).toBe(413);
  expect(sent).toBeLessThan(1_000_000);
});

test("an upload by a visitor leaves nothing behind", async () => {
  const count = async () => (await payload.count({ collection: "media" })).totalDocs;
  const before = await count();
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await picture(300, 200))], { type: "image/jpeg" }), "bild.jpg");
  form.set("_payload", JSON.stringify({ alternativeText: "Ein Kreis auf rotem Grund" }));
  for (const handle of [gated, ungated]) {
    const response = await handle(new Request("http://content/api/media", { method: "POST", body: form }));
    expect(response.status).toBe(403);
  }
  expect(await count()).toBe(before);
});

test("a type that is closed to REST reveals no internal address, even to members", async () => {
  const login = { email: `chefin@${SECRET}.example`, password: "lang genug für alle Fälle" };
  const { token } = await payload.login({ collection: "users", data: login });
  const headers = { authorization: `JWT ${token}` };
  const response = await gated(new Request("http://inner-address:3601/api/payload-migrations", { headers }));
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("inner-address");
});
