/** `npm run import -- FILE… | FOLDER | ADDRESS`; `-- --help` says more. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT, readEnvironment } from "./environment.ts";

/** npm runs scripts in the project's folder; a file is named from where the person is. */
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2);

/** The most memory that it may hold, in MB: 1,500 posts take 200. Beside it the content system may be running. */
const HEAP_MAX_MB = 2000;

const node = [`--max-old-space-size=${HEAP_MAX_MB}`, "--import", "tsx"];
const { status, signal } = spawnSync(process.execPath, [...node, "../tools/moving-in/import-command.ts", ...args], {
  cwd: join(ROOT, "content"),
  // As when it runs for good: the database is brought up to date first.
  env: { ...readEnvironment(), NODE_ENV: "production", LOG_LEVEL: "error", INIT_CWD: from },
  stdio: "inherit",
});
if (signal && !["SIGINT", "SIGTERM", "SIGHUP"].includes(signal))
  process.stderr.write(
    `\nDer Umzug braucht mehr Speicher, als er haben darf (${HEAP_MAX_MB} MB) oder der Server hat. Was schon hier ist, bleibt, und der nächste Aufruf macht damit weiter. Bleibt es dabei, teilen Sie den Export: in WordPress nach Zeitraum, unter Werkzeuge → Daten exportieren.\n`,
  );
process.exitCode = status ?? 1;
