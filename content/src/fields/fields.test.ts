import { expect, test } from "vitest";
import { validateAnchor } from "./anchor.ts";
import { validateLinkTarget } from "./link-target.ts";
import { validateWebAddress, validateWebAddressOrProject } from "./web-address.ts";

test.each(["luftbild", "fotos-und-film", "film2"])("%s can be an anchor", (value) => {
  expect(validateAnchor(value)).toBe(true);
});

test.each(["", "Luftbild", "größe", "a b", "-film", "film-", "a--b", "#film", "contact", "home", null])(
  "%j cannot be an anchor, and the editor reads why in German",
  (value) => {
    expect(validateAnchor(value)).toMatch(/Bitte|Nur Kleinbuchstaben|schon vergeben/);
  },
);

test.each([
  "contact",
  "references",
  "luftbild",
  "/projekte",
  "/projekte/kategorie/3-film",
  "/projekte?seite=2",
  "/#contact",
  "https://example.org/a",
])("a menu item can lead to %s", (value) => {
  expect(validateLinkTarget(value)).toBe(true);
});

test.each(["javascript:alert(1)", "//example.org", "Kontakt Seite", ""])("a menu item cannot lead to %j", (value) => {
  expect(validateLinkTarget(value)).not.toBe(true);
});

test.each(["https://example.org/a?b=c", "http://example.org", "", null])("%j is accepted as a link", (value) => {
  expect(validateWebAddress(value)).toBe(true);
});

test.each(["example.org", "javascript:alert(1)", "data:text/html,x", "mailto:a@b.de"])(
  "%s is no link to a website",
  (value) => {
    expect(validateWebAddress(value)).toMatch(/beginnend mit https/);
  },
);

test.each(["/projekte/12", "/projekte/12-licht-das-atmet", "https://example.org", "", null])(
  "%j is accepted as a reference's link",
  (value) => {
    expect(validateWebAddressOrProject(value)).toBe(true);
  },
);

test.each([
  "/projekte",
  "//projekte/1",
  "/projekte/12/../../admin",
  "/impressum",
  "example.org",
  "javascript:alert(1)",
])("%s is neither a website nor a project", (value) => {
  expect(validateWebAddressOrProject(value)).toMatch(/beginnend mit https.*beginnend mit \/projekte\//);
});
