import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { legalPage, saveLegal } from "../../testing/legal-texts.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
});

const published = { _status: "published" as const };

/** Pages of the content API, each as 'address: former addresses'. */
async function links(): Promise<string[]> {
  const { data } = await askGraphQL(payload)("{ pageLinks { id title address former placement hiddenFromSearch } }");
  const found = data.pageLinks as { address: string; former: string[] }[];
  return found.map(({ address, former }) => `${address}: ${former.toSorted().join()}`);
}

async function titleOf(id: number): Promise<string | null> {
  const { data } = await askGraphQL(payload)(`{ page(id: ${id}) { data { attributes { title address } } } }`);
  return (data.page as { data: { attributes: { title: string } } | null }).data?.attributes.title ?? null;
}

const create = (title: string, address: string) =>
  payload.create({ collection: "pages", data: { title, address, placement: "footer", ...published } });

test("a page is found by all its former addresses, unless another page has taken one", async () => {
  const { id } = await create("Über uns", "ueber-uns");
  expect(await links()).toEqual(["ueber-uns: "]);
  await payload.update({ collection: "pages", id, data: { address: "wir", ...published } });
  await payload.update({ collection: "pages", id, draft: true, data: { address: "geheim", title: "Entwurf" } });
  expect(await links()).toEqual(["wir: ueber-uns"]);
  expect(await titleOf(id)).toBe("Über uns");
  const other = await create("Team", "ueber-uns");
  expect(await links()).toEqual(["ueber-uns: ", "wir: "]);
  await payload.delete({ collection: "pages", id: other.id });
  expect(await links(), "what leads nowhere else leads to nobody's surprise").toEqual(["wir: "]);
  await payload.update({ collection: "pages", id, data: { deletedAt: new Date().toISOString() } });
  expect(await links()).toEqual([]);
  expect(await titleOf(id)).toBeNull();
});

test.each([
  ["projekte", "braucht die Website selbst"],
  ["admin", "braucht die Website selbst"],
  ["Über uns", "Nur Kleinbuchstaben"],
  ["a/b", "Nur Kleinbuchstaben"],
  ["a".repeat(61), "60"],
])("the address „%s“ is refused with a message", async (address, sentence) => {
  const body = { title: "Seite", address, placement: "none", _status: "published" };
  const answer = await rest("POST", "/pages", body);
  expect(answer.status).toBe(400);
  expect(answer.body).toContain(sentence);
});

test("surrounding slashes are removed from an address, and two pages never share one", async () => {
  const { doc } = JSON.parse(
    (await rest("POST", "/pages", { title: "Preise", address: "/preise/", placement: "none", _status: "published" }))
      .body,
  );
  expect(doc.address).toBe("preise");
  const again = await rest("POST", "/pages", {
    title: "Andere",
    address: "preise",
    placement: "none",
    _status: "published",
  });
  expect(again.status).toBe(400);
  expect(again.body).toContain("gehört schon zu „Preise“");
});

test("a legal page states how long inquiries are kept, and isn't published with open places", async () => {
  const agb = { title: "AGB", address: "agb", placement: "legal", content: "Nach {{Tage der Anfragen}} Tagen." };
  const open = await rest("POST", "/pages", { ...agb, content: "**[Bitte ergänzen: wann?]**", ...published });
  expect([open.status, open.body]).toEqual([400, expect.stringContaining("Noch offen: eine Stelle")]);
  expect((await rest("POST", "/pages", { ...agb, ...published })).status).toBe(201);
  const { data } = await askGraphQL(payload)("{ pageLinks { address placement text } }");
  const links = data.pageLinks as { address: string }[];
  expect(links.find(({ address }) => address === "agb")).toMatchObject({
    placement: "legal",
    text: expect.stringMatching(/^Nach \d+ Tagen\.$/),
  });
  expect(links.find(({ address }) => address === "preise")).toMatchObject({ placement: "none", text: null });
});

test("every site's legal pages can be edited, but not deleted, unpublished or moved", async () => {
  const { id } = await saveLegal(payload, "impressum", "Wir.");
  const { id: other } = await create("Andere Seite", "andere-seite");
  const path = `/pages/${id}`;
  const trash = { deletedAt: new Date().toISOString() };
  const every = "/pages?where[placement][in]=legal,footer";
  for (const [method, where, data, sentence] of [
    [
      "DELETE",
      path,
      undefined,
      "„Impressum“ braucht die Website immer. Der Text lässt sich ändern, aber nicht löschen.",
    ],
    ["DELETE", every, undefined, "„Impressum“"],
    ["PATCH", path, trash, "nicht löschen"],
    ["PATCH", every, trash, "nicht löschen"],
    ["PATCH", path, { _status: "draft" }, "nicht zurückziehen"],
    ["PATCH", every, { _status: "draft" }, "nicht zurückziehen"],
    ["POST", "/plans", { collection: "pages", id, type: "unpublish", at: "2099-01-01T10:00" }, "nicht zurückziehen"],
  ] as const) {
    const { status, body } = await rest(method, where, data);
    expect([method, where, status, body]).toEqual([method, where, 400, expect.stringContaining(sentence)]);
  }
  const moved = { address: "wir-sind-das", placement: "none", title: "Anbieter", ...published };
  expect((await rest("PATCH", path, moved)).status).toBe(200);
  const kept = { title: "Anbieter", address: "impressum", placement: "legal", content: "Wir.", ...published };
  expect(await legalPage(payload, "impressum")).toMatchObject(kept);
  expect((await rest("PATCH", `/pages/${other}`, { address: "datenschutz", ...published })).body).toContain(
    "gehört schon",
  );
  const drafted = await rest("PATCH", `${path}?draft=true`, { content: "Neu.", _status: "draft" });
  expect([drafted.status, (await legalPage(payload, "impressum")).content]).toEqual([200, "Wir."]);
  expect((await rest("DELETE", `/pages/${other}`)).status).toBe(200);
});
