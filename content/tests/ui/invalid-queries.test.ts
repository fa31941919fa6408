import { handleEndpoints, type Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { membersOnly, OPEN } from "../../src/access/members-only.ts";
import config from "../../src/payload.config.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let editor: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  editor = await editorRest(payload);
  await payload.create({ collection: "projects", data: { header: "Fotowand", _status: "published" } });
});

/** With versions, and without. */
const TYPES = ["projects", "users"];

const paths = TYPES.flatMap((type) =>
  [
    ...["page=1e308", "page=Infinity", "page=-1", "limit=1e308", "limit=abc", "depth=1e308", "sort=x.y", "locale=xx"],
    ...["where=x", "where={", "where[or]=x", "where[id]=x", "select=x", "joins=x", "populate=x"],
    ...["near", "within", "intersects", "foo", "__proto__"].map((operator) => `where[createdAt][${operator}]=1`),
    ...["equals", "greater_than", "like", "in", "not_in", "exists", "all"].flatMap((operator) =>
      ["id", "createdAt", "constructor"].flatMap((field) => [
        `where[${field}][${operator}]=x`,
        `where[${field}][${operator}]=1e308`,
        `where[${field}][${operator}]=%00`,
        `where[${field}][${operator}][0][a]=1`,
      ]),
    ),
  ]
    .map((query) => `/${type}?${query}`)
    .concat(
      ["abc", "1e308", "-1", "%00", "%E0%A4%A", "versions", "versions/1", "versions/abc", "versions?page=1e308"].map(
        (id) => `/${type}/${id}`,
      ),
    ),
);

test("an invalid request of an editor's program is its own fault, never a server error", async () => {
  const failed: string[] = [];
  for (const path of paths) {
    const { status } = await editor("GET", path);
    if (status >= 500) failed.push(`${status} GET ${path}`);
  }
  for (const [method, path] of [
    ["POST", "/users/verify/x"],
    ["POST", "/users/unlock"],
    ["POST", "/users/versions/1"],
    ["POST", "/media/versions/abc"],
    ["POST", "/projects/abc/duplicate"],
    ["PATCH", "/projects/abc"],
    ["PATCH", "/projects?where[id][near]=1"],
    ["DELETE", "/projects/abc"],
    ["DELETE", "/projects?where[createdAt][equals]=x"],
    ["DELETE", "/payload-preferences/x"],
  ] as const) {
    const { status } = await editor(method, path, {});
    if (status >= 500) failed.push(`${status} ${method} ${path}`);
  }
  expect(failed).toEqual([]);
});

test("nor is a stranger's request to the open addresses", async () => {
  const open = membersOnly(
    (request: Request) => handleEndpoints({ config, request }),
    async () => payload,
  );
  const failed: string[] = [];
  for (const address of OPEN) {
    const [method = "", path = ""] = address.split(" ");
    for (const query of ["", "?depth=1e308", "?where[x][near]=1", "?locale=%00", "?a[b][c]=1&a=2"]) {
      for (const text of ["", "{", "null", "[]", '"x"', '{"email":{"a":1},"password":[1],"token":null}', "\0"]) {
        if (method === "GET" && text !== "") continue;
        for (const type of ["application/json", "text/plain", "multipart/form-data; boundary=x", "x"]) {
          const headers = { "content-type": type, "content-length": String(text.length) };
          const body = method === "GET" ? undefined : text;
          const { status } = await open(new Request(`http://content${path}${query}`, { method, headers, body }));
          if (status >= 500) failed.push(`${status} ${address}${query} ${type} ${text}`);
        }
      }
    }
  }
  expect(failed).toEqual([]);
});
