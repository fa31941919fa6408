import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests with PostgreSQL; `npm run test:postgres` starts a server and passes it as TEST_POSTGRES. */
export default defineConfig({
  test: {
    name: "postgres",
    include: ["tests/postgres/**/*.test.ts"],
    ...LIMITS,
    fileParallelism: false,
  },
});
