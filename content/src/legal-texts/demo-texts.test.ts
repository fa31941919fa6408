import { expect, test } from "vitest";
import { demoValuesIn, legalTexts } from "./demo-texts.ts";
import { standardTexts } from "./standard-texts.ts";

const all = Object.values(legalTexts).join("\n");

test("each value of the demo's legal texts is found, even if others were changed and Markdown splits it", () => {
  const values = demoValuesIn(all, "20095");
  expect(values.length).toBeGreaterThan(20);
  for (const value of values) {
    const half = `Sonst steht hier unseres. **${value.replace(" ", "  \n")}**, und das auch.`;
    expect(demoValuesIn(half, "20095")).toContain(value);
  }
});

test("after changing insurer, host and a time limit, the rest of the demo is still found", () => {
  const half = all
    .replaceAll("Musterversicherung AG", "Nordversicherung AG")
    .replaceAll("Musterhost", "Nordhost")
    .replace("neun Werktagen", "drei Wochen");
  expect(demoValuesIn(half, "20095")).toEqual(
    expect.arrayContaining([
      "Erika Mustermann",
      "Policenweg 2",
      "Serverweg 1",
      "00000 Musterstadt",
      "Kavalleriestraße 2–4",
      "Zuletzt überprüft am 22. November 2026",
      expect.stringContaining("als Kleinstunternehmen nicht"),
      expect.stringContaining("Durchgänge von Hand"),
    ]),
  );
});

test("an agency in Nordrhein-Westfalen may name its own authority", () => {
  const authority = /Landesbeauftragte[\s\S]*?ldi\.nrw\.de\)/.exec(legalTexts.privacyPolicy)?.[0] ?? "";
  for (const postalCode of ["50259", "33602", "48155"]) expect(demoValuesIn(authority, postalCode)).toEqual([]);
  for (const postalCode of ["20095", "80331", "55116", ""]) expect(demoValuesIn(authority, postalCode)).toHaveLength(4);
});

test("standard texts and an agency's own texts don't count as the demo's", () => {
  const own =
    "Stand: November 2026. Wir antworten innerhalb von zwei Wochen und bewahren es höchstens 14 Tage auf. Räumlicher Geltungsbereich: Deutschland. Einen Vertrag über die Auftragsverarbeitung nach Art. 28 DSGVO haben wir geschlossen.";
  expect(demoValuesIn([...Object.values(standardTexts), own].join("\n"), "")).toEqual([]);
});
