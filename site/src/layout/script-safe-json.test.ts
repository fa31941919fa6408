import { expect, test } from "vitest";
import { scriptSafeJson } from "./script-safe-json.ts";

test("data can't break out of its script element, and is unchanged", () => {
  const hostile = { name: "</script><script>alert(1)</script><!--\u2028&" };
  const json = scriptSafeJson(hostile);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(hostile);
});
