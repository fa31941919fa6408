/** `npm run import:strapi -- URL` and `npm run import:wordpress -- FILE`: content of another system; `-- --help` says more. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { ROOT, readEnvironment } from "./environment.ts";

/** npm runs scripts in the project's folder; a file is named from where the person is. */
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((each) => (/\.xml$/i.test(each) ? resolve(from, each) : each));

const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/import-command.ts", ...args], {
  cwd: join(ROOT, "content"),
  // As when it runs for good: the database is brought up to date first.
  env: { ...readEnvironment(), NODE_ENV: "production", LOG_LEVEL: "error" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
