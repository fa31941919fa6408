import { expect, test } from "vitest";
import { missedPathOf } from "./missed-paths.ts";

test.each([
  ["/Leistungen/Film/", "/leistungen/film"],
  ["/2021/05/mein-projekt", "/2021/05/mein-projekt"],
  ["/kontaktformular-fuer-hochzeitsfotografie.html", "/kontaktformular-fuer-hochzeitsfotografie.html"],
  ["/wp-content/uploads/2021/05/preisliste.pdf", "/wp-content/uploads/2021/05/preisliste.pdf"],
  ["/%C3%BCber-uns", "/über-uns"],
  ["/suche?name=Erika+Mustermann", "/suche"],
])("a request for %s that wasn't found counts as %s", (asked, counted) => {
  expect(missedPathOf(asked, false)).toBe(counted);
});

test.each([
  ...["/wp-login.php", "/wp-admin/", "/.env", "/.git/config", "/xmlrpc.php", "/vendor/phpunit/x", "/backup.zip"],
  ...["/wp-content/plugins/x/readme.txt", "/phpmyadmin/index", "/api.json", "/cgi-bin/luci", "/a.js"],
])("paths that robots try on every site aren't counted: %s", (asked) => {
  expect(missedPathOf(asked, true)).toBeNull();
});

test.each([
  ...["/abmelden/erika@example.org", "/abmelden/erika%40example.org", "/kunde/4915112345678"],
  ...["/t/5f2b8c1e9d3a4b7c", "/r/550e8400-e29b-41d4-a716-446655440000", "/s/eyJhbGciOiJIUzI1NiIsInR5cCI6"],
  ...[`/${"a".repeat(200)}`, "/%E0%A4"],
])("paths that may identify a person aren't counted: %s", (asked) => {
  expect(missedPathOf(asked, true)).toBeNull();
});

test("another program's page counts if another site links to it", () => {
  expect(missedPathOf("/leistungen.php", false)).toBeNull();
  expect(missedPathOf("/leistungen.php", true)).toBe("/leistungen.php");
});
