import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { writeOldAddresses } from "../../src/addresses/old/write.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";

const published = { _status: "published" as const };
const withdrawn = { _status: "draft" as const };
const inTrash = () => ({ deletedAt: new Date().toISOString() });

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

async function lost(): Promise<string[]> {
  const { data } = await askGraphQL(payload)("{ lostTargets }");
  return (data.lostTargets as string[]).toSorted();
}

let place = 0;

async function leadTo(...names: string[]): Promise<void> {
  for (const name of names) {
    place += 1;
    await payload.create({ collection: "menuitems", data: { title: name, name, sortId: place, ...published } });
  }
}

test("a menu item leads to sections, pages, projects and categories as long as they are public", async () => {
  const service = await payload.create({
    collection: "services",
    data: { title: "Luftbild", name: "luftbild", header: "Von oben", mainContent: "Text", ...published },
  });
  const page = await payload.create({
    collection: "pages",
    data: { title: "Preise", address: "preise", placement: "none", ...published },
  });
  const category = await payload.create({ collection: "categories", data: { name: "Bauten", ...published } });
  const project = await payload.create({
    collection: "projects",
    data: { header: "Werft", categories: [category.id], ...published },
  });
  const toProject = `/projekte/${project.id}-werft`;
  const toCategory = `/projekte/kategorie/${category.id}-bauten`;
  await leadTo("home", "contact", "references", "angebot", "/projekte", "/impressum", "https://example.org/preise");
  await leadTo("luftbild", "/preise", toProject, toCategory);
  expect(await lost()).toEqual([]);

  await payload.update({ collection: "services", id: service.id, data: { name: "drohne", ...published } });
  await payload.update({ collection: "pages", id: page.id, data: { address: "was-es-kostet", ...published } });
  expect(await lost(), "a former address leads on").toEqual([]);

  await payload.update({ collection: "services", id: service.id, data: withdrawn });
  await payload.update({ collection: "pages", id: page.id, data: inTrash() });
  await payload.update({ collection: "projects", id: project.id, data: withdrawn });
  expect(await lost()).toEqual([toCategory, toProject, "/preise", "luftbild"].toSorted());

  await payload.update({ collection: "projects", id: project.id, data: published });
  expect(await lost()).toEqual(["/preise", "luftbild"]);
});

test("an unknown target is dropped, unless the former website had it and it redirects", async () => {
  await writeOldAddresses(payload, [{ address: "/team", target: "/projekte" }]);
  await leadTo("/gibt-es-nicht", "kein-anker", "/team");
  nextContentVersion();
  const found = await lost();
  expect(found).toEqual(expect.arrayContaining(["/gibt-es-nicht", "kein-anker"]));
  expect(found).not.toContain("/team");
});
