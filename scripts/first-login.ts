import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where the content system leaves the first administrator's password for the one who started it (FIRST_LOGIN_FILE). */
export const firstLoginFile = (dataDir: string): string => join(dataDir, "first-login.txt");

/** Shows it, last of all and once. */
export function showFirstLogin(dataDir: string): void {
  const file = firstLoginFile(dataDir);
  if (!existsSync(file)) return;
  process.stdout.write(`${readFileSync(file, "utf8")}\n`);
  rmSync(file);
}
