import { expect, test } from "vitest";
import type { Landing, Site } from "../content/domain.ts";
import { reshapeSettings } from "../content/reshape/site-settings.ts";
import { agencyThing } from "./structured-data.ts";

async function thingOf(attributes: object) {
  const settings = await reshapeSettings({ siteSetting: { data: { attributes } } }, { apiBaseUrl: "" });
  const landing = { services: [], references: [] } as unknown as Landing;
  return agencyThing({ settings } as Site, landing, "https://a.example");
}

test("an owner becomes a Person, a company the legalName", async () => {
  expect(await thingOf({ ownerName: "Ida Licht" })).toMatchObject({
    founder: { "@type": "Person", name: "Ida Licht" },
  });
  const company = await thingOf({ ownerName: "Lichtwerk GmbH" });
  expect(company).toMatchObject({ legalName: "Lichtwerk GmbH" });
  expect(company).not.toHaveProperty("founder");
});

test("only an agency with a German postal code is stated to be in Germany, and only its number gets the German format", async () => {
  const cologne = { street: "Neue Straße 1", postalCode: "50667", city: "Köln", phone: "0221 471123" };
  expect(await thingOf(cologne)).toMatchObject({ telephone: "+49221471123", address: { addressCountry: "DE" } });
  const vienna = { street: "Ring 1", postalCode: "1010", city: "Wien", phone: "01 234567" };
  const thing = await thingOf(vienna);
  expect(thing.telephone).toBe("01 234567");
  expect((thing.address as { addressCountry?: string }).addressCountry).toBeUndefined();
});

test("search engines get opening hours by days and times, and nothing if there are none", async () => {
  const openingHours = "Mo–Fr 9–12 und 14–17 Uhr\nSa nach Vereinbarung";
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  const type = { "@type": "OpeningHoursSpecification", dayOfWeek: days };
  expect((await thingOf({ openingHours })).openingHoursSpecification).toEqual([
    { ...type, opens: "09:00", closes: "12:00" },
    { ...type, opens: "14:00", closes: "17:00" },
  ]);
  for (const none of [{}, { openingHours: null }, { openingHours: "Nach Vereinbarung" }])
    expect(JSON.stringify(await thingOf(none))).not.toContain("openingHours");
});
