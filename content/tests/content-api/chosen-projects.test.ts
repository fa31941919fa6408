import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";

const published = { _status: "published" as const };
const ids: number[] = [];
let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  for (const header of ["Eins", "Zwei", "Drei", "Vier"]) {
    ids.push((await payload.create({ collection: "projects", data: { header, ...published } })).id);
  }
});

async function choose(chosenProjects: number[]): Promise<void> {
  const agency = { agencyName: "Licht", email: "a@b.example", analyticsProvider: "off" as const, copyrightYear: 2022 };
  await payload.updateGlobal({ slug: "site-settings", data: { ...agency, chosenProjects, ...published } });
}

async function headers(field: string): Promise<string[]> {
  const { data, errors } = await askGraphQL(payload)(`{ ${field} { data { attributes { header } } } }`);
  expect(errors).toEqual([]);
  const list = Object.values(data)[0] as { data: { attributes: { header: string } }[] };
  return list.data.map(({ attributes }) => attributes.header);
}

test("chosen projects come in the chosen order while they are public; the list keeps its own (spec §7)", async () => {
  expect(await headers("chosenProjects")).toEqual([]);
  const [one = 0, two = 0, three = 0, four = 0] = ids;
  await choose([three, one, four, two]);
  expect(await headers("chosenProjects")).toEqual(["Drei", "Eins", "Vier", "Zwei"]);
  expect(await headers('projects(sort: "id:desc")')).toEqual(["Vier", "Drei", "Zwei", "Eins"]);

  await payload.update({ collection: "projects", id: three, data: { _status: "draft" } });
  await payload.update({ collection: "projects", id: one, data: { deletedAt: new Date().toISOString() } });
  await payload.delete({ collection: "projects", id: two });
  expect(await headers("chosenProjects")).toEqual(["Vier"]);

  await choose([]);
  expect(await headers("chosenProjects")).toEqual([]);
});
