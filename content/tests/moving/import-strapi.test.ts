import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StrapiReplay, startStrapiReplay } from "../../../site/testing/strapi-replay.ts";
import { importStrapi } from "../../src/import/import-strapi.ts";
import type { Report } from "../../src/import/report.ts";
import { StrapiSource } from "../../src/import/strapi-source.ts";
import { startContentSystem } from "../../testing/content-system.ts";

const TYPES = ["services", "references", "menuitems", "projects", "categories", "media"] as const;

let payload: Payload;
let strapi: StrapiReplay;
let first: Report;
const steps: [number, number][] = [];

beforeAll(async () => {
  payload = await startContentSystem();
  strapi = await startStrapiReplay();
  first = await importStrapi(payload, new StrapiSource(strapi.url), (...step) => steps.push(step));
});
afterAll(() => strapi.close());

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      TYPES.map(async (collection) => [collection, (await payload.count({ collection })).totalDocs] as const),
    ),
  );

test("a recorded Strapi's services, references and menu items are here, published, with their files", async () => {
  const { docs: services } = await payload.find({ collection: "services", sort: "sortId", depth: 1 });
  expect(services.map(({ name }) => name)).toEqual(["fotografie", "video", "webdesign", "druck", "social-media"]);
  expect(services.map(({ serviceAssets }) => serviceAssets?.length)).toEqual([3, 5, 2, 4, 1]);
  expect(services[0]?.serviceAssets?.[2]?.credentials).toHaveLength(12);
  expect(services[3]).toMatchObject({ slideId: null, slideImage: null, _status: "published" });
  const { docs: references } = await payload.find({ collection: "references", sort: "id", depth: 1 });
  expect(references).toHaveLength(7);
  expect(references.filter(({ sortId }) => sortId === null)).toHaveLength(1);
  expect(references.find(({ sortId }) => sortId === 1)?.image).toMatchObject({ mimeType: "image/png" });
});

test("projects keep their dates, their order and their categories", async () => {
  const { docs } = await payload.find({ collection: "projects", sort: "-id", depth: 1 });
  expect(docs[0]).toMatchObject({ header: "Fotowand im Foyer", _status: "published" });
  expect(docs[0]?.createdAt).toMatch(/^20\d\d-/);
  expect(docs[0]?.categories?.length).toBeGreaterThan(0);
  const { docs: categories } = await payload.find({ collection: "categories", sort: "name" });
  expect(categories.map(({ name }) => name)).toEqual(["Druck", "Film", "Fotografie", "Webdesign"]);
});

test("progress reaches its end, and what could not be taken is named with the reason", () => {
  const [done, total] = steps.at(-1) ?? [0, 1];
  expect(done).toBe(total);
  expect(
    first.skipped.some(({ what, reason }) => what.startsWith("projects ") && reason.includes("does not show")),
  ).toBe(true);
  expect(first.created + first.skipped.filter(({ what }) => !what.startsWith("media")).length).toBe(total);
});

test("run again, nothing is doubled and no file is fetched twice", async () => {
  const before = await counts();
  const second = await importStrapi(payload, new StrapiSource(strapi.url));
  expect(await counts()).toEqual(before);
  expect([second.created, second.changed]).toEqual([0, first.created]);
});

test("a Strapi that does not answer changes nothing and says so", async () => {
  const before = await counts();
  strapi.failWith(503);
  await expect(importStrapi(payload, new StrapiSource(strapi.url))).rejects.toThrow(/Strapi answered 503/);
  strapi.failWith(null);
  expect(await counts()).toEqual(before);
});

test("where no server answers, a sentence says so, and what to do", async () => {
  const gone = await startStrapiReplay();
  await gone.close();
  await expect(new StrapiSource(`${gone.url}/admin`).initial()).rejects.toThrow(
    `${gone.url} antwortet nicht (ECONNREFUSED). Bitte prüfen Sie die Adresse und ob Strapi dort läuft.`,
  );
});
