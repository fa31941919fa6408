import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { newSecret, qrCode, stepOf } from "./totp.ts";

/** RFC 6238, appendix B: secret, times in s and codes (eight digits there; an app shows the last six). */
const SECRET = Secret.fromUTF8("12345678901234567890").base32;

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i s the code of RFC 6238 is accepted", (seconds, code) => {
  expect(stepOf(code, SECRET, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("a clock may be off by half a minute, but not by a minute and a half", () => {
  const now = 1_700_000_000_000;
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now });
  const step = Math.floor(now / 30_000);
  expect([-30_000, 30_000].map((ms) => stepOf(code, SECRET, now + ms))).toEqual([step, step]);
  expect([-90_000, 90_000].map((ms) => stepOf(code, SECRET, now + ms))).toEqual([null, null]);
});

test.each(["", "12345", "1234567", "abcdef", "28708२", " 287082"])("%j isn't a code", (code) => {
  expect(stepOf(code, SECRET, 59_000)).toBeNull();
});

test("every secret is different and long enough, and its QR code is drawn on this machine", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  expect(qrCode(one, "mara@agentur.example")).toMatch(/^<svg[^>]*viewBox/);
});
