import { afterEach, expect, test, vi } from "vitest";
import { Batch } from "./batch.ts";
import { itemOf, lacksText } from "./item.ts";

afterEach(() => vi.unstubAllGlobals());

test("a file's texts are requested when it is its turn, not those of a hundred photos before the first is sent", async () => {
  const asked: string[] = [];
  const unanswered = (address: string) => new Promise(() => asked.push(address));
  vi.stubGlobal("fetch", unanswered);
  const batch = new Batch(
    Array.from({ length: 10 }, (_, at) => new File([`${at}`], `${at}.jpg`, { type: "image/jpeg" })),
  );
  batch.start();
  await expect.poll(() => asked.filter((address) => address.startsWith("/api/media?"))).toHaveLength(2);
  expect(asked.filter((address) => address === "/api/media/words")).toHaveLength(2);
});

test.each([
  ["foto.jpg", "image/jpeg", true],
  ["preise.pdf", "application/pdf", false],
])("whether %s needs a text: it is displayed, or downloaded", (name, type, isAsked) => {
  expect(lacksText(itemOf(new File(["x"], name, { type }), 0))).toBe(isAsked);
});
