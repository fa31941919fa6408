/**
 * `npm run demo-agency`: the data folder that `npm start` makes of nothing, for tests to begin with a copy. Wireit has it made
 * again when a build or the demo has changed (package.json).
 */
import { cpSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { Apps, DEMO_AGENCY, freePort } from "./apps.ts";

/** Made again by each start; and the log. */
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
