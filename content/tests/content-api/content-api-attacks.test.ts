import * as documents from "@schaufenster/contract/documents";
import { beforeAll, expect, test } from "vitest";
import { createGraphQLServer } from "../../src/content-api/server.ts";
import { startContentSystem } from "../../testing/content-system.ts";

let server: ReturnType<typeof createGraphQLServer>;

beforeAll(async () => {
  const payload = await startContentSystem();
  for (let index = 1; index <= 7; index += 1) {
    const data = { title: `Kunde ${index}`, sortId: index, _status: "published" as const };
    await payload.create({ collection: "references", data });
  }
  server = createGraphQLServer(async () => payload);
});

type Answer = { data?: Record<string, unknown>; errors?: { message: string }[] };

async function send(body: BodyInit | null, init: RequestInit & { url?: string } = {}) {
  const { url = "http://content/graphql", ...rest } = init;
  const request = { method: "POST", headers: { "content-type": "application/json" }, body, ...rest };
  const response = await server.fetch(url, request as RequestInit);
  const text = await response.text();
  const answer = (text.startsWith("{") ? JSON.parse(text) : {}) as Answer;
  return { status: response.status, text, messages: (answer.errors ?? []).map(({ message }) => message), ...answer };
}

const ask = (query: string, variables: unknown = {}) => send(JSON.stringify({ query, variables }));
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(" ");

test("every operation of the contract is within the limits", async () => {
  const since = "2026-11-01T00:00:00.000Z";
  const variables = { page: 1, id: "1", cat: "1", after: "0", last: "9", since, urls: ["/uploads/bild.jpg"] };
  const operations = Object.entries(documents).filter(([name]) => name.endsWith("Document"));
  expect(operations.length).toBeGreaterThanOrEqual(8);
  for (const [name, operation] of operations) {
    const declared = Object.entries(variables).filter(([variable]) => String(operation).includes(`$${variable}:`));
    const { errors } = await ask(String(operation), Object.fromEntries(declared));
    expect(errors, name).toBeUndefined();
  }
});

test.each([
  ["depth by fields", `{ ${"projects { data { attributes { categories { data { attributes { ".repeat(40)}`],
  [
    "depth by inline fragments",
    `{ projects { ${"... on ProjectEntityResponseCollection { ".repeat(60)} meta { pagination { total } } ${"} ".repeat(62)}`,
  ],
  [
    "depth of a list's value",
    `{ projects(filters: { and: ${"[{ and: ".repeat(300)} [] ${"}]".repeat(300)} }) { data { id } } }`,
  ],
  ["aliases", `{ ${times(16, (n) => `a${n}: projects { data { id } }`)} }`],
  ["aliases of one field", `{ projects { data { ${times(16, (n) => `a${n}: id`)} } } }`],
  [
    "aliases in fragments",
    `{ ...a } fragment a on Query { ...b ${times(8, (n) => `a${n}: references { data { id } }`)} } fragment b on Query { ${times(8, (n) => `b${n}: references { data { id } }`)} }`,
  ],
  ["a flood of names", `{ projects { data { ${"id ".repeat(2000)} } } }`],
  ["a flood of __typename", `{ ${"__typename ".repeat(2000)} }`],
  ["a flood of commas and comments", `{ ${"# x\n".repeat(10)} ${"__typename ".repeat(1200)} }`],
  ["directives", `{ projects ${"@skip(if: false) ".repeat(100)} { data { id } } }`],
  ["unknown directives", `{ projects ${times(100, (n) => `@x${n}`)} { data { id } } }`],
  ["directives on fields", `{ projects { data { ${times(40, () => "id @include(if: true)")} } } }`],
  ["a circle of one fragment", "{ projects { ...a } } fragment a on ProjectEntityResponseCollection { ...a }"],
  [
    "a circle of fragments",
    "{ ...a } fragment a on Query { ...b } fragment b on Query { ...c } fragment c on Query { ...a }",
  ],
  [
    "fragments that double",
    `{ ...f0 } ${times(30, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`)} fragment f30 on Query { __typename }`,
  ],
  ["many operations", times(400, (n) => `query q${n} { __typename }`)],
  ["unused variables", `query(${times(400, (n) => `$v${n}: Int`)}) { __typename }`],
  ["introspection", "{ __schema { types { name fields { name type { name } } } } }"],
  ["introspection of one type", '{ __type(name: "Query") { fields { name } } }'],
  ["introspection behind a fragment", "{ ...x } fragment x on Query { __schema { queryType { name } } }"],
  ["a mutation", "mutation { createProject(data: {}) { data { id } } }"],
  ["a mutation by alias", "mutation M { deleteUsers: __typename }"],
  ["a subscription", "subscription { projects { data { id } } }"],
  ["half a query", "{ projects { data { "],
  ["no query", ""],
  ["a schema", "type Query { x: Int } extend schema @x"],
  ["what REST has", "{ users { docs { email password } } }"],
])("%s is refused before execution", async (_, query) => {
  const { data, messages, text } = await ask(query);
  expect(data ?? null).toBeNull();
  expect(messages.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThan(4000);
  expect(text).not.toMatch(/Did you mean|node_modules|\.ts:|at [A-Z]\w+\./);
});

test.each([
  "{ project { data { id } } projectz { data { id } } }",
  "{ projects(filter: { id: 1 }) { data { id } } }",
  "{ projects { data { attributes { heade } } } }",
  "{ projects(publicationState: LIV) { data { id } } }",
  "{ ... on Projects { data { id } } }",
  "query($x: ProjectFilter) { projects(filters: $x) { data { id } } }",
])("%s: the response doesn't suggest what is right", async (query) => {
  const { messages } = await ask(query);
  expect(messages.join()).not.toMatch(/did you mean/i);
  expect(messages.length).toBeGreaterThan(0);
});

test("a refusal is short, however much of the variables is wrong", async () => {
  const query = "query($f: ReferenceFiltersInput) { references(filters: $f) { data { id } } }";
  const wrong = { or: Array.from({ length: 60 }, (_, id) => ({ [`nichts${id}`]: "x".repeat(40) })) };
  const { messages, text } = await ask(query, { f: wrong });
  expect(messages.join()).toContain("invalid value");
  expect(text.length).toBeLessThan(JSON.stringify({ query, variables: { f: wrong } }).length);
});

test("values in variables are limited like those in the query", async () => {
  const query =
    "query($f: ReferenceFiltersInput, $p: PaginationArg) { references(filters: $f, pagination: $p) { data { id } } }";
  const many = { or: Array.from({ length: 500 }, (_, id) => ({ id: { eq: id } })) };
  const deep = Array.from({ length: 60 }).reduce<object>((inner) => ({ and: [inner] }), { id: { eq: 1 } });
  const list = { id: { in: Array.from({ length: 5000 }, (_, id) => id) } };
  for (const f of [many, deep, list]) expect((await ask(query, { f })).messages.join()).toMatch(/at most|100/);
  const huge = { title: { containsi: "%_".repeat(40_000) } };
  expect((await ask(query, { f: huge })).status).toBe(413);
  for (const p of [
    { limit: 2_147_483_647 },
    { page: 2_147_483_647, pageSize: 100 },
    { start: -5, limit: -5 },
    { page: -1 },
  ]) {
    const { data, errors } = await ask(query, { p });
    expect(errors ?? [], JSON.stringify(p)).toEqual([]);
    expect((data?.references as { data: unknown[] } | undefined)?.data.length).toBeLessThanOrEqual(100);
  }
});

test("a window anywhere in a list costs at most the two pages that it spans", async () => {
  const query = `query($p: PaginationArg) { references(sort: "sortId:asc", pagination: $p) { data { attributes { sortId } } meta { pagination { total } } } }`;
  const window = async (start: number, limit: number) => {
    const { data } = await ask(query, { p: { start, limit } });
    const found = data?.references as { data: { attributes: { sortId: number } }[]; meta: object } | undefined;
    expect(found?.meta).toEqual({ pagination: { total: 7 } });
    return found?.data.map(({ attributes }) => attributes.sortId);
  };
  expect(await window(0, 3)).toEqual([1, 2, 3]);
  expect(await window(1, 3)).toEqual([2, 3, 4]);
  expect(await window(5, 3)).toEqual([6, 7]);
  expect(await window(6, 3)).toEqual([7]);
  expect(await window(7, 3)).toEqual([]);
  expect(await window(2_000_000_001, 100)).toEqual([]);
});

const QUERY = "{ __typename }";

test.each([
  ["text/plain", QUERY],
  ["text/plain", JSON.stringify({ query: QUERY })],
  ["application/x-www-form-urlencoded", `query=${encodeURIComponent(QUERY)}`],
  ["application/graphql", QUERY],
  [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{__typename}"}\r\n--x--',
  ],
  ["application/json-patch+json", JSON.stringify({ query: QUERY })],
  ["", JSON.stringify({ query: QUERY })],
])("a request that a foreign page's form can send as %j isn't read", async (type, body) => {
  const { status, data } = await send(body, { headers: type ? { "content-type": type } : {} });
  expect(status).toBe(415);
  expect(data).toBeUndefined();
});

test.each([
  ["no JSON", "{"],
  ["nothing", ""],
  ["a number", "1"],
  ["null", "null"],
  ["a list of queries", JSON.stringify([{ query: QUERY }, { query: QUERY }])],
  ["a query that is none", JSON.stringify({ query: { a: 1 } })],
  ["variables that are none", JSON.stringify({ query: QUERY, variables: "x" })],
  ["brackets", "[".repeat(20_000)],
  ["a prototype", '{"query":"{ __typename }","__proto__":{"x":1},"constructor":{}}'],
])("%s isn't a valid request", async (_, body) => {
  const { status, data } = await send(body);
  expect(status).toBe(400);
  expect(data).toBeUndefined();
});

test("a body is only read up to the query limit, announced or not", async () => {
  const body = JSON.stringify({ query: QUERY, variables: { x: "x".repeat(100_000) } });
  expect((await send(body)).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  expect((await send(endless, { duplex: "half" } as RequestInit)).status).toBe(413);
  expect(sent).toBeLessThan(200_000);
});

test("GET only reads; other methods are refused", async () => {
  const get = (query: string) =>
    send(null, { method: "GET", url: `http://content/graphql?query=${encodeURIComponent(query)}` });
  expect((await get(QUERY)).data).toEqual({ __typename: "Query" });
  expect((await get("mutation { createProject { id } }")).data).toBeUndefined();
  expect((await get("subscription { projects { data { id } } }")).data).toBeUndefined();
  for (const method of ["PUT", "DELETE", "PATCH"]) expect((await send(null, { method })).data, method).toBeUndefined();
});
