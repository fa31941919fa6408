import { expect, test } from "vitest";
import { requestIdOf } from "./log.ts";

test("every request gets an id of its own, as long as a UUID", () => {
  const ids = Array.from({ length: 1000 }, () => requestIdOf(undefined, 0));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test("only a trusted proxy's id travels on, and only if it can forge no line", () => {
  expect(requestIdOf("proxy-42", 1)).toBe("proxy-42");
  for (const [incoming, trustedProxies] of [
    ["proxy-42", 0],
    ['proxy-42","status":200', 1],
    ["kurz", 1],
  ] as const)
    expect(requestIdOf(incoming, trustedProxies)).toMatch(/^[\da-f-]{36}$/);
});
