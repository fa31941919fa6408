import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests of the shipped files before front servers as Debian has them; skipped for each that is not installed. */
export default defineConfig({
  test: {
    name: "front",
    include: ["tests/front/**/*.test.ts"],
    ...LIMITS,
    fileParallelism: false,
  },
});
