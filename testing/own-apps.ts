import { Apps } from "./apps.ts";
import { test as base, expect, keep } from "./editor.ts";

type Kept = {
  /** The file that uses the apps, by `test.use`: files with different values share neither process nor apps. */
  appsFor: string;
  appsSettings: NodeJS.ProcessEnv;
  apps: Apps;
};

/** The test of editor.ts with the file's own apps and demo agency, for changes that all other tests would see. */
export const test = base.extend<object, Kept>({
  appsFor: ["", { scope: "worker", option: true }],
  appsSettings: [{}, { scope: "worker", option: true }],
  apps: [
    async ({ appsFor, appsSettings }, use) => {
      if (!appsFor) throw new Error("Set appsFor with test.use: the file that the apps are for");
      const apps = await Apps.ofDemoAgency(appsSettings);
      await use(apps);
      await apps.end();
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ apps }, use) => use(apps.url),
  editorsContext: [({ browser, apps }, use, worker) => keep(browser, apps.url, use, worker), { scope: "worker" }],
});

export { expect };
