/**
 * `npm start`: builds what has changed, checks the settings, runs both apps and prints their addresses. With the
 * argument `dev`, `npm run dev`: with hot reload and without a build.
 */
import { build } from "./build.ts";
import { showFirstLogin } from "./first-login.ts";
import { prepare } from "./prepare.ts";
import { builtApps, developedApps } from "./processes.ts";
import { untilReady } from "./ready.ts";
import { runApps } from "./run-apps.ts";

const REPORT_MS = 15_000;

const isForDevelopment = process.argv[2] === "dev";
const environment = await prepare();

try {
  if (!isForDevelopment) await build();
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const started = Date.now();
process.stdout.write(`Start  content system and site${isForDevelopment ? ", with hot reload" : ""} …\n`);
const ended = runApps(isForDevelopment ? developedApps(environment) : builtApps(environment));

const waiting = setInterval(() => process.stdout.write("Start  still waiting for the first response …\n"), REPORT_MS);
const ready = await Promise.race([ended.then(() => false), untilReady(environment).then(() => true)]);
clearInterval(waiting);
if (ready) {
  const { DATA_DIR, PUBLIC_URL } = environment;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`\nReady after ${seconds} s\n  Site   ${PUBLIC_URL}\n  Admin  ${PUBLIC_URL}/admin\n\n`);
  showFirstLogin(DATA_DIR);
}
process.exit(await ended);
