import { expect, test } from "vitest";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { editorRest } from "../../testing/rest.ts";

test("opening hours are published as typed; an unreadable line is named in German", async () => {
  const payload = await startContentSystem();
  const rest = await editorRest(payload);
  const ask = askGraphQL(payload);
  const answered = async () =>
    (await ask("{ siteSetting { data { attributes { openingHours openingHoursNote } } } }")).data.siteSetting;
  const agency = { agencyName: "Licht", _status: "published" };
  await payload.updateGlobal({ slug: "site-settings", data: { ...agency, email: "post@licht.example" } as never });
  const save = (data: object) => rest("POST", "/globals/site-settings", { ...agency, ...data });
  expect((await save({})).status).toBe(200);
  expect(await answered()).toEqual({ data: { attributes: { openingHours: null, openingHoursNote: null } } });

  const refused = await save({ openingHours: "Mo–Fr 9–17 Uhr\nHeiligabend geschlossen" });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain("„Heiligabend geschlossen“: Bitte schreiben Sie es wie „Mo–Fr 9–17 Uhr“");

  const hours = { openingHours: "mo-fr 9-17\nSa nach Vereinbarung", openingHoursNote: "An Feiertagen geschlossen" };
  expect((await save(hours)).status).toBe(200);
  expect(await answered()).toEqual({ data: { attributes: hours } });
});
