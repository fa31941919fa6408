/**
 * `node --import tsx scripts/run-watched.ts NAME HEALTH ARGUMENTS…`: runs node with these arguments in this folder, as
 * the services of deploy/ do. It is started again when it ends, and when it has given no good answer at the address
 * HEALTH for two minutes; exit code 78, at which a new start would not help, is passed on.
 */
import { endWith } from "../content/src/process/start-failure.ts";
import { runApps } from "./run-apps.ts";
import { takeDataFolder } from "./running-lock.ts";
import { mistypedSettings } from "./setting-owners.ts";

const [name, url, ...args] = process.argv.slice(2);
if ((name !== "content" && name !== "site") || !url || !URL.canParse(url) || args.length === 0) {
  process.stderr.write("Name content or site, the address of its /health, and the arguments of node that run it.\n");
  process.exit(2);
}
// A site's unit takes settings that are not its own away.
if (name === "content") for (const sentence of mistypedSettings(process.env)) process.stderr.write(`${sentence}\n`);
// Two on one SQLite file would both run its jobs.
const { DATA_DIR, DATABASE_URL } = process.env;
try {
  if (name === "content" && DATA_DIR && !DATABASE_URL) takeDataFolder(DATA_DIR);
} catch (error) {
  endWith(error);
}
process.exit(await runApps([{ name, args, cwd: process.cwd(), env: process.env, health: { url } }]));
