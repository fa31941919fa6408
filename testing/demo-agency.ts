import { untouchedApps } from "./shared-apps.ts";
import { test as base, expect } from "./test.ts";

/** The test of test.ts for what only reads: on the demo agency as it was made, whatever other tests publish into theirs. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => use(untouchedApps().url),
});

export { expect };
