import { expect, test } from "vitest";
import { entryOfAddress, findOldAddress, isOwnAddress, oldAddressKey, withCampaign } from "./old-addresses.ts";

test.each([
  ["https://alt.example/2021/05/Mein-Projekt/", "/2021/05/mein-projekt"],
  ["http://alt.example/?p=26", "/?p=26"],
  ["http://alt.example/?post_type=portfolio&p=46", "/?p=46"],
  ["/index.php/2021/05/mein-projekt", "/2021/05/mein-projekt"],
  ["/leistungen/index.html", "/leistungen"],
  ["/index.php?id=12", "/?id=12"],
  ["/%C3%9Cber-Uns/", "/über-uns"],
  ["/u%CC%88ber-uns", "/über-uns"],
  ["//alt.example//a//b/", "/a/b"],
  ["www.alt.example/kontakt.html", "/kontakt.html"],
  ["leistungen/film", "/leistungen/film"],
  ["/a?utm_source=brief&b=2&a=1#unten", "/a?a=1&b=2"],
  ["https://alt.example", "/"],
])("the old address %s is stored as %s, in any spelling", (written, key) => {
  expect(oldAddressKey(written)).toBe(key);
});

test.each(["", "%j is not an old address", "/%E0%A4", "/a%00b", `/${"a".repeat(600)}`])(
  "%j isn't an old address",
  (written) => {
    expect(oldAddressKey(written)).toBeNull();
  },
);

const KEPT = [
  ...["/2021/05/mein-projekt", "/?p=26", "/kontakt.html", "/shop?id=3", "/über-uns"],
  ...["/wp-content/uploads/2021/05/bild.jpg", "/wp-content/uploads/2021/05/halle-scaled.jpg"],
  ...[
    "/wp-content/uploads/2021/05/plan-800x600.jpg",
    "/leistungen",
    "/*/film",
    "/*/author/ina",
    "/wp-sitemap.xml",
    "/*/impressum",
  ],
].map((address) => oldAddressKey(address) ?? "");

const find = (asked: string) => findOldAddress(asked, (key) => (KEPT.includes(key) ? key : undefined));

test.each([
  ["/2021/05/Mein-Projekt/", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt/feed/", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt/amp", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt/embed/", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt/comment-page-2/", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt/page/2/", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt/2", "/2021/05/mein-projekt"],
  ["/2021/05/mein-projekt?utm_source=brief&replytocom=4", "/2021/05/mein-projekt"],
  ["/?p=26&preview=true&fbclid=x", "/?p=26"],
  ["/?post_type=post&p=26", "/?p=26"],
  ["/index.php?p=26", "/?p=26"],
  ["/?page_id=26", "/?p=26"],
  ["/?attachment_id=26&utm_source=brief", "/?p=26"],
  ["/2021/05/mein-projekt/12/page/2/feed/", "/2021/05/mein-projekt"],
  ["/wp-content/uploads/2021/05/bild-e1612345678901-300x200.jpg", "/wp-content/uploads/2021/05/bild.jpg"],
  ["/wp-content/uploads/2021/05/bild-300x200.jpg", "/wp-content/uploads/2021/05/bild.jpg"],
  ["/wp-content/uploads/2021/05/bild-300x200@2x.jpg", "/wp-content/uploads/2021/05/bild.jpg"],
  ["/wp-content/uploads/2021/05/Bild.jpg.webp", "/wp-content/uploads/2021/05/bild.jpg"],
  ["/wp-content/uploads/2021/05/halle-1024x768.jpg", "/wp-content/uploads/2021/05/halle-scaled.jpg"],
  ["/wp-content/uploads/2021/05/halle.jpg", "/wp-content/uploads/2021/05/halle-scaled.jpg"],
  ["/wp-content/uploads/2021/05/plan-800x600-150x150.jpg", "/wp-content/uploads/2021/05/plan-800x600.jpg"],
  ["/shop?id=3&utm_medium=x", "/shop?id=3"],
  ["/leistungen.html", "/leistungen"],
  ["/Kontakt.HTML", "/kontakt.html"],
  ["/u%CC%88ber-uns/", "/über-uns"],
  ["/sparten/medien/Film/page/2/", "/*/film"],
  ["/film/", "/*/film"],
  ["/blog/author/ina/feed/", "/*/author/ina"],
  ["/wp-sitemap-posts-page-1.xml", "/wp-sitemap.xml"],
  ["/sitemap_index.xml", "/wp-sitemap.xml"],
])("a request for %s is redirected from %s", (asked, key) => {
  expect(find(asked)).toBe(key);
});

test.each([
  "/",
  "/?utm_source=brief",
  "/?p=27",
  "/2021/05",
  "/feed/",
  "/shop?id=4",
  "/andere",
  "/ina",
  "/film/andere",
  "/sitemap.xml",
  "/impressum/",
])("%s matches none of these old addresses", (asked) => {
  expect(find(asked)).toBeNull();
});

test("campaign parameters are passed on to the new address, and nothing else is", () => {
  const asked = "?p=26&utm_source=brief&gclid=a%26b";
  expect(withCampaign("/projekte/7-fotowand", asked)).toBe("/projekte/7-fotowand?utm_source=brief&gclid=a%26b");
  expect(withCampaign("/#contact", asked)).toBe("/?utm_source=brief&gclid=a%26b#contact");
  expect(withCampaign("https://shop.example/a?b=1", "?x=1")).toBe("https://shop.example/a?b=1");
  expect(withCampaign("/uploads/Größe.pdf", "")).toBe("/uploads/Gr%C3%B6%C3%9Fe.pdf");
});

test("the site's own pages and the admin can't be old addresses", () => {
  const own = [
    "/",
    "/projekte",
    "/projekte/kategorie",
    "/impressum",
    "/admin",
    "/admin/x",
    "/api/users",
    "/robots.txt",
  ];
  expect(own.filter((key) => !isOwnAddress(key))).toEqual([]);
  expect(
    ["/projekte/foto", "/administration", "/impressum/alt", "/?p=1", "/uploads/a.jpg"].filter(isOwnAddress),
  ).toEqual([]);
});

test("addresses of projects and categories are recognized by their numbers", () => {
  expect(entryOfAddress("/projekte/21-fotowand")).toEqual({ type: "projects", id: 21 });
  expect(entryOfAddress("/projekte/kategorie/3")).toEqual({ type: "categories", id: 3 });
  expect(["/projekte/foto", "/projekte/021-x", "/projekte/21/x", "/projekte"].map(entryOfAddress)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
