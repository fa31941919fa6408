/** `npm start`: builds what has changed, checks the settings, runs both apps and says where they are. */
import { build } from "./build.ts";
import { showFirstLogin } from "./first-login.ts";
import { prepare } from "./prepare.ts";
import { builtApps } from "./processes.ts";
import { untilReady } from "./ready.ts";
import { runApps } from "./run-apps.ts";

/** How often it is said that the apps do not answer yet, in ms. */
const REPORT_MS = 15_000;

const environment = await prepare();

try {
  await build();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const started = Date.now();
process.stdout.write("Start  content system and site …\n");
const ended = runApps(builtApps(environment));

const waiting = setInterval(() => process.stdout.write("Start  still waiting for the first answer …\n"), REPORT_MS);
const ready = await Promise.race([ended.then(() => false), untilReady(environment).then(() => true)]);
clearInterval(waiting);
if (ready) {
  process.stdout.write(
    `\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s\n` +
      `  Site   ${environment.PUBLIC_URL}\n  Admin  ${environment.PUBLIC_URL}/admin\n\n`,
  );
  showFirstLogin(environment.DATA_DIR);
}
process.exit(await ended);
