import { expect, test } from "vitest";
import type { Html } from "../../content/domain.ts";
import { NECESSARY_STORAGE } from "./browser-storage.ts";
import { fillBlocks, type LegalFacts } from "./fill-blocks.ts";

const OFF: LegalFacts = { analytics: null, countsViews: false, logRetentionDays: 7, encrypted: true };
const GOOGLE: LegalFacts = { ...OFF, analytics: { provider: "google", id: "G-AB12CD34EF" } };
const MATOMO: LegalFacts = {
  ...OFF,
  analytics: { provider: "matomo", id: "1", url: "https://zahlen.example/matomo" },
};

const fill = (text: string, facts: LegalFacts) => fillBlocks(text as Html, facts);

test("the privacy policy's table is the code's own list of cookies and storage", () => {
  const html = fill("<p>{{Cookies und Speicher}}</p>", OFF);
  expect([...html.matchAll(/<code>(.*?)<\/code>/g)].map(([, name]) => name)).toEqual(
    NECESSARY_STORAGE.map(({ name }) => name),
  );
  expect(html).toContain("<td>365 Tage</td>");
  expect(html).not.toContain("_ga");
  expect(fill("<p>{{Cookies und Speicher}}</p>", GOOGLE)).toContain("<code>_ga_AB12CD34EF</code>");
  expect(fill("<p>{{Cookies und Speicher}}</p>", MATOMO)).toContain("<code>_pk_id.*</code>");
});

test("the privacy policy describes the configured analytics service, or says that there is none", () => {
  const off = fill("<p>{{Analyse}}</p>", OFF);
  expect(off).toMatch(/^<p>Auf dieser Website ist kein Analysedienst/);
  for (const word of ["IP-Anonymisierung", "Browser-Plugin", "Auftragsverarbeitung"]) expect(off).toContain(word);
  expect(off, "a service that the agency may never have").not.toMatch(/Google|Matomo/);
  expect(fill("<p>{{Analyse}}</p>", GOOGLE)).toMatch(/^<p>Der Dienst ist Google Analytics/);
  const matomo = fill("<p>{{Analyse}}</p>", MATOMO);
  expect(matomo).toContain("zahlen.example");
  expect(matomo).not.toContain("Google");
  for (const facts of [GOOGLE, MATOMO]) {
    for (const heading of ["IP-Anonymisierung", "Browser-Plugin", "Auftragsverarbeitung"]) {
      expect(fill("<p>{{Analyse}}</p>", facts)).toContain(`<h3>${heading}</h3>`);
    }
  }
});

test("statistics are described only while views are counted, before the analytics service", () => {
  const counted = fill("<p>{{Analyse}}</p>", { ...OFF, countsViews: true });
  expect(counted).toMatch(/^<h3>Zählung der Aufrufe ohne Cookies<\/h3>/);
  expect(counted).toContain("nach 25\u00a0Monaten");
  expect(counted).toMatch(/<h3>Analysedienst<\/h3>\s*<p>Auf dieser Website ist kein Analysedienst/);
  expect(fill("<p>{{Analyse}}</p>", OFF)).not.toContain("Zählung");
});

test("the configured log retention is stated; unknown placeholders stay as written", () => {
  expect(fill("<p>nach {{Tage der Protokolle}} Tagen, {{Wetter}}</p><p>{{Wetter}}</p>", OFF)).toBe(
    "<p>nach 7 Tagen, {{Wetter}}</p><p>{{Wetter}}</p>",
  );
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("{{%s}} is treated as plain text", (name) => {
  const text = `<p>{{${name}}}</p><p>siehe {{${name}}}</p>`;
  expect(fill(text, OFF)).toBe(text);
});
