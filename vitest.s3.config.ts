import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Uploads on an S3 store, serially: each file has its own server. */
export default defineConfig({
  test: {
    name: "s3",
    include: ["tests/s3/*.test.ts"],
    ...LIMITS,
    fileParallelism: false,
  },
});
