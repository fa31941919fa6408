import { untouchedApps } from "./shared-apps.ts";
import { test as base, expect } from "./test.ts";

/** The test of test.ts on the unchanged demo agency: other tests publish into their own. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => use(untouchedApps().url),
});

export { expect };
