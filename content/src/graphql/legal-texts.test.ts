import { CONTENT_PLACEHOLDERS, SITE_PLACEHOLDERS } from "@schaufenster/contract/legal-placeholders";
import { expect, test } from "vitest";
import { legalTexts } from "../../seed/demo/legal.ts";
import { fillLegalTexts } from "./legal-texts.ts";

const SETTINGS = {
  CONTACT_RETENTION_DAYS: 30,
  CONTACT_RATE_MINUTES: 5,
  CONTACT_CONFIRMATION: false,
  pictureCredits: "",
};
const { privacyPolicy, impressum } = legalTexts;

test("the privacy policy says how long inquiries are really kept, and leaves to the site what that knows", () => {
  const { privacyPolicy: filled } = fillLegalTexts({ id: 1, privacyPolicy }, SETTINGS);
  expect(filled).toContain("Nach 30\u00a0Tagen wird die gespeicherte Nachricht gelöscht");
  expect(filled).toContain("zählen wir für 5\u00a0Minuten");
  for (const { name } of CONTENT_PLACEHOLDERS) expect(filled).not.toContain(`{{${name}}}`);
  for (const { name } of SITE_PLACEHOLDERS) expect(filled).toContain(`{{${name}}}`);
});

test("the Impressum names whose pictures are shown, if they are somebody's, and has no place for it else", () => {
  const said = (pictureCredits: string) =>
    fillLegalTexts({ id: 1, impressum }, { ...SETTINGS, pictureCredits }).impressum;
  expect(said("## Bildnachweise\n\n- Foto: X")).toMatch(/\n\n## Bildnachweise\n\n- Foto: X\n\n## Lizenzen/);
  expect(said("")).not.toMatch(/Bildnachweis|\{\{Bild/);
});

test("a confirmation to the sender is in the privacy policy when one is sent, and only then", () => {
  const policy = (on: boolean) => fillLegalTexts({ id: 1, privacyPolicy }, { ...SETTINGS, CONTACT_CONFIRMATION: on });
  expect(policy(true).privacyPolicy).toContain("senden wir an die angegebene E-Mail-Adresse eine kurze Bestätigung");
  expect(policy(false).privacyPolicy).not.toContain("kurze Bestätigung");
});

test("texts that are not written yet stay so", () => {
  expect(fillLegalTexts({ id: 1, privacyPolicy: null }, SETTINGS)).toEqual({ id: 1, privacyPolicy: null });
  expect(fillLegalTexts({ id: 1 }, SETTINGS)).toEqual({ id: 1 });
});
