import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "./content-system.ts";

const WRITERS = 40;

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

test("many who save at the same time all succeed, while others read", async () => {
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    payload.create({ collection: "categories", data: { name: `Kategorie ${index}`, _status: "published" } }),
  );
  const readers = Array.from({ length: WRITERS }, () => payload.find({ collection: "categories" }));
  const loose = Array.from({ length: WRITERS }, (_, index) =>
    payload.db.updateMany({
      collection: "categories",
      where: { name: { equals: `Kategorie ${index}` } },
      data: { description: "kurz" },
    }),
  );
  await Promise.all([...writers, ...readers, ...loose]);
  expect((await payload.count({ collection: "categories" })).totalDocs).toBe(WRITERS);
});

test("a save that fails inside a transaction leaves nothing behind, and the next one works", async () => {
  const before = await payload.count({ collection: "categories" });
  const twice = { collection: "categories", data: { name: "Doppelt", _status: "published" } } as const;
  await payload.create(twice);
  await expect(payload.create(twice)).rejects.toThrow();
  await payload.create({ collection: "categories", data: { name: "Danach", _status: "published" } });
  expect((await payload.count({ collection: "categories" })).totalDocs).toBe(before.totalDocs + 2);
});

test("what is not yet committed is seen by nobody else", async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  await payload.create({
    collection: "categories",
    data: { name: "Unfertig", _status: "published" },
    req: { transactionID },
  });
  const find = () => payload.find({ collection: "categories", where: { name: { equals: "Unfertig" } } });
  expect((await find()).totalDocs).toBe(0);
  await payload.db.commitTransaction(transactionID ?? "");
  expect((await find()).totalDocs).toBe(1);
});
