import { de } from "@payloadcms/translations/languages/de";
import { expect, test } from "vitest";
import { german } from "./german.ts";

const OURS: Record<string, Record<string, string>> = german;

/** Nobody sees them: start-page/StartPage.tsx stands in place of what they belong to. */
const UNSEEN = "dashboard";

/** All texts of the admin by group and key, as the configuration puts them together. */
const texts = Object.entries(de.translations)
  .filter(([group]) => group !== UNSEEN)
  .flatMap(([group, values]) =>
    Object.entries({ ...values, ...OURS[group] }).map(([key, text]) => [`${group}.${key}`, String(text)] as const),
  );

test("the admin says Sie, and one word for one thing", () => {
  const wrong =
    /\b(du|dich|dir|dein\w*|gib|wähle|bist|hast|musst|kannst|setze|passe|speichere|erstelle|überprüfe)\b|Kennwort|Fokuspunkt|<Kein/i;
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
});

test("a text keeps the places that Payload fills in", () => {
  const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted();
  const originals: Record<string, Record<string, string>> = de.translations;
  for (const [group, values] of Object.entries(OURS)) {
    for (const [key, text] of Object.entries(values)) {
      expect([group, key, ...places(text)]).toEqual([group, key, ...places(originals[group]?.[key] ?? "")]);
    }
  }
});
