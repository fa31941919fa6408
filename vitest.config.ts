import { defineConfig } from "vitest/config";

/** Tests of the repository as a whole; each workspace has tests of its own. */
export default defineConfig({
  test: {
    name: "repository",
    include: ["tests/{foreign,repository,start}/**/*.test.ts"],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
