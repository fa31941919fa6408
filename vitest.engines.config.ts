import { defineConfig } from "vitest/config";

/** What holds in the engine that ENGINE names; `npm run test:engines` names each that is installed. */
export default defineConfig({
  test: {
    name: process.env.ENGINE ?? "engine",
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: "testing/engines/global-setup.ts",
    testTimeout: 60_000,
    // One window has the focus.
    fileParallelism: false,
    isolate: false,
  },
});
