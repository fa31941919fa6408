/** `npm run backup [-- FILE]`: database and uploads into one archive. The apps may keep running. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { ROOT, readEnvironment } from "./environment.ts";

/** npm runs scripts in the project's folder; FILE is relative to the user's. */
const from = process.env.INIT_CWD ?? process.cwd();
const names = process.argv.slice(2).map((name) => resolve(from, name));

const { status } = spawnSync(process.execPath, ["--import", "tsx", "src/backup-command.ts", ...names], {
  cwd: join(ROOT, "content"),
  env: readEnvironment(),
  stdio: "inherit",
});
process.stdout.on("error", () => {}); // the reader may have exited: npm run backup | head -1
if (status === 0) process.stdout.write("It contains all inquiries: protect it like those.\n");
process.exitCode = status ?? 1;
