import { lstatSync } from "node:fs";
import { extname } from "node:path";
import { type PayloadRequest, ValidationError } from "payload";
import { fileStem } from "../entry/file-stem.ts";
import { afterCommit, afterRollback } from "../platform/database/after-commit.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";
import { singleton } from "../platform/process/singleton.ts";
import { uploadPath } from "./folder.ts";

const TAKEN = { path: "filename", message: "Diese Datei gibt es schon." };

/** Names reserved by uncommitted uploads, each with the files stored for it. */
const reserved = singleton("reserved-file-names", () => new Map<string, string[]>());

/**
 * Finds a name that no entry has, and reserves it until the request's transaction ends: concurrent uploads don't see
 * each other's entries, and two with the same content would share files.
 *
 * @param name the preferred name; a number is added if it is taken
 * @param mayReplace whether to keep the name even if a file without an entry has it
 * @throws ValidationError if `mayReplace` is set and an entry has the name
 */
export async function reserveName(req: PayloadRequest, name: string, mayReplace: boolean): Promise<string> {
  const stem = fileStem({ filename: name });
  for (let copy = 0; ; copy += 1) {
    const candidate = copy === 0 ? name : `${stem}-${copy}${extname(name)}`;
    if (reserved.has(candidate)) continue;
    reserved.set(candidate, []);
    await afterCommit(req, () => void reserved.delete(candidate));
    await afterRollback(req, () =>
      uploadsStore.remove(reserved.get(candidate) ?? []).finally(() => reserved.delete(candidate)),
    );
    const where = { filename: { equals: candidate } };
    const entry = await req.payload.db.findOne({ collection: "media", where, req });
    if (entry && mayReplace) throw new ValidationError({ collection: "media", errors: [TAKEN] }, req.t);
    if (!entry && (mayReplace || !lstatSync(uploadPath(candidate), { throwIfNoEntry: false }))) return candidate;
  }
}

/** Deletes an upload's files if its transaction is rolled back; the name is released only then. */
export function removeOnRollback(name: string, files: string[]): void {
  if (!reserved.has(name)) throw new Error(`No upload has reserved ${name}`);
  reserved.set(name, files);
}
