import { Apps } from "./apps.ts";
import { test as base, expect, keep } from "./editor.ts";

type Kept = {
  /** The file that the apps are for, by `test.use`: files whose value is another one share neither process nor apps. */
  appsFor: string;
  /** Settings of theirs, beside the usual ones. */
  appsSettings: NodeJS.ProcessEnv;
  apps: Apps;
};

/** The test of editor.ts in apps of the file's own, with the demo agency: what it changes, all other tests would see. */
export const test = base.extend<object, Kept>({
  appsFor: ["", { scope: "worker", option: true }],
  appsSettings: [{}, { scope: "worker", option: true }],
  apps: [
    async ({ appsFor, appsSettings }, use) => {
      if (!appsFor) throw new Error("Say by test.use which file the apps are for");
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
