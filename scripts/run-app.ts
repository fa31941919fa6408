/**
 * `node .programs/run-app.js NAME HEALTH PROGRAM ARGUMENTS…`: runs a Node program in this process and folder, for the
 * services of deploy/, which restart it. A thread checks the address HEALTH (watch.ts).
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { endWith } from "../content/src/platform/process/start-failure.ts";
import { takeDataFolder } from "./running-lock.ts";
import { versionHere, versionLabel } from "./version.ts";

const [node = "", , name, url, program = "", ...args] = process.argv;
if ((name !== "content" && name !== "site") || !url || !URL.canParse(url) || program === "") {
  process.stderr.write("Name content or site, the address of its /health, and the program with its arguments.\n");
  process.exit(2);
}
if (name === "content") {
  const { mistypedSettings } = await import("./setting-owners.ts");
  // The site's unit removes settings that aren't its own.
  for (const sentence of mistypedSettings(process.env)) process.stderr.write(`${sentence}\n`);
  // Two on one SQLite file would both run its jobs.
  const { DATA_DIR, DATABASE_URL } = process.env;
  try {
    if (DATA_DIR && !DATABASE_URL) takeDataFolder(DATA_DIR);
  } catch (error) {
    endWith(error);
  }
}
process.env.SCHAUFENSTER_VERSION = versionLabel(versionHere());
new Worker(new URL("./watch.js", import.meta.url), { workerData: { name, url } }).unref();
process.argv = [node, resolve(program), ...args];
await import(pathToFileURL(resolve(program)).href);
