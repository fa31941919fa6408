/** `npm run test:s3`: uploads on an S3 store, with a real server for them; one line at the end. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./environment.ts";
import { runSeparateSuite } from "./separate-suite.ts";

/** The server has packages of its own: it is old, and what is built for real must not hold it. */
const SERVER = join(ROOT, "tests/s3/server");

function isInstalled(): boolean {
  if (existsSync(join(SERVER, "node_modules"))) return true;
  return spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: SERVER, stdio: "inherit" }).status === 0;
}

if (isInstalled()) await runSeparateSuite("s3");
else {
  process.stdout.write("\nThe S3 server for these tests cannot be installed.\n\n0 passed, 1 failed\n");
  process.exitCode = 1;
}
