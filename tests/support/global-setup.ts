import { join } from "node:path";
import { backUp } from "../../content/src/backup/backup.ts";
import { Apps, freePort } from "./apps.ts";

/** Starts both apps with the demo agency, once for all tests that only look or publish. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const apps = new Apps({ site: await freePort(), content: await freePort() });
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
  process.env.SITE_URL = apps.url;
  process.env.CONTENT_URL = apps.contentUrl;
  process.env.APPS_FOLDER = apps.folder;
  process.env.DEMO_AGENCY = join(apps.folder, "demo-agency.tar.gz");
  await backUp({ dataDir: apps.folder }, process.env.DEMO_AGENCY);
  return () => apps.end();
}
