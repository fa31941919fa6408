import fc from "fast-check";
import { expect, test } from "vitest";
import { CompactSet } from "./compact-set.ts";

test("a set has what was added, also between two additions, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), fc.array(fc.string()), (first, second, others) => {
      const set = new CompactSet();
      for (const text of first) set.add(text);
      for (const text of [...first, ...others]) expect(set.has(text)).toBe(first.includes(text));
      for (const text of second) set.add(text);
      const all = [...first, ...second];
      for (const text of [...all, ...others]) expect(set.has(text)).toBe(all.includes(text));
    }),
  );
});

test("it grows beyond any size that it began with", () => {
  const set = new CompactSet();
  const names = Array.from({ length: 5000 }, (_, index) => `bild-${index}.jpg`);
  for (const name of names) set.add(name);
  expect(names.every((name) => set.has(name))).toBe(true);
  expect([set.size, set.has("bild-5000.jpg")]).toEqual([5000, false]);
});
