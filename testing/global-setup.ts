import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { backUp } from "../content/src/backup/backup.ts";
import { addAccount, administratorOf, signInByRest } from "./accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "./apps.ts";

/** Starts both apps with the demo agency, once for all tests that only look or publish. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const apps = new Apps({ site: await freePort(), content: await freePort() });
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  process.env.SITE_URL = apps.url;
  process.env.CONTENT_URL = apps.contentUrl;
  process.env.APPS_FOLDER = apps.folder;
  process.env.DEMO_AGENCY = join(apps.folder, "demo-agency.tar.gz");
  await backUp({ dataDir: apps.folder }, process.env.DEMO_AGENCY);
  const token = await signInByRest(apps.url, ADMINISTRATOR);
  for (let worker = 0; worker < workers; worker += 1)
    await addAccount(apps.url, token, { ...administratorOf(worker), role: "administrator" });
  return () => apps.end();
}
