import { defineConfig } from "vitest/config";
import { LIMITS } from "./testing/limits.ts";

/** Tests of the repository as a whole; each workspace has tests of its own. */
export default defineConfig({
  test: {
    name: "repository",
    include: ["tests/{foreign,repository,start}/**/*.test.ts"],
    ...LIMITS,
  },
});
