import { defineConfig } from "vitest/config";

/** Of what `npm run release` makes: real processes of real versions, one after the other. */
export default defineConfig({
  test: {
    name: "release",
    include: ["tests/release/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 200 } },
    fileParallelism: false,
  },
});
