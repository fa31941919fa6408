import { defineConfig } from "vitest/config";
import { taggedFiles } from "./content/testing/tags.ts";
import { LIMITS } from "./testing/limits.ts";

/** Skipped by `npm test`. */
const LONG = Object.keys(taggedFiles("long", import.meta.dirname, "tests")).filter((file) => file.endsWith(".test.ts"));

/** Tests of the whole repository; each workspace has its own. */
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
