import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readMissed } from "../../src/addresses/old/missed.ts";
import { writeOldAddresses } from "../../src/addresses/old/write.ts";
import { servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { addReport } from "../../src/statistics/add-up.ts";
import { today } from "../../src/statistics/days.ts";
import { sweepFigures } from "../../src/statistics/sweep-figures.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;
let project: number;
let draft: number;

const published = { _status: "published" as const };

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
  project = (await payload.create({ collection: "projects", data: { header: "Fotowand", ...published } })).id;
  draft = (await payload.create({ collection: "projects", data: { header: "Geheim" }, draft: true })).id;
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: "old-addresses", where: {} });
});

/** Old addresses as sites get them, without current pages. */
async function told(): Promise<Record<string, string>> {
  nextContentVersion();
  const { data } = await askGraphQL(payload)("{ oldAddresses { address target } }");
  const rows = data.oldAddresses as { address: string; target: string }[];
  return Object.fromEntries(rows.flatMap(({ address, target }) => (address === target ? [] : [[address, target]])));
}

const write = (rows: Record<string, string>, options?: { byHand: boolean }) =>
  writeOldAddresses(
    payload,
    Object.entries(rows).map(([address, target]) => ({ address, target })),
    options,
  );

async function create(address: string, target: string): Promise<string | null> {
  const { status, body } = await rest("POST", "/old-addresses", { address, target });
  return status === 201 ? null : JSON.parse(body).errors[0].data.errors[0].message;
}

test("an old address redirects to the entry's current address in one step, however often it is renamed", async () => {
  await write({ "https://alt.example/2021/05/Fotowand/": `/projekte/${project}` });
  expect(await told()).toEqual({ "/2021/05/fotowand": `/projekte/${project}-fotowand` });
  await payload.update({ collection: "projects", id: project, data: { header: "Bilderwand", ...published } });
  expect(await told()).toEqual({ "/2021/05/fotowand": `/projekte/${project}-bilderwand` });
  await payload.update({ collection: "projects", id: project, data: { header: "Fotowand", ...published } });
});

test("a page can be the target, by any address that it ever had", async () => {
  const data = { title: "Über uns", address: "ueber-uns", placement: "none" as const, ...published };
  const { id } = await payload.create({ collection: "pages", data });
  expect(await create("/about", "/ueber-uns")).toBeNull();
  await payload.update({ collection: "pages", id, data: { address: "wir", ...published } });
  expect(await create("/about-us", "/ueber-uns/")).toBeNull();
  expect(await told()).toEqual({ "/about": "/wir", "/about-us": "/wir" });
  expect(await create("/team", "/gibt-es-nicht")).toContain("gibt es auf dieser Website nicht");
  await payload.update({ collection: "pages", id, data: { _status: "draft" } });
  expect(await told()).toEqual({});
  await payload.delete({ collection: "pages", id });
});

test("no redirect leads to a draft, an unpublished or a trashed entry", async () => {
  await write({ "/a": `/projekte/${draft}`, "/b": `/projekte/${project}`, "/c": "/impressum" });
  expect(await told()).toEqual({ "/b": `/projekte/${project}-fotowand`, "/c": "/impressum" });
  await payload.update({ collection: "projects", id: project, data: { _status: "draft" } });
  expect(await told()).toEqual({ "/c": "/impressum" });
  await payload.update({ collection: "projects", id: project, data: published });
  await payload.update({ collection: "projects", id: project, data: { deletedAt: new Date().toISOString() } });
  expect(await told()).toEqual({ "/c": "/impressum" });
  await payload.update({ collection: "projects", id: project, trash: true, data: { deletedAt: null, ...published } });
});

test("an import updates its own redirects, and leaves manual ones alone", async () => {
  expect((await write({ "/a": "/impressum", "/b": "/impressum" })).written).toBe(2);
  expect(await create("/c", "/impressum")).toBeNull();
  const { docs } = await payload.find({ collection: "old-addresses", where: { address: { equals: "/a" } } });
  await payload.update({ collection: "old-addresses", id: docs[0]?.id ?? 0, data: { target: "/#contact" } });
  await write({ "/a": "/datenschutz", "/b": "/datenschutz", "/c": "/datenschutz" });
  expect(await told()).toEqual({ "/a": "/#contact", "/b": "/datenschutz", "/c": "/impressum" });
});

test("a file's address on the old website leads to the file here once a public page shows it, in all its sizes", async () => {
  const file = await uploadedFile("Haus.jpg", "image/jpeg", await picture(600, 200));
  const data = { alternativeText: "Ein Kreis auf Grund" };
  const { id, filename } = await payload.create({ collection: "media", file, data, context: { silent: true } });
  await write({ "/uploads/haus_ab12.jpg": `/uploads/${filename}` });
  nextContentVersion();
  const ask = async (name: string) => {
    const { status, headers } = await servePublicUpload(payload, new Request(`http://content/uploads/${name}`), name);
    return [status, headers.get("location")];
  };
  expect(await ask("haus_ab12.jpg")).toEqual([404, null]);
  const project = await payload.create({ collection: "projects", data: { header: "Haus", image: id, ...published } });
  nextContentVersion();
  expect(await ask("haus_ab12.jpg")).toEqual([301, `/uploads/${filename}`]);
  expect(await ask("large_Haus_ab12.jpg")).toEqual([301, `/uploads/${filename}`]);
  expect(await ask("anderes.jpg")).toEqual([404, null]);
  await payload.delete({ collection: "projects", id: project.id });
  await payload.delete({ collection: "media", id });
});

test("redirects are chained, and a loop leads nowhere", async () => {
  expect(await create("/fotos", "/impressum")).toBeNull();
  expect(await create("/bilder", "/fotos/")).toBeNull();
  expect(await create("/kreis", "/projekte")).toBeNull();
  await write({ "/rund": "/kreis" });
  await write({ "/kreis": "/rund", "/selbst": "/selbst" }, { byHand: true });
  expect(await told()).toEqual({ "/fotos": "/impressum", "/bilder": "/impressum" });
});

test("an address of this site and a missing target are refused with a message", async () => {
  expect(await create("https://alt.example/Über-uns/", "https://www.example.org/team")).toBeNull();
  expect(await create("/über-uns", "/impressum")).not.toBeNull();
  expect(await create("/projekte", "/impressum")).toMatch(/ist eine Seite dieser Website/);
  expect(await create("/admin/x", "/impressum")).toMatch(/ist eine Seite dieser Website/);
  expect(await create("/x", "/gibt-es-nicht")).toMatch(/gibt es auf dieser Website nicht/);
  expect(await create("/x", "/projekte/99999")).toMatch(/gibt es auf dieser Website nicht/);
  expect(await create("/%E0%A4", "/impressum")).toMatch(/keine Adresse/);
  for (const target of ["https://a b/", "https://x:99999/", "https://[1/", "//x:99999/"])
    expect(await create("/y", target), target).toMatch(/keine Adresse/);
  for (const target of ["javascript:alert(1)", "/\\fremd.example", "/admin/logout", "ftp://fremd.example/a"]) {
    expect(await create("/y", target), target).toMatch(/gibt es auf dieser Website nicht/);
  }
});

async function list(text: string) {
  const { status, body } = await rest("POST", "/old-addresses/list", { text });
  return { status, ...JSON.parse(body) };
}

test("valid lines of a list are imported at once, and the others are named", async () => {
  await write({ "/alt": "/impressum" });
  const text = [
    "Alte Adresse;Neue Adresse",
    "/kontakt.html;/#contact",
    `"https://alt.example/Film; und mehr/";"/projekte/${project}-anders"`,
    "/alt;/datenschutz",
    "",
    "/ohne-ziel;",
    "/kontakt.html;/impressum",
    "/kette;/kontakt.html",
    "/projekte;/impressum",
    "/fremd;https://shop.example/",
  ].join("\r\n");
  const { saved, refused } = await list(`\uFEFF${text}`);
  expect(saved).toBe(5);
  expect(refused.map(({ line, reason }: Record<string, unknown>) => [line, reason])).toEqual([
    [6, "Das Ziel fehlt."],
    [9, expect.stringMatching(/ist eine Seite dieser Website/)],
  ]);
  expect(await told()).toEqual({
    "/kontakt.html": "/#contact",
    "/film; und mehr": `/projekte/${project}-fotowand`,
    "/alt": "/datenschutz",
    "/kette": "/#contact",
    "/fremd": "https://shop.example/",
  });
});

test.each([
  ["/a,/impressum", ["/a", "/impressum"]],
  ["/a\t/impressum", ["/a", "/impressum"]],
  ["old\tnew\n/a\t/impressum", ["/a", "/impressum"]],
  ['"/a, b","/impressum"', ["/a, b", "/impressum"]],
  ["www.alt.example/a;www.neu.example/b", ["/a", "https://www.neu.example/b"]],
])("the list %j is read", async (text, [address, target]) => {
  expect(await list(text)).toMatchObject({ saved: 1, refused: [] });
  expect(await told()).toEqual({ [address as string]: target });
});

test("an unreadable list is refused with a message", async () => {
  const { status, errors } = await list('/a;/impressum\n"/b;/impressum');
  expect([status, errors[0].message]).toEqual([400, expect.stringMatching(/ist nicht zu lesen/)]);
});

test("missed addresses are listed by count until they get a redirect", async () => {
  const sums = { kind: "missed", day: today() } as const;
  const report = { source: randomUUID(), number: 1 };
  await addReport(payload, {
    ...report,
    sums: [
      { ...sums, name: "/leistungen/film", views: 3 },
      { ...sums, name: "/team", views: 9 },
    ],
  });
  expect(await readMissed(payload)).toEqual([
    { path: "/team", times: 9, last: today() },
    { path: "/leistungen/film", times: 3, last: today() },
  ]);
  expect(await create("/team", "/#contact")).toBeNull();
  expect((await readMissed(payload)).map(({ path }) => path)).toEqual(["/leistungen/film"]);
  await stopTime().advance(31 * 86_400_000);
  await sweepFigures(payload);
  expect(await readMissed(payload)).toEqual([]);
});

test("only editors see old addresses", async () => {
  const anonymous = await restOf(payload, null);
  expect((await anonymous("GET", "/old-addresses")).status).toBe(403);
  expect((await anonymous("POST", "/old-addresses", { address: "/a", target: "/" })).status).toBe(403);
  expect((await anonymous("POST", "/old-addresses/list", { text: "/a;/" })).status).toBe(403);
});
