import { test as base, expect } from "./test.ts";

/** The test of test.ts on the demo agency as it was delivered: other tests publish into the apps that all share. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  siteUrl: async ({}, use) => {
    const url = process.env.UNTOUCHED_SITE_URL;
    if (!url) throw new Error("The apps are not running");
    await use(url);
  },
});

export { expect };
