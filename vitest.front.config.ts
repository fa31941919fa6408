import { defineConfig } from "vitest/config";

/** Tests of the shipped files before front servers as Debian has them; skipped for each that is not installed. */
export default defineConfig({
  test: {
    name: "front",
    include: ["tests/front/**/*.test.ts"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
  },
});
