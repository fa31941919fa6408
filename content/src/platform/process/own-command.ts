import { existsSync } from "node:fs";
import { join } from "node:path";

/** Content and tools run in `content/`, scripts in the folder above. */
const IS_RELEASE = existsSync(join(process.cwd(), "../release.json")) || existsSync("release.json");

/** How an operator types one of our commands: `schaufenster` in a release, npm in a checkout. */
export function ownCommand(name: string, ...args: string[]): string {
  if (IS_RELEASE) return ["sudo schaufenster", name, ...args].join(" ");
  return [`npm run ${name}`, ...(args.length > 0 ? ["--", ...args] : [])].join(" ");
}

export const RESTORE = ownCommand("restore", "FILE", "--replace");
