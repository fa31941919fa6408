import { expect, test } from "vitest";
import { COPYRIGHT_YEAR, reshapeSettings } from "./settings.ts";

const HERE = { apiBaseUrl: "" };

function settings(attributes: object, legal: object = {}) {
  return reshapeSettings({ siteSetting: { data: { attributes } }, legalText: { data: { attributes: legal } } }, HERE);
}

test("a content system whose settings were never filled in still gives a complete site", async () => {
  for (const empty of [null, { data: null }, { data: { attributes: null } }]) {
    expect(await reshapeSettings({ siteSetting: empty, appearance: null, legalText: null }, HERE)).toMatchObject({
      agencyName: "Agentur",
      email: "",
      badge: null,
      analytics: null,
      copyrightYear: COPYRIGHT_YEAR,
      legal: { impressum: expect.stringMatching(/^<p>Dieser Text wird gerade geschrieben/) },
    });
  }
});

test("the copyright year is 2022 until an editor sets another (spec §9)", async () => {
  expect((await settings({})).copyrightYear).toBe(2022);
  expect((await settings({ copyrightYear: 2026 })).copyrightYear).toBe(2026);
});

test("nothing is measured unless a service is fully configured", async () => {
  expect((await settings({ analyticsProvider: "off", analyticsId: "G-1" })).analytics).toBeNull();
  expect((await settings({ analyticsProvider: "google" })).analytics).toBeNull();
  expect((await settings({ analyticsProvider: "matomo", analyticsId: "1" })).analytics).toBeNull();
  expect((await settings({ analyticsProvider: "google", analyticsId: " G-1 " })).analytics).toEqual({
    provider: "google",
    id: "G-1",
  });
  expect(
    (await settings({ analyticsProvider: "matomo", analyticsId: "1", analyticsUrl: "https://m.example/" })).analytics,
  ).toEqual({
    provider: "matomo",
    id: "1",
    url: "https://m.example",
  });
  for (const analyticsUrl of ["/matomo", "mailto:m@example.org"]) {
    expect((await settings({ analyticsProvider: "matomo", analyticsId: "1", analyticsUrl })).analytics).toBeNull();
  }
});

test("links of the footer cannot run script; a badge needs somewhere to lead", async () => {
  expect(await settings({ facebookUrl: "javascript:x", youtubeUrl: "https://youtube.example" })).toMatchObject({
    facebookUrl: null,
    youtubeUrl: "https://youtube.example",
  });
  expect((await settings({ badgeTitle: "Eintrag" })).badge).toBeNull();
  expect((await settings({ badgeUrl: "https://verzeichnis.example" })).badge).toEqual({
    image: null,
    url: "https://verzeichnis.example",
    title: "",
  });
});

test("until the agency has published a legal text, name and contact stand there, as far as they are known", async () => {
  const known = { agencyName: "Lichtwerk", ownerName: "Eva Licht", phone: "0221 1", city: "Köln" };
  const unwritten = await settings(known, {});
  const { impressum, privacyPolicy, accessibilityStatement } = unwritten.legal;
  for (const html of [impressum, privacyPolicy, accessibilityStatement]) {
    expect(html?.replaceAll(/<[^>]+>/g, "")).toBe(
      "Dieser Text wird gerade geschrieben.\nLichtwerk\nEva Licht\nKöln\nTelefon: 0221 1",
    );
  }
  expect((await settings({}, { impressum: " " })).legal.impressum).toBe("<p>Dieser Text wird gerade geschrieben.</p>");
});

test("an accessibility statement that the agency has emptied is none; it is voluntary, unlike the other texts", async () => {
  for (const empty of ["", " \n", null])
    expect((await settings({}, { accessibilityStatement: empty })).legal.accessibilityStatement).toBeNull();
});

test("legal texts are shown below the heading of their page", async () => {
  expect((await settings({}, { impressum: "# Angaben\n\nText" })).legal.impressum).toBe(
    "<h2>Angaben</h2>\n<p>Text</p>",
  );
});
