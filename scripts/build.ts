import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT } from "./environment.ts";
import { releaseIn } from "./version.ts";

/**
 * Builds changed parts with wireit; the workspaces' package.json list each build's inputs. Needs no database and no
 * settings. With SKIP_BUILD=true, and in a release, the existing build is used.
 *
 * @throws Error if a build fails, after printing its output
 */
export async function build(): Promise<void> {
  if (process.env.SKIP_BUILD === "true" || releaseIn()) return;
  process.stdout.write("Build  what has changed; the first time it takes a minute or two …\n");
  // Without wireit's cache of earlier builds, which grows by 35 MB with each.
  const env = { ...process.env, WIREIT_CACHE: "none" };
  const child = spawn("npm", ["run", "build", "--silent"], { cwd: ROOT, env, stdio: "inherit" });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The build failed (exit code ${code}). See its output above.`);
}
