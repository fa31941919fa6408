import { defineConfig } from "vitest/config";

/** Uploads on an S3 store, one file after the other: each has a server of its own. */
export default defineConfig({
  test: {
    name: "s3",
    include: ["tests/s3/*.test.ts"],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
  },
});
