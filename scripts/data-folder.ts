import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../content/src/platform/process/exit-codes.ts";

type SystemError = { code?: string };

const REASONS: Record<string, string> = {
  EACCES: "this user may not write there. Give it the right, or name another folder",
  EPERM: "this user may not write there. Give it the right, or name another folder",
  EROFS: "it lies on a disk that is mounted for reading only. Mount it for writing, or name another folder",
  ENOSPC: "its disk is full. Make room, or name another folder",
  ENOTDIR: "a part of the path is a file. Name a folder",
  EEXIST: "that is a file. Name a folder",
};

/**
 * Checks that the data folder exists and is writable; creates it if necessary.
 *
 * @throws StartError that says what to do
 */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.write-test-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: "EEXIST" });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const { code = "unknown error" } = error as SystemError;
    throw new StartError(`DATA_DIR (${folder}) cannot be used: ${REASONS[code] ?? code}.`);
  }
}
