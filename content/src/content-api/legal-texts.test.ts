import { CONTENT_PLACEHOLDERS, SITE_PLACEHOLDERS } from "@schaufenster/contract/legal-placeholders";
import { expect, test } from "vitest";
import { legalTexts } from "../legal-texts/demo-texts.ts";
import { fillLegalText } from "./legal-texts.ts";

const SETTINGS = {
  CONTACT_RETENTION_DAYS: 30,
  CONTACT_RATE_MINUTES: 5,
  CONTACT_CONFIRMATION: false,
  BACKUP_PASSPHRASE: undefined,
  pictureCredits: "",
};
const { privacyPolicy, impressum } = legalTexts;

test("the privacy policy states the configured retention of inquiries, and leaves the site's placeholders", () => {
  const filled = fillLegalText(privacyPolicy, SETTINGS);
  expect(filled).toContain("Nach 30\u00a0Tagen wird die gespeicherte Nachricht gelöscht");
  expect(filled).toContain("zählen wir für 5\u00a0Minuten");
  for (const { name } of CONTENT_PLACEHOLDERS) expect(filled).not.toContain(`{{${name}}}`);
  for (const { name } of SITE_PLACEHOLDERS) expect(filled).toContain(`{{${name}}}`);
});

test("the privacy policy adds the time that a message stays in backups, and says whether these are encrypted", () => {
  const policy = (changed: object) => fillLegalText(privacyPolicy, { ...SETTINGS, ...changed });
  expect(policy({})).toContain("nach höchstens 7\u00a0Monaten. Eine Nachricht");
  expect(policy({})).toContain("bis zu 8\u00a0Monate nach ihrem Eingang");
  expect(policy({ CONTACT_RETENTION_DAYS: 180 })).toContain("bis zu 13\u00a0Monate nach ihrem Eingang");
  expect(policy({})).not.toContain("verschlüsselt.");
  expect(policy({ BACKUP_PASSPHRASE: "vier-Worte-und-mehr" })).toContain("Die Sicherungskopien sind verschlüsselt.");
});

test("the Impressum lists picture credits if there are any, and has no such section otherwise", () => {
  const said = (pictureCredits: string) => fillLegalText(impressum, { ...SETTINGS, pictureCredits });
  expect(said("## Bildnachweise\n\n- Foto: X")).toMatch(/\n\n## Bildnachweise\n\n- Foto: X\n\n## Lizenzen/);
  expect(said("")).not.toMatch(/Bildnachweis|\{\{Bild/);
});

test("the privacy policy mentions the confirmation to the sender only if one is sent", () => {
  const policy = (on: boolean) => fillLegalText(privacyPolicy, { ...SETTINGS, CONTACT_CONFIRMATION: on });
  expect(policy(true)).toContain("senden wir an die angegebene E-Mail-Adresse eine kurze Bestätigung");
  expect(policy(false)).not.toContain("kurze Bestätigung");
});
