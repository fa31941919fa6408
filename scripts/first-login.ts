import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Where the content system writes the first administrator's password for the operator (FIRST_LOGIN_FILE). */
export const firstLoginFile = (dataDir: string): string => join(dataDir, "first-login.txt");

/** Prints it once, at the end. */
export function showFirstLogin(dataDir: string): void {
  const file = firstLoginFile(dataDir);
  if (!existsSync(file)) return;
  process.stdout.write(`${readFileSync(file, "utf8")}\n`);
  rmSync(file);
}
