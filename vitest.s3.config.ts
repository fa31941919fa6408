import { defineConfig } from "vitest/config";

/** Uploads on an S3 store: one server and one start of the apps for all of them, in the order they are written in. */
export default defineConfig({
  test: { name: "s3", include: ["tests/s3/*.test.ts"], testTimeout: 120_000, fileParallelism: false },
});
