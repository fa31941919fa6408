import { expect, test } from "vitest";
import { privacyPolicy } from "../../seed/demo/legal/privacy-policy.ts";
import { fillLegalTexts } from "./legal-texts.ts";

const SETTINGS = { CONTACT_RETENTION_DAYS: 30, CONTACT_RATE_MINUTES: 5 };

test("the privacy policy says how long inquiries are really kept, and leaves to the site what that knows", () => {
  const { privacyPolicy: filled } = fillLegalTexts({ id: 1, privacyPolicy }, SETTINGS);
  expect(filled).toContain("Nach 30\u00a0Tagen wird die gespeicherte Nachricht gelöscht.");
  expect(filled).toContain("zählen wir für 5\u00a0Minuten");
  expect([...(filled ?? "").matchAll(/\{\{(.+?)\}\}/g)].map(([, name]) => name)).toEqual([
    "Tage der Protokolle",
    "Cookies und Speicher",
    "Analyse",
  ]);
});

test("texts that are not written yet stay so", () => {
  expect(fillLegalTexts({ id: 1, privacyPolicy: null }, SETTINGS)).toEqual({ id: 1, privacyPolicy: null });
  expect(fillLegalTexts({ id: 1 }, SETTINGS)).toEqual({ id: 1 });
});
