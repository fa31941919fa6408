import type { FieldHookArgs, TextField } from "payload";
import { flattenTopLevelFields } from "payload/shared";
import { expect, test } from "vitest";
import { siteSettings } from "./site-settings.ts";

function stored(name: string, value: string): unknown {
  const field = flattenTopLevelFields(siteSettings.fields).find((each) => "name" in each && each.name === name);
  const [clean] = (field as TextField).hooks?.beforeValidate ?? [];
  return clean?.({ value } as FieldHookArgs);
}

test("the agency's name keeps soft hyphens and no-break spaces, and no other invisible characters", () => {
  const typed = "\u202aMuster\u00adbau\u00a0&\u200b Co\u202c ";
  expect(["agencyName", "claim", "city"].map((name) => stored(name, typed))).toEqual([
    "Muster\u00adbau\u00a0& Co",
    "Muster\u00adbau\u00a0& Co",
    "Musterbau & Co",
  ]);
  expect(stored("agencyName", "\u00ad\u00a0\u00ad")).toBe("");
});
