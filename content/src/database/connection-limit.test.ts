import { expect, test } from "vitest";
import { tooFewConnections } from "./connection-limit.ts";

test("a server whose connections are not enough for two content processes is told of with what to do", () => {
  expect(tooFewConnections(97, 10)).toBeNull();
  expect(tooFewConnections(17, 7)).toBeNull();
  expect(tooFewConnections(17, 10)).toMatch(/takes 17 connections.* need up to 23.*Lower DATABASE_POOL_SIZE/);
});
