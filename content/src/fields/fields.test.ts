import { expect, test } from "vitest";
import { validateAnchor } from "./anchor.ts";
import { validateLinkTarget } from "./link-target.ts";
import { validateWebAddress, validateWebAddressOrProject, wholeAddress } from "./web-address.ts";

test.each(["luftbild", "fotos-und-film", "film2"])("%s can be an anchor", (value) => {
  expect(validateAnchor(value)).toBe(true);
});

test.each(["Luftbild", "größe", "a b", "-film", "film-", "a--b", "#film", "contact", "home"])(
  "%j can't be an anchor, and the reason is in German",
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

test.each(["javascript:alert(1)", "//example.org", "Kontakt Seite", ""])("a menu item can't lead to %j", (value) => {
  expect(validateLinkTarget(value)).not.toBe(true);
});

test.each(["https://example.org/a?b=c", "http://example.org", "", null])("%j is accepted as a link", (value) => {
  expect(validateWebAddress(value)).toBe(true);
});

test.each(["javascript:alert(1)", "@studio", "Studio Nord", "studio", "https://", "data:text/html,x", "mailto:a@b.de"])(
  "%s isn't a link to a website",
  (value) => {
    expect(validateWebAddress(value)).toMatch(/beginnend mit https/);
  },
);

test.each([
  ["www.studio.example", undefined, "https://www.studio.example"],
  [" müller-söhne.example/team?a=b ", undefined, "https://müller-söhne.example/team?a=b"],
  ["http://studio.example", undefined, "http://studio.example"],
  ["\u202a<https://studio.example>\u202c\u00a0", undefined, "https://studio.example"],
  ["stu\u00addio.example\u200b", undefined, "https://studio.example"],
  ["@studio.nordlicht", "instagram", "https://www.instagram.com/studio.nordlicht"],
  ["@studio", "facebook", "https://www.facebook.com/studio"],
  ["@studio", "youtube", "https://www.youtube.com/@studio"],
  ["@studio", "linkedin", "https://www.linkedin.com/company/studio"],
  ["www.xing.com/pages/studio", "xing", "https://www.xing.com/pages/studio"],
  ["instagram.com/studio", "instagram", "https://instagram.com/studio"],
] as const)("%j is completed to a URL", (typed, network, address) => {
  expect(wholeAddress(typed, network)).toBe(address);
  expect(validateWebAddress(typed, network)).toBe(true);
});

test("an invalid URL is refused with the reason, and with the formats that a network accepts", () => {
  expect(validateWebAddress("Studio Nord", "instagram")).toMatch(/https:\/\/, oder Ihren Namen dort, beginnend mit @/);
});

test.each(["/projekte/12", "/projekte/12-licht-das-atmet", "https://example.org", "", null])(
  "%j is accepted as a reference's link",
  (value) => {
    expect(validateWebAddressOrProject(value)).toBe(true);
  },
);

test.each(["/projekte", "//projekte/1", "/projekte/12/../../admin", "/impressum", "javascript:alert(1)"])(
  "%s is neither a website nor a project",
  (value) => {
    expect(validateWebAddressOrProject(value)).toMatch(/beginnend mit https.*beginnend mit \/projekte\//);
  },
);
