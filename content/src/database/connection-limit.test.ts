import { expect, test } from "vitest";
import { tooFewConnections } from "./connection-limit.ts";

test("a server that takes too few connections for content is named, with what to do", () => {
  expect(tooFewConnections(97, 10)).toBeNull();
  expect(tooFewConnections(9, 7)).toBeNull();
  expect(tooFewConnections(9, 10)).toMatch(/takes 9 connections.* needs up to 12.*Lower DATABASE_POOL_SIZE/);
});
