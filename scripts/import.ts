/** `npm run import -- FILE… | FOLDER | ADDRESS`; see `-- --help`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT, readEnvironment } from "./environment.ts";

/** npm runs scripts in the project's folder; FILE is relative to the user's. */
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2);

/** Memory limit, in MB: 1,500 posts take 200. The content system may be running, too. */
const HEAP_MAX_MB = 2000;

const node = [`--max-old-space-size=${HEAP_MAX_MB}`, "--import", "tsx"];
const { status, signal } = spawnSync(process.execPath, [...node, "../tools/moving-in/import-command.ts", ...args], {
  cwd: join(ROOT, "content"),
  // Production mode migrates the database first.
  env: { ...readEnvironment(), NODE_ENV: "production", LOG_LEVEL: "error", INIT_CWD: from },
  stdio: "inherit",
});
if (signal && !["SIGINT", "SIGTERM", "SIGHUP"].includes(signal))
  process.stderr.write(
    `\nDer Umzug braucht mehr Speicher, als er haben darf (${HEAP_MAX_MB} MB) oder der Server hat. Was schon hier ist, bleibt, und der nächste Aufruf macht damit weiter. Bleibt es dabei, teilen Sie den Export: in WordPress nach Zeitraum, unter Werkzeuge → Daten exportieren.\n`,
  );
process.exitCode = status ?? 1;
