import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { AGREEMENT_KEY, CONSENT_TEXT_VERSION, hasAgreedTo, storeAgreement } from "./agreement.ts";
import { de } from "./content/de.ts";
import { en } from "./content/en.ts";
import { oc } from "./content/oc.ts";

afterEach(() => vi.unstubAllGlobals());

const GOOGLE = { service: "google", id: "G-AB12CD34EF", url: "" };
const MATOMO = { service: "matomo", id: "1", url: "https://matomo.example" };

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test.each([
  ["another service", GOOGLE],
  ["another host", { ...MATOMO, url: "https://cloud-anderswo.example" }],
  ["another path", { ...MATOMO, url: "https://matomo.example/andere" }],
  ["another site id", { ...MATOMO, id: "2" }],
])("a visitor who agreed to one service is asked again when it is %s (DSGVO, Art. 4 no. 11)", (_, other) => {
  stubStorage();
  storeAgreement(MATOMO);
  expect(hasAgreedTo(MATOMO)).toBe(true);
  expect(hasAgreedTo(other)).toBe(false);
});

test("the stored agreement has its time and subject (DSGVO, Art. 7 (1)), and is removed with the consent", () => {
  const kept = stubStorage();
  storeAgreement(GOOGLE);
  expect(kept.get(AGREEMENT_KEY)).toMatch(/^google {2}G-AB12CD34EF 1 \d{4}-\d\d-\d\dT\d\d:[\d:.]+Z$/);
  storeAgreement(null);
  expect(kept.size).toBe(0);
});

test.each(["google", "", "null", `google  G-AB12CD34EF ${CONSENT_TEXT_VERSION - 1} 2026-11-26T10:00:00.000Z`])(
  "a visitor who agreed to another text, or to an unknown one, is asked again: %j",
  (stored) => {
    stubStorage().set(AGREEMENT_KEY, stored);
    expect(hasAgreedTo(GOOGLE)).toBe(false);
  },
);

test("if storage is blocked only the cookie counts", () => {
  const forbidden = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => storeAgreement(GOOGLE)).not.toThrow();
  expect(hasAgreedTo(GOOGLE)).toBe(true);
});

test("a change to the dialog's text requires a decision whether its meaning changed, and then a new version", () => {
  const words = createHash("sha256")
    .update(JSON.stringify([de, en, oc]))
    .digest("hex");
  expect([CONSENT_TEXT_VERSION, words.slice(0, 12)]).toEqual([1, "ad01e6605aa2"]);
});
