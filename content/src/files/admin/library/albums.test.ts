import { expect, test } from "vitest";
import { conditionOf, withCondition } from "./albums.ts";

const FILMS = { mimeType: { contains: "video/" } };

test("choosing, changing and clearing an album keeps the other filters", () => {
  const chosen = withCondition({ or: [{ and: [FILMS] }] }, "album", { equals: "Bauten" });
  expect(chosen).toEqual({ or: [{ and: [FILMS, { album: { equals: "Bauten" } }] }] });
  expect(conditionOf(chosen, "album")).toEqual({ equals: "Bauten" });
  expect(conditionOf(withCondition(chosen, "album", { equals: "Porträts" }), "album")).toEqual({ equals: "Porträts" });
  expect(withCondition(chosen, "album", null)).toEqual({ or: [{ and: [FILMS] }] });
  expect(withCondition(withCondition(undefined, "album", { equals: "Bauten" }), "album", null)).toEqual({});
  expect(conditionOf(undefined, "album")).toBeUndefined();
});
