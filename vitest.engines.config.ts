import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests in the engine named by ENGINE; `npm run test:engines` runs them in each installed engine. */
export default defineConfig({
  test: {
    name: process.env.ENGINE ?? "engine",
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "testing/engines/global-setup.ts",
    ...LIMITS,
    // Only one window has the focus.
    fileParallelism: false,
    isolate: false,
  },
});
