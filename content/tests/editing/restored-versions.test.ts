import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
});

/** The agency's name as visitors read it. */
async function shownName(): Promise<unknown> {
  const { data } = await askGraphQL(payload)("{ siteSetting { data { attributes { agencyName } } } }");
  return (data as { siteSetting: { data: { attributes: { agencyName: string } } | null } }).siteSetting.data?.attributes
    .agencyName;
}

test("a version of the settings that is restored as a draft stays a draft; restored for good, it is public", async () => {
  const save = (agencyName: string, draft: boolean) =>
    payload.updateGlobal({
      slug: "site-settings",
      draft,
      data: { agencyName, email: "hallo@agentur.example", _status: draft ? "draft" : "published" },
    });
  await save("Öffentlich", false);
  await save("Entwurf", true);
  const { docs } = await payload.findGlobalVersions({ slug: "site-settings", sort: "-updatedAt" });
  const draft = docs.find(({ version }) => version.agencyName === "Entwurf");
  expect(draft).toBeDefined();

  const asDraft = await rest("POST", `/globals/site-settings/versions/${draft?.id}?draft=true`, {});
  expect(asDraft.status).toBe(200);
  expect(await shownName()).toBe("Öffentlich");

  const forGood = await rest("POST", `/globals/site-settings/versions/${draft?.id}`, {});
  expect(forGood.status).toBe(200);
  expect(await shownName()).toBe("Entwurf");
});
