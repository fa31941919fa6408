import { LEGAL_PLACEHOLDERS, unknownPlaceholders } from "@schaufenster/contract/legal-placeholders";
import { expect, test } from "vitest";
import { legalTexts } from "../../legal-texts/demo-texts.ts";
import { standardTexts } from "../../legal-texts/standard-texts.ts";
import { siteSettings } from "../../start-page/demo/demo-settings.ts";
import { validateLegalText } from "./legal-text-field.ts";

async function refusalOf(text: string, site: object = {}, context = {}, content = ""): Promise<string | true> {
  const t = (key: string) => key;
  const findGlobal = async () => ({ ...siteSettings, ...site, _status: "published" });
  const payload = { config: {}, findGlobal, findByID: async () => ({ content }) };
  const options = { maxLength: 200_000, req: { t, payload, context } } as unknown as Parameters<
    typeof validateLegalText
  >[1];
  return validateLegalText(text, options);
}

test("an unknown placeholder is refused with a list of the known ones", async () => {
  const refusal = await refusalOf("Rufen Sie an: {{Telfon}}");
  expect(refusal).toContain("{{Telfon}} gibt es nicht. Möglich sind:");
  for (const { name } of LEGAL_PLACEHOLDERS) expect(refusal).toContain(`{{${name}}}`);
  for (const { name } of LEGAL_PLACEHOLDERS) expect(await refusalOf(`x {{${name}}} y`)).toBe(true);
});

test("a text with open places isn't published, and the message says where they are", async () => {
  const refusal = await refusalOf(standardTexts.impressum);
  expect(refusal).toMatch(
    /^Noch offen: 3 Stellen mit „Bitte ergänzen“ \(am Anfang, „Berufshaftpflichtversicherung“, „Ver/,
  );
});

test("the demo's texts, changed or not, are only published by the demo itself, and the message lists its remains", async () => {
  for (const text of Object.values(legalTexts)) {
    expect(await refusalOf(text, {}, { isDemo: true })).toBe(true);
    expect(await refusalOf(text)).toContain("Von der Beispielagentur steht noch da: „");
  }
  const half = legalTexts.impressum.replace("Musterversicherung", "Nordversicherung");
  expect(await refusalOf(half)).toMatch(/: „Erika Mustermann“, „Policenweg 2“, „00000 Musterstadt“.* Als Entwurf ist/);
});

test("a company isn't accepted as the person responsible for content (§ 18 (2) MStV)", async () => {
  const text = "Verantwortlich nach § 18 Abs. 2 MStV ist {{Inhaber}}, Anschrift wie oben.";
  expect(await refusalOf(text, { ownerName: "Nordbild GmbH" })).toContain("immer ein Mensch verantwortlich");
  expect(await refusalOf(text, { ownerName: "Ida Licht" })).toBe(true);
  expect(await refusalOf("{{Inhaber}}\n\nVerantwortlich ist Ida Licht.", { ownerName: "Nordbild GmbH" })).toBe(true);
});

test.each(
  Object.entries({
    ...legalTexts,
    ...Object.fromEntries(Object.entries(standardTexts).map(([k, v]) => [`standard ${k}`, v])),
  }),
)("%s takes contact data from the settings and has no unknown placeholder", (_, text) => {
  expect(unknownPlaceholders(text)).toEqual([]);
  expect(text).toContain("{{Name der Agentur}}");
  expect(text).not.toMatch(/Musterlicht|50259|hallo@|4710/);
});

test("standard texts mark what only the agency can say, and contain nothing of the demo agency", () => {
  for (const text of Object.values(standardTexts)) {
    expect(text).toContain("[Bitte ergänzen: ");
    expect(text).not.toMatch(/Muster|LDI/);
  }
});

test("reverting to the public text is always accepted", async () => {
  const { impressum } = legalTexts;
  expect(await refusalOf(impressum)).not.toBe(true);
  expect(await refusalOf(impressum, {}, {}, impressum)).toBe(true);
});
