import { afterEach, expect, test, vi } from "vitest";
import { agreedToAnother, NAMED_SERVICE_KEY, noteNamedService } from "./named-service.ts";

afterEach(() => vi.unstubAllGlobals());

test("who agreed when no service was on, or another, has not agreed to this one (DSGVO, Art. 4 Nr. 11)", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(agreedToAnother("google")).toBe(false);
  noteNamedService("off");
  expect([...kept]).toEqual([[NAMED_SERVICE_KEY, "off"]]);
  expect(agreedToAnother("google")).toBe(true);
  noteNamedService("google");
  expect(agreedToAnother("google")).toBe(false);
  expect(agreedToAnother("matomo")).toBe(true);
  noteNamedService(null);
  expect(kept.size).toBe(0);
});

test("where storage is forbidden the cookie alone counts", () => {
  const forbidden = () => {
    throw new DOMException("", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(() => noteNamedService("google")).not.toThrow();
  expect(agreedToAnother("google")).toBe(false);
});
