import { runProgram } from "../platform/process/own-process.ts";

/**
 * Makes a backup in a child process.
 *
 * @param args for backup-command.ts
 * @returns its path and size as text; empty if there was nothing to do
 * @throws Error with the failure's message
 */
export const backUpInProcess = (args: string[]): Promise<string> =>
  runProgram({ name: "The backup", file: "src/backup-command.ts", args });
