import { PREVIEW_HEADER, PREVIEW_MAX_AGE_MS, PREVIEWED_COLLECTIONS } from "@schaufenster/contract/preview";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createGraphQLServer } from "../../src/content-api/server.ts";
import { previewUrl } from "../../src/editing/preview/live-preview.ts";
import { createPreviewToken, readPreviewToken } from "../../src/editing/preview/token.ts";
import { runDuePlans } from "../../src/editing/publishing/plans/run-due.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { editorRest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let shown: number;
let secret: number;

beforeAll(async () => {
  payload = await startContentSystem();
  const data = { header: "Veröffentlicht", _status: "published" as const };
  shown = (await payload.create({ collection: "projects", data })).id;
  await payload.update({ collection: "projects", id: shown, draft: true, data: { header: "Neue Fassung" } });
  secret = (await payload.create({ collection: "projects", draft: true, data: { header: "Geheim" } })).id;
});

/** Headlines that a query with this token sees, by id and in the list. */
async function headersSeen(token: string | null, id: number): Promise<{ one: string | null; list: string[] }> {
  const server = createGraphQLServer(async () => payload);
  const query = `query($id: ID!) { project(id: $id) { data { attributes { header } } } projects(sort: "id:desc") { data { attributes { header } } } }`;
  const response = await server.fetch("http://content/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...(token === null ? {} : { [PREVIEW_HEADER]: token }) },
    body: JSON.stringify({ query, variables: { id: String(id) } }),
  });
  const { data } = (await response.json()) as {
    data: {
      project: { data: { attributes: { header: string } } | null };
      projects: { data: { attributes: { header: string } }[] };
    };
  };
  return {
    one: data.project.data?.attributes.header ?? null,
    list: data.projects.data.map(({ attributes }) => attributes.header),
  };
}

const tokenFor = (id: number) => createPreviewToken({ collection: "projects", id: String(id) });

test("a preview shows its entry as drafted, and everything else as visitors see it", async () => {
  expect(await headersSeen(tokenFor(shown), shown)).toEqual({ one: "Neue Fassung", list: ["Neue Fassung"] });
  expect(await headersSeen(tokenFor(secret), secret)).toEqual({ one: "Geheim", list: ["Geheim", "Veröffentlicht"] });
  expect((await headersSeen(tokenFor(shown), secret)).one).toBeNull();
});

test("without a token, or with a tampered or expired one, there are no drafts", async () => {
  const time = stopTime();
  const old = tokenFor(secret);
  await time.advance(2 * PREVIEW_MAX_AGE_MS);
  const token = tokenFor(secret);
  const forShown = tokenFor(shown).replace(`projects.${shown}.`, `projects.${secret}.`);
  const changed = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
  for (const given of [null, "", "projects", old, forShown, changed, `${token}.x`]) {
    expect(await headersSeen(given, secret), String(given)).toEqual({ one: null, list: ["Veröffentlicht"] });
    if (given !== null) expect(readPreviewToken(given)).toBeNull();
  }
});

test("a new entry of every type is in its preview before the first input", async () => {
  const queries = {
    services: "{ services { data { id attributes { name title } } } }",
    references: "{ references { data { id attributes { title } } } }",
    menuitems: "{ menuitems { data { id attributes { name title } } } }",
    projects: "{ projects { data { id attributes { header } } } }",
    pages: "query($id: ID) { pages: page(id: $id) { data { id attributes { title address } } } }",
  };
  for (const collection of PREVIEWED_COLLECTIONS) {
    const id = String((await payload.create({ collection, draft: true, data: {} as never })).id);
    const response = await createGraphQLServer(async () => payload).fetch("http://content/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", [PREVIEW_HEADER]: createPreviewToken({ collection, id }) },
      body: JSON.stringify({ query: queries[collection], variables: { id } }),
    });
    const { data } = (await response.json()) as {
      data: Record<string, { data: { id: string; attributes: object }[] | { id: string; attributes: object } }>;
    };
    const entry = [data[collection]?.data ?? []].flat().find((each) => each.id === id);
    expect(Object.values(entry?.attributes ?? { none: null }).every(Boolean), collection).toBe(true);
  }
});

test("a preview's URL doesn't change while editing; entries that aren't on the site have none", async () => {
  const urlOf = (slug: string, data: object) =>
    previewUrl({ data, collectionConfig: { slug } } as Parameters<typeof previewUrl>[0]);
  expect(urlOf("services", { id: 3 })).toMatch(/^\/vorschau\?token=services\.3\.\d+\.[\da-f]{64}$/);
  expect(urlOf("services", { id: 3, name: "film" })).toBe(urlOf("services", { id: 3, name: "luftbild" }));
  expect(urlOf("projects", {})).toBeNull();
  expect(urlOf("projects", { id: 3, deletedAt: new Date().toISOString() })).toBeNull();
  expect(urlOf("inquiries", { id: 1 })).toBeNull();
});

test("a scheduled entry is public when it is due, not before", async () => {
  const input = { type: "publish" as const, doc: { relationTo: "projects" as const, value: secret } };
  const soon = new Date(Date.now() + 3_600_000);
  const { id } = await payload.jobs.queue({ task: "schedulePublish", input, waitUntil: soon });
  await runDuePlans(payload);
  expect((await headersSeen(null, secret)).one).toBeNull();
  await payload.update({
    collection: "payload-jobs",
    id,
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  });
  await runDuePlans(payload);
  expect((await headersSeen(null, secret)).one).toBe("Geheim");
});

test("only a signed-in user's website gets the entry of a page and the existing drafts", async () => {
  const address = { title: "Über uns", address: "ueber-uns", placement: "footer" as const };
  const { id } = await payload.create({ collection: "pages", data: { ...address, _status: "published" } });
  const rest = await editorRest(payload);
  const toolsAt = async (path: string) => JSON.parse((await rest("GET", `/page-tools?path=${path}`)).body);
  const { page, drafts } = await toolsAt("/ueber-uns");
  expect(page).toEqual({ collection: "pages", id: String(id) });
  const href = `/vorschau?token=${tokenFor(shown)}`;
  expect(drafts).toContainEqual({ kind: "Projekt", title: "Neue Fassung", href });
  expect(drafts.map(({ title }: { title: string }) => title)).not.toContain("Über uns");
  expect((await toolsAt("/projekte/1-nichts")).page).toBeNull();
  const stranger = await restOf(payload, null);
  expect(await stranger("GET", "/page-tools?path=/ueber-uns")).toMatchObject({ status: 403 });
});
