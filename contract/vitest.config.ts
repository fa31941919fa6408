import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "contract",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    testTimeout: 300_000, // as in testing/limits.ts
  },
});
