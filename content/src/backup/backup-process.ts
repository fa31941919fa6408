import { runProgram } from "../process/own-process.ts";

/**
 * Makes a backup in a process of its own.
 *
 * @param args for backup-command.ts
 * @returns where it lies and its size, in words; nothing if there was nothing to do
 * @throws Error with the sentence of the failure
 */
export const backUpInProcess = (args: string[]): Promise<string> =>
  runProgram({ name: "The backup", file: "src/backup-command.ts", args });
