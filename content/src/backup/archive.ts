import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import * as v from "valibot";
import { MANIFEST, type Manifest } from "./backup.ts";
import { COPIES, checkCopy } from "./database-dump.ts";

const manifestSchema = v.object({
  format: v.literal(1),
  createdAt: v.string(),
  engine: v.picklist(["sqlite", "postgres"]),
});

/**
 * Unpacks an archive and looks whether it is whole, its database included.
 *
 * @throws Error with a sentence if it is not
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    await extract({ file, cwd: folder, strict: true });
    const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, MANIFEST), "utf8")));
    const copy = join(folder, COPIES[manifest.engine]);
    if (!existsSync(copy)) throw new Error("it holds no database");
    await checkCopy(copy, manifest.engine);
    return manifest;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is not a whole backup: ${reason}`, { cause });
  }
}
