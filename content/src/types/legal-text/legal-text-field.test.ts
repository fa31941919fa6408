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

test("a placeholder that does not exist is refused with those that do", async () => {
  const refusal = await refusalOf("Rufen Sie an: {{Telfon}}");
  expect(refusal).toContain("{{Telfon}} gibt es nicht. Möglich sind:");
  for (const { name } of LEGAL_PLACEHOLDERS) expect(refusal).toContain(`{{${name}}}`);
  for (const { name } of LEGAL_PLACEHOLDERS) expect(await refusalOf(`x {{${name}}} y`)).toBe(true);
});

test("a text in which something is open is not published, and the refusal says where", async () => {
  const refusal = await refusalOf(standardTexts.impressum);
  expect(refusal).toMatch(
    /^Noch offen: 3 Stellen mit „Bitte ergänzen“ \(am Anfang, „Berufshaftpflichtversicherung“, „Ver/,
  );
});

test("the demo's texts, changed or not, are published by the demo alone, and the refusal names what is left", async () => {
  for (const text of Object.values(legalTexts)) {
    expect(await refusalOf(text, {}, { isDemo: true })).toBe(true);
    expect(await refusalOf(text)).toContain("Von der Beispielagentur steht noch da: „");
  }
  const half = legalTexts.impressum.replace("Musterversicherung", "Nordversicherung");
  expect(await refusalOf(half)).toMatch(/: „Erika Mustermann“, „Policenweg 2“, „00000 Musterstadt“.* Als Entwurf ist/);
});

test("no company is named as the person who is responsible for content (§ 18 (2) MStV)", async () => {
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
)("%s takes contact data from the settings and names no placeholder that does not exist", (_, text) => {
  expect(unknownPlaceholders(text)).toEqual([]);
  expect(text).toContain("{{Name der Agentur}}");
  expect(text).not.toMatch(/Musterlicht|50259|hallo@|4710/);
});

test("what only the agency can say is marked in an empty system's texts, and nothing of the demo agency is in them", () => {
  for (const text of Object.values(standardTexts)) {
    expect(text).toContain("**[Bitte ergänzen: ");
    expect(text).not.toMatch(/Muster|LDI/);
  }
});

test("a text that is public already is not refused on the way back to it", async () => {
  const { impressum } = legalTexts;
  expect(await refusalOf(impressum)).not.toBe(true);
  expect(await refusalOf(impressum, {}, {}, impressum)).toBe(true);
});
