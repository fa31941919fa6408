import { defineConfig } from "vitest/config";
import { BROWSER_ENDED } from "./testing/engines/driver.ts";
import { LIMITS } from "./testing/limits.ts";

/** Tests in the engine that ENGINE names; `npm run test:engines` names each that is installed. */
export default defineConfig({
  test: {
    name: process.env.ENGINE ?? "engine",
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "testing/engines/global-setup.ts",
    ...LIMITS,
    // WebKit's browser now and then ends in the middle of a test. Nothing else is tried again.
    retry: { count: 1, condition: new RegExp(BROWSER_ENDED) },
    // One window has the focus.
    fileParallelism: false,
    isolate: false,
  },
});
