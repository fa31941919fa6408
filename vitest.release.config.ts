import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests of the result of `npm run release`, serially: real processes of real versions. */
export default defineConfig({
  test: {
    name: "release",
    include: ["tests/release/*.test.ts"],
    ...LIMITS,
    hookTimeout: 2 * LIMITS.hookTimeout, // creates the release
    expect: { poll: { ...LIMITS.expect.poll, interval: 200 } },
    fileParallelism: false,
  },
});
