import { createLocalReq, type Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { readVersions } from "../../src/editing/versions/read-versions.ts";
import { latestChanges } from "../../src/start-page/latest-changes.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rita: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rita = await editorRest(payload, "Rita");
});

/** The request of a signed-in user who opens the list of versions. */
async function asked() {
  const { docs } = await payload.find({ collection: "users", limit: 1 });
  return createLocalReq({ user: { ...docs[0], collection: "users" } as never }, payload);
}

const authors = async (id: number, isPublished = true) =>
  (await readVersions(await asked(), { collection: "projects", id }, isPublished)).map(
    ({ lastEditor, state, isPublic }) => [lastEditor, state, isPublic],
  );

test("each version has its author and its status; the start page names the latest one; a deleted account's name disappears, unless another account has the same", async () => {
  const jana = await editorRest(payload, "Jana");
  const created = await rita("POST", "/projects", { header: "Fotowand", _status: "published" });
  const { id } = (JSON.parse(created.body) as { doc: { id: number } }).doc;
  await jana("PATCH", `/projects/${id}`, { teaser: "Von Jana", _status: "published" });
  await rita("PATCH", `/projects/${id}?draft=true`, { teaser: "Von Rita", _status: "draft" });
  await jana("PATCH", `/projects/${id}?draft=true`, { teaser: "Wieder Jana", _status: "draft" });
  const namesake = { email: "jana-2@agentur.example", name: "Jana", password: "lang-genug-für-alle", role: "editor" };
  const { id: second } = await payload.create({ collection: "users", data: namesake as never });
  const versions = (jana: string) => [
    [jana, "Aktueller Entwurf", false],
    ["Rita", "Entwurf", false],
    [jana, "Auf der Website", true],
    ["Rita", "Früher auf der Website", false],
  ];
  await payload.delete({ collection: "users", id: second });
  expect(await authors(id)).toEqual(versions("Jana"));
  expect((await latestChanges(payload))[0]).toMatchObject({ title: "Fotowand", changedBy: "Jana" });
  await payload.delete({ collection: "users", where: { email: { equals: "jana@agentur.example" } } });
  expect(await authors(id)).toEqual(versions("ein gelöschtes Konto"));
  expect((await authors(id, false))[2]).toEqual(["ein gelöschtes Konto", "Früher auf der Website", false]);
});

test("versions of a global have authors, too", async () => {
  const saved = await rita("POST", "/globals/appearance", { typeface: "serif", _status: "published" });
  expect(saved.status, saved.body).toBe(200);
  const [latest] = await readVersions(await asked(), { global: "appearance" }, true);
  expect(latest).toMatchObject({ lastEditor: "Rita", state: "Auf der Website", isPublic: true });
});

test("only editors see versions", async () => {
  await expect(
    readVersions(await createLocalReq({}, payload), { collection: "projects", id: 1 }, true),
  ).rejects.toThrow();
});
