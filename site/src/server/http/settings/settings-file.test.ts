import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { SettingsError } from "./settings.ts";
import { readSettingsFile } from "./settings-file.ts";

const EXAMPLE = fileURLToPath(new URL("../../../../testing/fixtures/site-settings.json", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "schaufenster-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const path = join(mkdtempSync(join(folder, "file-")), "settings.json");
  writeFileSync(path, text);
  return path;
}

test("an agency with a foreign content system can put its settings in a file", async () => {
  const settings = readSettingsFile(EXAMPLE, { apiBaseUrl: "https://cms.example" });
  expect(settings).toMatchObject({
    agencyName: "Prüfagentur",
    city: "Pulheim",
    facebookUrl: null,
    badge: { title: "Eintrag im Branchenverzeichnis", image: { url: "https://cms.example/uploads/badge.png" } },
  });
  expect(settings.legal[0]).toMatchObject({
    href: "/impressum",
    html: "<h2>Impressum</h2>\n<p>Angaben gemäß § 5 DDG</p>",
  });
});

test.each([
  ["no JSON", "{", "cannot be read as JSON"],
  ["no name", "{}", "agencyName"],
  [
    "a misspelt field",
    '{"agencyName":"A","emial":"x"}',
    "emial is none of the fields that it can have: agencyName, claim",
  ],
  ["a year that is none", '{"agencyName":"A","copyrightYear":"2022"}', "copyrightYear"],
])("a file with %s stops the start and says where", (_, text, part) => {
  const path = fileWith(text);
  expect(() => readSettingsFile(path, { apiBaseUrl: "" })).toThrow(SettingsError);
  expect(() => readSettingsFile(path, { apiBaseUrl: "" })).toThrow(part);
});

test("a missing file stops the start", () => {
  expect(() => readSettingsFile("/nowhere.json", { apiBaseUrl: "" })).toThrow("/nowhere.json");
});
