/** `npm run import:strapi -- URL [--token TOKEN]`: takes content and media from a Strapi 4; can be run again. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT, readEnvironment } from "./environment.ts";

const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/import-command.ts", ...process.argv.slice(2)], {
  cwd: join(ROOT, "content"),
  // As when it runs for good: the database is brought up to date first.
  env: { ...readEnvironment(), NODE_ENV: "production", LOG_LEVEL: "warn" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
