import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "content",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // Each file has its own folder, database and settings.
    pool: "forks",
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
