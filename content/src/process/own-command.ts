import { existsSync } from "node:fs";
import { join } from "node:path";

/** Content and tools run in `content/`, scripts in the folder above. */
const IS_RELEASE = existsSync(join(process.cwd(), "../release.json")) || existsSync("release.json");

/** How the people of a server type one of our commands: a release has `schaufenster`, a checkout npm. */
export function ownCommand(name: string, ...args: string[]): string {
  if (IS_RELEASE) return ["sudo schaufenster", name, ...args].join(" ");
  return [`npm run ${name}`, ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
}

/** The way back where a database is damaged or missing. */
export const RESTORE = ownCommand("restore", "FILE", "--replace");
