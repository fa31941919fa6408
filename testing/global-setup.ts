import { once } from "node:events";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { backUp } from "../content/src/backup/backup.ts";
import { restore } from "../tools/restore/restore.ts";
import { addAccount, administratorOf, signInByRest } from "./accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "./apps.ts";

/**
 * Starts both apps with the demo agency twice, each for all tests: one that they publish into, and one that stays as it was
 * delivered, for those that only look. `npm test` has it done while other tests still run, and ends the input after them.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const apps = new Apps({ site: await freePort(), content: await freePort() });
  void apps.npmStart(); // as it begins for a user, with an empty database
  await apps.untilReady();
  process.env.SITE_URL = apps.url;
  process.env.CONTENT_URL = apps.contentUrl;
  process.env.APPS_FOLDER = apps.folder;
  process.env.DEMO_AGENCY = join(apps.folder, "demo-agency");
  await backUp({ dataDir: apps.folder }, `${process.env.DEMO_AGENCY}.tar.gz`);
  await restore({ dataDir: process.env.DEMO_AGENCY }, `${process.env.DEMO_AGENCY}.tar.gz`);
  const untouched = await Apps.ofDemoAgency();
  process.env.UNTOUCHED_SITE_URL = untouched.url;
  const token = await signInByRest(apps.url, ADMINISTRATOR);
  for (let worker = 0; worker < workers; worker += 1)
    await addAccount(apps.url, token, { ...administratorOf(worker), role: "administrator" });
  if (process.env.BEGIN_WHEN_INPUT_ENDS) await once(process.stdin.resume(), "end");
  return async () => void (await Promise.all([apps.end(), untouched.end()]));
}
