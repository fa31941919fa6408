import { expect, test } from "vitest";
import { maybePage, plainAddress } from "./addresses.ts";

const BASE = "https://alt.example/arbeiten/haus/";

test.each([
  ["../muehle/", "https://alt.example/arbeiten/muehle/"],
  ["  /muehle/#oben ", "https://alt.example/muehle/"],
  ["http://www.alt.example/muehle/", "https://alt.example/muehle/"],
  ["//alt.example/muehle/", "https://alt.example/muehle/"],
  ["https://ALT.example:443/muehle/", "https://alt.example/muehle/"],
  ["/m%C3%BChle/", "https://alt.example/m%C3%BChle/"],
  ["/mühle/", "https://alt.example/m%C3%BChle/"],
  ["/muehle/?utm_source=brief&fbclid=1&seite=2", "https://alt.example/muehle/?seite=2"],
  ["/muehle/?replytocom=7", "https://alt.example/muehle/"],
  ["/?p=26", "https://alt.example/?p=26"],
  ["https://www.andere.example/a#b", "https://www.andere.example/a"],
  ["mailto:a@alt.example", null],
  ["javascript:void(0)", null],
  ["http://[", null],
])("%j has one spelling: %s", (address, plain) => {
  expect(plainAddress(address, BASE)).toBe(plain);
});

test.each([
  ["/muehle/", true],
  ["/index.php", true],
  ["/arbeiten/haus.html", true],
  ["/?p=26", true],
  ["/preise.pdf", false],
  ["/bild.JPG", false],
  ["/wp-login.php", false],
  ["/wp-json/wp/v2/posts", false],
  ["/muehle/feed/", false],
  ["/muehle/comment-page-2/", false],
  ["/?s=suche", false],
  ["/shop/?add-to-cart=7", false],
])("%s may be a page: %s", (path, expected) => {
  expect(maybePage(`https://alt.example${path}`)).toBe(expected);
});
