import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";

type Projects = { data: { attributes: { header: string; createdAt: string } }[] };

const begun = Date.now();

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
  const add = (header: string, finishedAt?: string) =>
    payload.create({ collection: "projects", data: { header, finishedAt, _status: "published" } });
  await add("Zuerst eingetragen");
  await add("Von damals", "2019-06-15T10:00:00.000Z");
});

async function headers(args: string): Promise<string[]> {
  const query = `{ projects(${args}) { data { attributes { header createdAt } } } }`;
  const { data, errors } = await askGraphQL(payload)(query);
  expect(errors).toEqual([]);
  return (data.projects as Projects).data.map(({ attributes }) => attributes.header);
}

test("createdAt is the owner's date of the work, by default the day of entry; lists stay sorted by id (spec §3, §7)", async () => {
  const { data } = await askGraphQL(payload)(
    '{ projects(sort: "id:desc") { data { attributes { header createdAt } } } }',
  );
  const [work, entry] = (data.projects as Projects).data.map(({ attributes }) => attributes);
  expect(work).toEqual({ header: "Von damals", createdAt: "2019-06-15T10:00:00.000Z" });
  expect(entry?.header).toBe("Zuerst eingetragen");
  expect(Date.parse(entry?.createdAt ?? "")).toBeGreaterThanOrEqual(begun);
});

test("sorting and filtering use the same date", async () => {
  expect(await headers('sort: "createdAt:desc"')).toEqual(["Zuerst eingetragen", "Von damals"]);
  expect(await headers('filters: { createdAt: { lt: "2020-01-01T00:00:00.000Z" } }')).toEqual(["Von damals"]);
});

test("a removed date becomes the day of entry", async () => {
  const { docs } = await payload.find({ collection: "projects", where: { header: { equals: "Von damals" } } });
  const { id = 0, createdAt } = docs[0] ?? {};
  await payload.update({ collection: "projects", id, data: { finishedAt: null } });
  expect((await payload.findByID({ collection: "projects", id })).finishedAt).toBe(createdAt);
});
