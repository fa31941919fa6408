import type { FieldHookArgs, TextField } from "payload";
import { flattenTopLevelFields } from "payload/shared";
import { expect, test } from "vitest";
import { siteSettings } from "./site-settings.ts";

/** The value of a setting as it is stored. */
function stored(name: string, value: string): unknown {
  const field = flattenTopLevelFields(siteSettings.fields).find((each) => "name" in each && each.name === name);
  const [clean] = (field as TextField).hooks?.beforeValidate ?? [];
  return clean?.({ value } as FieldHookArgs);
}

test("the agency's name keeps where it may break and where it must not, and nothing else that cannot be seen", () => {
  const typed = "\u202aMuster\u00adbau\u00a0&\u200b Co\u202c ";
  expect(["agencyName", "claim", "city"].map((name) => stored(name, typed))).toEqual([
    "Muster\u00adbau\u00a0& Co",
    "Muster\u00adbau\u00a0& Co",
    "Musterbau & Co",
  ]);
  expect(stored("agencyName", "\u00ad\u00a0\u00ad")).toBe("");
});
