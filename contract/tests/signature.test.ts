import { expect, test } from "vitest";
import { isSigned, sign } from "../src/signature.ts";

/** RFC 4231, test case 2. */
const SIGNATURE = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";

test("a signature is HMAC-SHA256 and only matches its text and secret", () => {
  expect(sign("what do ya want for nothing?", "Jefe")).toBe(SIGNATURE);
  expect(isSigned("what do ya want for nothing?", SIGNATURE, "Jefe")).toBe(true);
  for (const [text, signature, secret] of [
    ["What do ya want for nothing?", SIGNATURE, "Jefe"],
    ["what do ya want for nothing?", SIGNATURE, "jefe"],
    ["what do ya want for nothing?", SIGNATURE.toUpperCase(), "Jefe"],
    ["what do ya want for nothing?", SIGNATURE.slice(1), "Jefe"],
    ["what do ya want for nothing?", "", "Jefe"],
    ["what do ya want for nothing?", "ü".repeat(32), "Jefe"],
  ] as const) {
    expect(isSigned(text, signature, secret)).toBe(false);
  }
});
