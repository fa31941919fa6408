/**
 * `npm run demo-agency`: the data folder that `npm start` creates from nothing, which tests copy. Wireit recreates it
 * after changes of a build or the demo (package.json).
 */
import { cpSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { Apps, DEMO_AGENCY, freePort } from "./apps.ts";

/** Recreated by each start; and the log. */
const NOT_COPIED = /^page-cache$|\.log$/;

const apps = new Apps({ site: await freePort(), content: await freePort() });
try {
  void apps.npmStart();
  await apps.untilReady();
  await apps.stop("npm start");
  rmSync(DEMO_AGENCY, { recursive: true, force: true });
  cpSync(apps.folder, DEMO_AGENCY, { recursive: true, filter: (path) => !NOT_COPIED.test(basename(path)) });
} finally {
  await apps.end();
}
