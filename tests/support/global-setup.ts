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
  return () => apps.end();
}
