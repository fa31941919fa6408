import { expect, test } from "vitest";
import { CONSENT_COOKIE, type ConsentSettings, consentCookie, readConsent } from "./consent-cookie.ts";

const AGREED: ConsentSettings = { necessary: true, statistics: true, personalization: true, marketing: false };
const REFUSED: ConsentSettings = { ...AGREED, statistics: false, personalization: false };

const stored = (value: string) => `andere=1; ${CONSENT_COOKIE}=${value}; weitere=2`;

test("a choice is kept for 365 days, for the whole site and no other (spec §3 and §9)", () => {
  const [pair, ...attributes] = consentCookie(REFUSED, false).split("; ");
  const [name, value] = pair?.split("=") ?? [];
  expect(name).toBe("cookie-consent-settings");
  expect(JSON.parse(decodeURIComponent(value ?? ""))).toEqual(REFUSED);
  expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "SameSite=Strict"]);
  expect(consentCookie(REFUSED, true)).toMatch(/; Secure$/);
});

test("a stored choice is read back, encoded or as bare JSON", () => {
  for (const settings of [AGREED, REFUSED]) {
    expect(readConsent(stored(encodeURIComponent(JSON.stringify(settings))))).toEqual(settings);
    expect(readConsent(stored(JSON.stringify(settings)))).toEqual(settings);
    expect(readConsent(consentCookie(settings, true))).toEqual(settings);
  }
});

test.each([
  "",
  "true",
  "null",
  "[]",
  "{}",
  "%",
  "%7Bnecessary",
  JSON.stringify({ statistics: true }),
  JSON.stringify({ ...AGREED, necessary: false }),
  JSON.stringify({ ...AGREED, statistics: "true" }),
  JSON.stringify({ ...AGREED, personalization: 1 }),
  JSON.stringify({ ...AGREED, marketing: true }),
])("the value %j is invalid or foreign, and is ignored", (value) => {
  expect(readConsent(stored(value))).toBeNull();
});

test("a cookie with a similar name is ignored", () => {
  const value = JSON.stringify(AGREED);
  expect(readConsent(`x-${CONSENT_COOKIE}=${value}; ${CONSENT_COOKIE}-2=${value}`)).toBeNull();
  expect(readConsent("")).toBeNull();
});
