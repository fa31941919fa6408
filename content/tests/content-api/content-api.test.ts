import { sign } from "@schaufenster/contract/signature";
import { WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@schaufenster/contract/signed-request";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { receivePublishWebhook } from "../../src/app/webhooks/published/receive-webhook.ts";
import { createGraphQLServer } from "../../src/content-api/server.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { queryCount } from "../../src/platform/database/query-count.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

const CARDS = `query Cards($pageSize: Int!) {
  projects(sort: "id:desc", pagination: { pageSize: $pageSize }) {
    data { id attributes { header image { data { attributes { url formats } } } categories { data { attributes { name } } } } }
    meta { pagination { total page pageSize pageCount } }
  }
}`;

let payload: Payload;
let ask: ReturnType<typeof askGraphQL>;
let web: number;
let empty: number;

beforeAll(async () => {
  payload = await startContentSystem();
  ask = askGraphQL(payload);
  const published = { _status: "published" as const };
  const category = async (name: string) =>
    (await payload.create({ collection: "categories", data: { name, ...published } })).id;
  web = await category("Webdesign");
  const film = await category("Ölfilm");
  empty = await category("Ausstellung");
  const onlyDrafts = await category("Entwürfe");
  // In parallel: otherwise, the process that reads them would restart for each on a slow machine.
  const upload = async (index: number) => {
    const file = uploadedFile(`bild ${index}.jpg`, "image/jpeg", await picture(300 + index, 200));
    return payload.create({ collection: "media", file, data: { alternativeText: `Bild Nummer ${index}` } });
  };
  const images = await Promise.all(Array.from({ length: 20 }, (_, at) => upload(at + 1)));
  for (const [at, { id: image }] of images.entries()) {
    const data = { header: `Projekt ${at + 1}`, image, categories: [web, film], ...published };
    await payload.create({ collection: "projects", data });
  }
  await payload.create({
    collection: "projects",
    draft: true,
    data: { header: "Geheim", categories: [onlyDrafts], _status: "draft" },
  });
});

async function queriesFor(pageSize: number): Promise<number> {
  nextContentVersion();
  const before = queryCount();
  const { data, errors } = await ask(CARDS, { pageSize });
  expect(errors).toEqual([]);
  expect((data.projects as { data: unknown[] }).data).toHaveLength(pageSize);
  return queryCount() - before;
}

test("a page of projects takes the same number of queries at every size", async () => {
  await queriesFor(1); // warms up
  const [one, eight, twenty] = [await queriesFor(1), await queriesFor(8), await queriesFor(20)];
  expect(eight).toBe(one);
  expect(twenty).toBe(one);
  expect(one).toBeLessThanOrEqual(6);
});

test("twenty identical concurrent requests cost one query, and one right after costs none", async () => {
  const one = await queriesFor(7);
  nextContentVersion();
  const before = queryCount();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(CARDS, { pageSize: 7 })));
  expect(queryCount() - before).toBe(one);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await ask(CARDS, { pageSize: 7 });
  expect(queryCount() - before).toBe(one);
});

test("a publication is in the next response, even if the query was running meanwhile", async () => {
  const question = `query($id: ID!) { category(id: $id) { data { attributes { name } } } }`;
  const name = async () => JSON.stringify((await ask(question, { id: empty })).data);
  expect(await name()).toContain("Ausstellung");
  for (const next of ["Werkschau", "Ausstellung"]) {
    const meanwhile = Array.from({ length: 10 }, name);
    await payload.update({ collection: "categories", id: empty, data: { name: next, _status: "published" } });
    await Promise.all(meanwhile);
    await expect.poll(name, { timeout: 300, interval: 5 }).toContain(next);
  }
});

test("drafts aren't public: not in lists, not by id, not by requesting a preview", async () => {
  const { docs } = await payload.find({ collection: "projects", where: { header: { equals: "Geheim" } }, draft: true });
  const { data } = await ask(
    `query($id: ID!) { project(id: $id) { data { id } } projects(pagination: { limit: -1 }) { data { attributes { header } } } }`,
    { id: docs[0]?.id },
  );
  expect(data.project).toEqual({ data: null });
  expect(JSON.stringify(data.projects)).not.toContain("Geheim");

  const preview = await ask(`{ projects(publicationState: PREVIEW) { data { id } } }`);
  expect(preview.errors[0]?.extensions?.code).toBe("FORBIDDEN");
});

test("changes to a published project stay a draft until published", async () => {
  const project = await payload.create({ collection: "projects", data: { header: "Vorher", _status: "published" } });
  const read = async () => {
    const { data } = await ask(`query($id: ID!) { project(id: $id) { data { attributes { header } } } }`, {
      id: project.id,
    });
    return (data.project as { data: { attributes: { header: string } } | null }).data?.attributes.header;
  };
  await payload.update({ collection: "projects", id: project.id, draft: true, data: { header: "Nachher" } });
  expect(await read()).toBe("Vorher");
  await payload.update({ collection: "projects", id: project.id, data: { header: "Nachher", _status: "published" } });
  expect(await read()).toBe("Nachher");
  await payload.update({ collection: "projects", id: project.id, data: { _status: "draft" } });
  expect(await read()).toBeUndefined();
});

test("only categories with a published project are listed on request (spec §7)", async () => {
  const { data: answer } = await ask(
    `{ categories(sort: "name:asc", filters: { projects: { publishedAt: { notNull: true } } }) { data { attributes { name } } meta { pagination { total } } } }`,
  );
  const { data, meta } = answer.categories as {
    data: { attributes: { name: string } }[];
    meta: { pagination: { total: number } };
  };
  expect(data.map(({ attributes }) => attributes.name).sort()).toEqual(["Webdesign", "Ölfilm"].sort());
  expect(meta.pagination.total).toBe(2);
});

test("projects of a category come in pages of eight, with the number of pages (spec §9)", async () => {
  const query = `query($cat: ID!, $page: Int!) { projects(sort: "id:desc", filters: { categories: { id: { eq: $cat } } }, pagination: { page: $page, pageSize: 8 }) { data { id } meta { pagination { total page pageSize pageCount } } } }`;
  const list = async (cat: number | string, page: number) =>
    (await ask(query, { cat, page })).data.projects as { data: { id: string }[]; meta: { pagination: object } };

  const last = await list(web, 3);
  expect(last.data).toHaveLength(4);
  expect(last.meta.pagination).toEqual({ total: 20, page: 3, pageSize: 8, pageCount: 3 });
  expect((await list(web, 4)).data).toEqual([]);
  expect((await list(empty, 1)).meta.pagination).toEqual({ total: 0, page: 1, pageSize: 8, pageCount: 0 });
  expect((await list("keine-nummer", 1)).data).toEqual([]);

  const ids = [...(await list(web, 1)).data, ...(await list(web, 2)).data, ...last.data].map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(20);
});

test("an unknown id returns null, like Strapi 4", async () => {
  const { data } = await ask(
    `{ a: project(id: 99999) { data { id } } b: project(id: "x") { data { id } } c: category(id: null) { data { id } } }`,
  );
  expect({ data }).toEqual({ data: { a: { data: null }, b: { data: null }, c: { data: null } } });
});

test("a window can start at any entry, not only at a page's first", async () => {
  const { data } = await ask(
    `{ projects(sort: "id:asc", pagination: { start: 3, limit: 2 }) { data { attributes { header } } } }`,
  );
  expect(data.projects).toEqual({
    data: [{ attributes: { header: "Projekt 4" } }, { attributes: { header: "Projekt 5" } }],
  });
});

test.each([
  [`{ projects(sort: "password:asc") { data { id } } }`, "BAD_USER_INPUT"],
  [`{ projects(pagination: { page: 1, limit: 3 }) { data { id } } }`, "STRAPI_PAGINATION_ERROR"],
])("%s is refused with a reason", async (query, code) => {
  const { errors } = await ask(query);
  expect(errors[0]?.extensions?.code).toBe(code);
});

test("there are no mutations, and the schema isn't exposed", async () => {
  expect((await ask(`mutation { createProject { id } }`)).errors[0]?.message).toMatch(
    /not configured to execute mutation/,
  );
  expect((await ask(`{ __schema { types { name } } }`)).errors[0]?.message).toMatch(/introspection/i);
});

test("files are found only by their addresses, with sizes and renditions (series of pictures)", async () => {
  const { docs } = await payload.find({ collection: "media", limit: 2, sort: "id" });
  const urls = docs.map(({ filename }) => `/uploads/${encodeURIComponent(filename ?? "")}`);
  const files =
    "query Files($urls: [String]!) { uploadFiles(filters: { url: { in: $urls } }) { data { attributes { url width formats } } } }";
  const { data } = await ask(files, { urls: [...urls, "/uploads/nirgends.jpg", "https://anderswo.example/x.jpg"] });
  const found = (data.uploadFiles as { data: { attributes: { url: string; width: number; formats: object } }[] }).data;
  expect(found.map(({ attributes }) => attributes.url).sort()).toEqual(urls.sort());
  for (const { attributes } of found) expect(attributes.formats).toHaveProperty("thumbnail");
  for (const filters of ["", '(filters: { url: { contains: "bild" } })'])
    expect((await ask(`{ uploadFiles${filters} { data { id } } }`)).errors).toHaveLength(1);
});

test.each([
  [{ query: "query { projects( }" }, 400, "GRAPHQL_PARSE_FAILED"],
  [{ query: "{ projekte { data { id } } }" }, 400, "GRAPHQL_VALIDATION_FAILED"],
  [{ query: "query($id: ID!) { project(id: $id) { data { id } } }" }, 400, "BAD_USER_INPUT"],
  [{ query: "" }, 400, expect.any(String)],
  [{}, 400, expect.any(String)],
  [{ query: '{ projects(sort: "unsinn") { data { id } } }' }, 200, "BAD_USER_INPUT"],
])("%j is answered with Strapi's status and code", async (body, status, code) => {
  const server = createGraphQLServer(async () => payload);
  const headers = { "content-type": "application/json", accept: "application/json" };
  const answer = await server.fetch("http://content/graphql", { method: "POST", headers, body: JSON.stringify(body) });
  const { errors } = (await answer.json()) as { errors: { extensions: object }[] };
  expect([answer.status, errors[0]?.extensions]).toEqual([status, expect.objectContaining({ code })]);
  expect(errors[0]?.extensions).not.toHaveProperty("http");
});

test("without an order, the lowest id comes first, as in Strapi 4", async () => {
  const { data } = await ask("{ projects(pagination: { limit: -1 }) { data { id } } }");
  const ids = (data.projects as { data: { id: string }[] }).data.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test("another process's publication is in the next response after its signed notice", async () => {
  const question = `query Name($id: ID!) { category(id: $id) { data { attributes { name } } } }`;
  const name = async () => JSON.stringify((await ask(question, { id: empty })).data);
  const before = await name();
  const context = { silent: true }; // like an import
  await payload.update({ collection: "categories", id: empty, data: { name: "Von drüben" }, context });
  expect(await name()).toBe(before);
  const told = async (secret: string) => {
    const body = JSON.stringify({ source: "import", id: null });
    const timestamp = String(Date.now());
    const signed = {
      [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
      [WEBHOOK_SIGNATURE_HEADER]: sign(`${timestamp}.${body}`, secret),
      "content-length": String(body.length),
    };
    const request = new Request("http://content/webhooks/published", { method: "POST", headers: signed, body });
    return (await receivePublishWebhook(request, payload)).status;
  };
  expect([await told("falsch"), await name()]).toEqual([401, before]);
  expect([await told(settings.WEBHOOK_SECRET), await name()]).toEqual([202, expect.stringContaining("Von drüben")]);
});
