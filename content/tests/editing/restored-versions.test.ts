import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
  const data = { agencyName: "Agentur", email: "hallo@agentur.example", copyrightYear: 2022 };
  await payload.updateGlobal({ slug: "site-settings", data: { ...data, analyticsProvider: "off" } });
});

type Case = { where: string; field: string; data?: object; texts?: [string, string, string] };

const CASES: Case[] = [
  { where: "projects", field: "header" },
  { where: "services", field: "title", data: { name: "film" } },
  { where: "references", field: "title" },
  { where: "menuitems", field: "title", data: { name: "kontakt" } },
  { where: "globals/site-settings", field: "agencyName" },
  { where: "globals/appearance", field: "typeface", texts: ["serif", "manrope", "bricolage"] },
  { where: "pages", field: "title", data: { address: "ueber-uns", placement: "none" } },
];

const TEXTS: Case["texts"] = ["Früher öffentlich", "Ein Entwurf", "Jetzt öffentlich"];

/** Saves the entry by REST; returns the stored one. */
async function save(path: string, data: object, draft: boolean): Promise<Record<string, unknown>> {
  const isNew = !path.startsWith("globals/") && !path.includes("/");
  const method = path.startsWith("globals/") || isNew ? "POST" : "PATCH";
  const { status, body } = await rest(method, `/${path}?draft=${draft}&depth=0`, {
    ...data,
    _status: draft ? "draft" : "published",
  });
  expect(status, body).toBeLessThan(300);
  const answer = JSON.parse(body) as { doc?: Record<string, unknown>; result?: Record<string, unknown> };
  return answer.doc ?? answer.result ?? {};
}

test.each(CASES)(
  "a restored version of $where is a draft: the website doesn't change, whatever the version was",
  async ({ where, field, data, texts: [former, draft, now] = TEXTS }) => {
    const isGlobal = where.startsWith("globals/");
    const made = await save(where, { ...data, [field]: former }, false);
    const path = isGlobal ? where : `${where}/${made.id}`;
    await save(path, { [field]: draft }, true);
    await save(path, { [field]: now }, false);
    const read = async (isDraft: boolean) =>
      JSON.parse((await rest("GET", `/${path}?draft=${isDraft}&depth=0`)).body) as Record<string, unknown>;
    const parent = isGlobal ? "" : `&where[parent][equals]=${made.id}`;
    const versions = JSON.parse((await rest("GET", `/${where}/versions?depth=0${parent}`)).body).docs as {
      id: number;
      version: Record<string, unknown>;
    }[];
    for (const text of [former, draft]) {
      const id = versions.find(({ version }) => version[field] === text)?.id;
      const restored = await rest("POST", `/${where}/versions/${id}?draft=false`);
      expect(restored.status, restored.body).toBe(200);
      expect([text, await read(false)]).toEqual([
        text,
        expect.objectContaining({ [field]: now, _status: "published" }),
      ]);
      expect(await read(true)).toMatchObject({ [field]: text, _status: "draft", lastEditor: "Rita" });
    }
  },
);

test("a restored version of a category, which has no drafts, is saved at once, and keeps its visibility", async () => {
  for (const _status of ["published", "draft"]) {
    const send = async (method: string, path: string, data?: object) =>
      JSON.parse((await rest(method, `/categories${path}`, data)).body);
    const { id } = (await send("POST", "", { name: `Früher ${_status}`, description: "Einst", _status: "published" }))
      .doc;
    await send("PATCH", `/${id}`, { name: `Jetzt ${_status}`, description: null, _status });
    const { docs } = await send("GET", `/versions?where[parent][equals]=${id}&sort=createdAt`);
    await send("POST", `/versions/${docs[0].id}`);
    expect(await send("GET", `/${id}`)).toMatchObject({ name: `Früher ${_status}`, description: "Einst", _status });
  }
});
