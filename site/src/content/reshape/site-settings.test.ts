import { expect, test } from "vitest";
import type { SiteSettings } from "../domain.ts";
import { wireLegalPage } from "./legal-pages.ts";
import { COPYRIGHT_YEAR, reshapeSettings } from "./site-settings.ts";

const HERE = { apiBaseUrl: "" };

/** @param legal texts of published legal pages by address */
function settings(attributes: object, legal: Record<string, string> = {}) {
  const pageLinks = Object.entries(legal).map(([address, text]) => wireLegalPage({ address, title: address }, text));
  return reshapeSettings({ siteSetting: { data: { attributes } }, pageLinks }, HERE);
}

const htmlAt = ({ legal }: SiteSettings, path: string) => legal.find(({ href }) => href === path)?.html;

test("a content system without saved settings still gives a complete site", async () => {
  for (const empty of [null, { data: null }, { data: { attributes: null } }]) {
    expect(reshapeSettings({ siteSetting: empty, appearance: null, pageLinks: null }, HERE)).toMatchObject({
      agencyName: "Agentur",
      email: "",
      badge: null,
      analytics: null,
      copyrightYear: COPYRIGHT_YEAR,
      legal: ["/impressum", "/datenschutz", "/barrierefreiheit"].map((href) => ({
        href,
        html: expect.stringMatching(/^<p>Dieser Text wird gerade geschrieben/),
      })),
    });
  }
});

test("profiles elsewhere are links in order; a custom one has its name, or its address", async () => {
  expect((await settings({})).social).toEqual([]);
  const shop = "https://www.laden.example/";
  const given = { xingUrl: "https://xing.example/a", youtubeUrl: "https://youtube.example/a", ownLinkUrl: shop };
  expect((await settings(given)).social).toEqual([
    { place: "youtube", name: "YouTube", href: "https://youtube.example/a" },
    { place: "xing", name: "XING", href: "https://xing.example/a" },
    { place: "other", name: "laden.example", href: shop },
  ]);
  expect((await settings({ ownLinkUrl: shop, ownLinkName: "Laden" })).social[0]?.name).toBe("Laden");
});

test("the copyright year is 2022 until an editor sets another (spec §9)", async () => {
  expect((await settings({})).copyrightYear).toBe(2022);
  expect((await settings({ copyrightYear: 2026 })).copyrightYear).toBe(2026);
});

test("no analytics unless a service is fully configured and a public privacy policy mentions it", async () => {
  const google = { analyticsProvider: "google", analyticsId: " G-1 " };
  const matomo = { analyticsProvider: "matomo", analyticsId: "1", analyticsUrl: "https://m.example/" };
  const analytics = async (attributes: object, datenschutz = "{{Analyse}}") =>
    (await settings(attributes, { datenschutz })).analytics;
  expect(await analytics({ analyticsProvider: "off", analyticsId: "G-1" })).toBeNull();
  expect(await analytics({ analyticsProvider: "google" })).toBeNull();
  expect(await analytics({ analyticsProvider: "matomo", analyticsId: "1" })).toBeNull();
  expect(await analytics(google)).toEqual({ provider: "google", id: "G-1" });
  expect(await analytics(matomo)).toEqual({ provider: "matomo", id: "1", url: "https://m.example" });
  for (const analyticsUrl of ["/matomo", "mailto:m@example.org"])
    expect(await analytics({ ...matomo, analyticsUrl })).toBeNull();
  expect(await analytics(google, "Wir nutzen Google Analytics 4.")).not.toBeNull();
  for (const policy of ["", "Wir nutzen keine Analyse.", "Wir nutzen Matomo."])
    expect(await analytics(google, policy)).toBeNull();
  expect((await settings(google)).analytics).toBeNull();
});

test("without a public Impressum and privacy policy there is no form, unless content allows it for now", async () => {
  const texts = { impressum: "Wir.", datenschutz: "So." };
  const state = async (attributes: object, legal: Record<string, string>) => {
    const { takesMessages, lacksLegalTexts } = await settings(attributes, legal);
    return { takesMessages, lacksLegalTexts };
  };
  const open = { takesMessages: true, lacksLegalTexts: false };
  const closed = { takesMessages: false, lacksLegalTexts: true };
  expect(await state({}, texts)).toEqual(open);
  expect(await state({ takesMessages: true }, {})).toEqual(open);
  for (const address of ["impressum", "datenschutz"])
    expect(await state({ takesMessages: false }, { ...texts, [address]: " " })).toEqual(closed);
  expect(await state({}, { barrierefreiheit: "Gut." })).toEqual(closed);
});

test("footer links can't run scripts; a badge needs a target", async () => {
  const dangerous = { facebookUrl: "javascript:x", ownLinkUrl: "javascript:x", ownLinkName: "Laden" };
  expect((await settings(dangerous)).social).toEqual([]);
  expect((await settings({ badgeTitle: "Eintrag" })).badge).toBeNull();
  expect((await settings({ badgeUrl: "https://verzeichnis.example" })).badge).toEqual({
    image: null,
    url: "https://verzeichnis.example",
    title: "",
  });
});

test("until the agency has published a legal text, its name and contact data are shown, as far as known", async () => {
  const known = { agencyName: "Lichtwerk", ownerName: "Eva Licht", phone: "0221 1", city: "Köln" };
  const unwritten = await settings(known, {});
  expect(unwritten.legal).toHaveLength(3);
  for (const { html } of unwritten.legal) {
    expect(html.replaceAll(/<[^>]+>/g, "")).toBe(
      "Dieser Text wird gerade geschrieben.\nLichtwerk\nEva Licht\nKöln\nTelefon: 0221 1",
    );
  }
  expect(htmlAt(await settings({}, { impressum: " " }), "/impressum")).toBe(
    "<p>Dieser Text wird gerade geschrieben.</p>",
  );
});

test("an accessibility statement that the agency has emptied doesn't exist; unlike the other texts it is voluntary", async () => {
  for (const empty of ["", " \n"])
    expect(htmlAt(await settings({}, { barrierefreiheit: empty }), "/barrierefreiheit")).toBeUndefined();
});

test("legal texts are below the heading of their page", async () => {
  expect(htmlAt(await settings({}, { impressum: "# Angaben\n\nText" }), "/impressum")).toBe(
    "<h2>Angaben</h2>\n<p>Text</p>",
  );
});
