import { defineConfig } from "vitest/config";

/** Tests with PostgreSQL; `npm run test:postgres` starts a server and names it in TEST_POSTGRES. */
export default defineConfig({
  test: {
    name: "postgres",
    include: ["tests/postgres/**/*.test.ts"],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
