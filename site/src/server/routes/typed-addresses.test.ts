import { expect, test } from "vitest";
import { intendedAddress } from "./typed-addresses.ts";

test.each([
  ["/Impressum", "/impressum"],
  ["/IMPRESSUM.HTML", "/impressum"],
  ["/impressum.php", "/impressum"],
  ["/imprint", "/impressum"],
  ["/Datenschutz", "/datenschutz"],
  ["/datenschutzerklaerung", "/datenschutz"],
  ["/Datenschutzerkl%C3%A4rung", "/datenschutz"],
  ["/datenschutzerkla%CC%88rung.html", "/datenschutz"],
  ["/privacy_policy", "/datenschutz"],
  ["/Barrierefreiheit", "/barrierefreiheit"],
  ["/Projekte", "/projekte"],
  ["/Portfolio", "/projekte"],
  ["/projekte.html", "/projekte"],
  ["/Projekte/21-Fotowand-im-Foyer", "/projekte/21-fotowand-im-foyer"],
  ["/PROJEKTE/Kategorie/2-Fotografie", "/projekte/kategorie/2-fotografie"],
  ["/index.html", "/"],
  ["/index.php", "/"],
  ["/Index.htm", "/"],
  ["/default.aspx", "/"],
  ["/home", "/"],
  ["/Startseite", "/"],
  ["/home/index.html", "/"],
  ["/impressum/index.php", "/impressum"],
  ["/kontakt", "/#contact"],
  ["/Kontakt.html", "/#contact"],
  ["/referenzen", "/#references"],
  ["/feed", "/projekte/feed.xml"],
  ["/rss.xml", "/projekte/feed.xml"],
  ["/comments/feed/", "/projekte/feed.xml"],
  ["/sitemap_index.xml", "/sitemap.xml"],
  ["/page/2/", "/projekte"],
])("typing %s leads to %s", (typed, meant) => {
  expect(intendedAddress(typed)).toBe(meant);
});

test.each([
  ...[
    "/impressum",
    "/projekte",
    "/projekte/21-fotowand",
    "/wp-login.php",
    "/.env",
    "/irgendwas",
    "/home/alice",
    "/%E0",
  ],
  ...[
    "//evil.example/index.html",
    "/projekte/%0d%0aSet-Cookie:a",
    "/Projekte/..%2f..%2fadmin",
    "/kontakt/team",
    "/Impressum/archiv",
  ],
])("%s is left alone", (typed) => {
  expect(intendedAddress(typed)).toBeNull();
});
