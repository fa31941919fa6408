import { afterEach, expect, test, vi } from "vitest";
import { NO_WORDS } from "../../words/embedded-words.ts";
import { wordsOfFile } from "./words-of-file.ts";

afterEach(() => vi.unstubAllGlobals());

test("texts are requested for pictures that can be uploaded, not for SVGs or films", async () => {
  const words = { ...NO_WORDS, credit: "Foto: Erika Mustermann" };
  const sent = vi.fn(async () => Response.json(words));
  vi.stubGlobal("fetch", sent);
  for (const type of ["image/svg+xml", "video/mp4", "image/apng", ""])
    expect(await wordsOfFile(new File(["a"], "a", { type }))).toEqual(NO_WORDS);
  expect(sent).not.toHaveBeenCalled();
  expect(await wordsOfFile(new File(["a"], "a.jpg", { type: "image/jpeg" }))).toEqual(words);
});
