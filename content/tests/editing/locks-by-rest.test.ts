import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

const CHEF = { email: "chefin@agentur.example", password: "lang genug für alle Fälle" };
const LOCKS = "/payload-locked-documents";

let payload: Payload;
let chef: Rest;
let rita: Rest;
let project: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, CHEF);
  chef = await restOf(payload, CHEF);
  rita = await editorRest(payload, "Rita");
  for (const { id, email } of (await payload.find({ collection: "users" })).docs) ids[email.split("@")[0] ?? ""] = id;
  project = (await payload.create({ collection: "projects", data: { header: "Fotowand", _status: "published" } })).id;
});

beforeEach(async () => {
  await payload.db.deleteMany({ collection: "payload-locked-documents", where: {} });
});

const entry = () => ({ collection: "projects", id: project });
const save = async (rest: Rest) => (await rest("PATCH", `/projects/${project}`, { teaser: "Neu" })).status;

/** Opens the project as administrator; returns the REST path of the lock. */
async function locked(): Promise<string> {
  expect((await chef("POST", "/editing", { ...entry(), form: "open" })).status).toBe(200);
  const { docs } = await payload.find({ collection: "payload-locked-documents" });
  return `${LOCKS}/${docs[0]?.id}`;
}

test("nobody can create a lock by REST, for themselves or others", async () => {
  const document = { relationTo: "projects", value: project };
  for (const user of Object.values(ids)) {
    const lock = { document, user: { relationTo: "users", value: user } };
    for (const rest of [rita, chef]) expect((await rest("POST", LOCKS, lock)).status).toBe(403);
  }
  expect(await save(chef)).toBe(200);
});

test("a form of a deleted entry may still report, and locks nothing", async () => {
  const { id } = await payload.create({ collection: "projects", data: { header: "Bald weg" } });
  const open = () => chef("POST", "/editing", { collection: "projects", id, form: "open" });
  expect((await open()).status).toBe(200);
  await payload.delete({ collection: "projects", id });
  expect((await open()).status).toBe(200);
  expect((await payload.count({ collection: "payload-locked-documents" })).totalDocs).toBe(0);
});

test("a lock can only be changed and released by /api/editing, even one's own", async () => {
  const lock = await locked();
  const user = { relationTo: "users", value: ids.rita };
  for (const rest of [rita, chef])
    for (const method of ["PATCH", "DELETE"])
      for (const path of [lock, `${LOCKS}?where[id][exists]=true`])
        expect((await rest(method, path, { user })).status, `${method} ${path}`).toBe(403);
  expect(await save(rita)).toBe(423);
});

test("internal records are closed to REST, even for administrators", async () => {
  const internal = [
    "payload-jobs",
    "payload-kv",
    "payload-migrations",
    "second-factors",
    "public-addresses",
    "figures",
  ];
  for (const type of internal) {
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/1"],
      ["GET", "/count"],
      ["POST", ""],
      ["PATCH", "/1"],
      ["PATCH", "?where[id][exists]=true"],
      ["DELETE", "/1"],
      ["DELETE", "?where[id][exists]=true"],
    ] as const) {
      const { status } = await chef(method, `/${type}${path}`, method === "GET" ? undefined : { name: "x" });
      expect([403, 404, 501], `${method} /${type}${path}`).toContain(status);
    }
  }
});

test("users can only access their own preferences", async () => {
  expect((await chef("POST", "/payload-preferences/nav", { value: { open: true } })).status).toBe(200);
  expect(JSON.parse((await rita("GET", "/payload-preferences/nav")).body).value).toBeNull();
  const { docs } = await payload.find({ collection: "payload-preferences" });
  const id = docs[0]?.id;
  const forged = { key: "nav", value: { open: false }, user: { relationTo: "users", value: ids.chefin } };
  await rita("POST", "/payload-preferences", forged);
  await rita("POST", "/payload-preferences/nav", forged);
  for (const method of ["PATCH", "DELETE"]) await rita(method, `/payload-preferences/${id}`, forged);
  await rita("DELETE", "/payload-preferences/nav");
  expect(JSON.parse((await chef("GET", "/payload-preferences/nav")).body).value).toEqual({ open: true });
});
