/** `npm run dev`: both apps with hot reload. */
import { showFirstLogin } from "./first-login.ts";
import { prepare } from "./prepare.ts";
import { developedApps } from "./processes.ts";
import { untilReady } from "./ready.ts";
import { runApps } from "./run-apps.ts";

const environment = await prepare();

process.stdout.write("Start  content system and site, with hot reload …\n");
const ended = runApps(developedApps(environment));
const ready = await Promise.race([ended.then(() => false), untilReady(environment).then(() => true)]);
if (ready) {
  process.stdout.write(`\nReady\n  Site   ${environment.PUBLIC_URL}\n  Admin  ${environment.PUBLIC_URL}/admin\n\n`);
  showFirstLogin(environment.DATA_DIR);
}
process.exit(await ended);
