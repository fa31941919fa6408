import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Of what `npm run release` makes: real processes of real versions, one after the other. */
export default defineConfig({
  test: {
    name: "release",
    include: ["tests/release/*.test.ts"],
    ...LIMITS,
    hookTimeout: 2 * LIMITS.hookTimeout, // it makes the release
    expect: { poll: { ...LIMITS.expect.poll, interval: 200 } },
    fileParallelism: false,
  },
});
