import { expect, test } from "vitest";
import { albumIn, withAlbum } from "./albums.ts";

const FILMS = { mimeType: { contains: "video/" } };

test("an album is chosen, changed and left again, and other filters stay", () => {
  const chosen = withAlbum({ or: [{ and: [FILMS] }] }, "Bauten");
  expect(chosen).toEqual({ or: [{ and: [FILMS, { album: { equals: "Bauten" } }] }] });
  expect(albumIn(chosen)).toBe("Bauten");
  expect(albumIn(withAlbum(chosen, "Porträts"))).toBe("Porträts");
  expect(withAlbum(chosen, "")).toEqual({ or: [{ and: [FILMS] }] });
  expect(withAlbum(withAlbum(undefined, "Bauten"), "")).toEqual({});
  expect(albumIn(undefined)).toBe("");
});
