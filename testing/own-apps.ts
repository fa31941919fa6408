import { Apps } from "./apps.ts";
import { test as base, expect, keep } from "./editor.ts";

/** The test of editor.ts in apps of the file's own, with the demo agency: what it changes, all other tests would see. */
export const test = base.extend<object, { apps: Apps }>({
  apps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const apps = await Apps.ofDemoAgency();
      await use(apps);
      await apps.end();
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ apps }, use) => use(apps.url),
  editorsContext: [({ browser, apps }, use, worker) => keep(browser, apps.url, use, worker), { scope: "worker" }],
});

export { expect };
