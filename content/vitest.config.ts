import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);

export default defineConfig({
  // One graphql for us and for graphql-yoga: Vite would take its ES module, Node takes the other.
  resolve: { alias: { graphql: require.resolve("graphql") } },
  test: {
    name: "content",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["testing/bundle-contact-process.ts"],
    setupFiles: ["testing/setup.ts"],
    // Each file has its own folder, database and settings.
    pool: "forks",
    // They wait more than they compute: for retries, restarts and other processes.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
