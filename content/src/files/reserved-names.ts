import { lstatSync } from "node:fs";
import { extname } from "node:path";
import { type PayloadRequest, ValidationError } from "payload";
import { fileStem } from "../entry/file-stem.ts";
import { afterCommit, afterRollback } from "../platform/database/after-commit.ts";
import { uploadsStore } from "../platform/file-store/uploads-store.ts";
import { singleton } from "../platform/process/singleton.ts";
import { uploadPath } from "./folder.ts";

const TAKEN = { path: "filename", message: "Diese Datei gibt es schon." };

/** Names of uploads that are not committed yet, each with the files sent for it. */
const reserved = singleton("reserved-file-names", () => new Map<string, string[]>());

/**
 * Finds a name that no entry has, and keeps it until the request's transaction ends: uploads under way do not see each
 * other's entries, and two of the same content would share their files.
 *
 * @param name what the file is to be called; a number is added where that is taken
 * @param mayReplace whether a file of this name without an entry is no hindrance; the name stays as it is then
 * @throws ValidationError if an entry has the name that must stay: it is found by that
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

/** Removes files that are about to be sent if the transaction is rolled back; their upload's name is free only then. */
export function removeOnRollback(name: string, files: string[]): void {
  if (!reserved.has(name)) throw new Error(`No upload has reserved the name ${name}`);
  reserved.set(name, files);
}
