import { defineConfig } from "vitest/config";
import { taggedFiles } from "./content/testing/tags.ts";
import { LIMITS } from "./testing/limits.ts";

/** Tests that `npm test` leaves out. */
const LONG = Object.keys(taggedFiles("long", import.meta.dirname, "tests")).filter((file) => file.endsWith(".test.ts"));

/** Tests of the repository as a whole; each workspace has tests of its own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "repository",
          include: ["tests/{foreign,repository,start}/**/*.test.ts"],
          exclude: LONG,
          ...LIMITS,
        },
      },
      { test: { name: "long", include: LONG, ...LIMITS } },
    ],
  },
});
