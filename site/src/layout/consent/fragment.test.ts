import { expect, test } from "vitest";
import { consentLanguage } from "./fragment.ts";

test.each([
  [["de-DE", "en"], "de"],
  [["en-GB", "de"], "en"],
  [["oc"], "oc"],
  [["OC-FR", "fr"], "oc"],
  [["fr-FR", "en", "de"], "en"],
  [["fr", "ja"], "de"],
  [["enm"], "de"],
  [[], "de"],
])("a browser set to %j gets the dialog in %s (spec §3)", (languages, language) => {
  expect(consentLanguage(languages)).toBe(language);
});
