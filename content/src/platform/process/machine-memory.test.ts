import { expect, test } from "vitest";
import { memoryLimits } from "./machine-memory.mjs";

const GIB = 1024 ** 3;

test("a machine with 1 GB, or such a container on a larger one, processes one file at a time, in half of its memory", () => {
  const small = { processesAtOnce: 1, pictureBytes: GIB / 2 };
  expect(memoryLimits(0, GIB)).toEqual(small);
  expect(memoryLimits(2 * GIB, GIB)).toEqual(small);
  expect(memoryLimits(GIB, 32 * GIB)).toEqual(small);
});

test("a machine with 4 GB encodes the largest pictures while others are uploaded", () => {
  const large = { processesAtOnce: Number.POSITIVE_INFINITY, pictureBytes: 800 * 1024 ** 2 };
  expect(memoryLimits(0, 4 * GIB)).toEqual(large);
  expect(memoryLimits(2 ** 64, 4 * GIB)).toEqual(large); // how cgroups report no limit
});
