import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests in the engine that ENGINE names; `npm run test:engines` names each that is installed. */
export default defineConfig({
  test: {
    name: process.env.ENGINE ?? "engine",
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "testing/engines/global-setup.ts",
    ...LIMITS,
    // One window has the focus.
    fileParallelism: false,
    isolate: false,
  },
});
