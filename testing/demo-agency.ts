import { Apps } from "./apps.ts";
import { test as base, expect } from "./test.ts";

/** The test of test.ts on the demo agency as it was delivered: other tests publish into the apps that all share. */
export const test = base.extend<object, { demoAgency: Apps }>({
  demoAgency: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const apps = await Apps.ofDemoAgency();
      await use(apps);
      await apps.end();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ demoAgency }, use) => use(demoAgency.url),
});

export { expect };
