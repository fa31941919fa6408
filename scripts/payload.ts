/** `npm run payload -- COMMAND`: Payload's own command line, with this machine's settings. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT, readEnvironment } from "./environment.ts";

const { status } = spawnSync("npx", ["payload", ...process.argv.slice(2)], {
  cwd: join(ROOT, "content"),
  env: readEnvironment(),
  stdio: "inherit",
});
process.exitCode = status ?? 1;
