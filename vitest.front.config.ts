import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests of the shipped files with Debian's front servers; those that aren't installed are skipped. */
export default defineConfig({
  test: {
    name: "front",
    include: ["tests/front/**/*.test.ts"],
    ...LIMITS,
    fileParallelism: false,
  },
});
