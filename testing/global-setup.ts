import type { FullConfig } from "@playwright/test";
import { addAccount, administratorOf, signInByRest } from "./accounts.ts";
import { ADMINISTRATOR, Apps, makeDemoAgency } from "./apps.ts";

/**
 * Starts both apps with the demo agency twice, each for all tests: one that they publish into, and one that stays as it was
 * delivered, for those that only look.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  await makeDemoAgency();
  const [apps, untouched] = await Promise.all([Apps.ofDemoAgency(), Apps.ofDemoAgency()]);
  process.env.SITE_URL = apps.url;
  process.env.CONTENT_URL = apps.contentUrl;
  process.env.APPS_FOLDER = apps.folder;
  process.env.UNTOUCHED_SITE_URL = untouched.url;
  const token = await signInByRest(apps.url, ADMINISTRATOR);
  for (let worker = 0; worker < workers; worker += 1)
    await addAccount(apps.url, token, { ...administratorOf(worker), role: "administrator" });
  return async () => void (await Promise.all([apps.end(), untouched.end()]));
}
