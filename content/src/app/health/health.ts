import type { Payload } from "payload";
import { wereUploadsMissing } from "../../files/missing.ts";
import { type Writability, writability } from "../../platform/database/writable.ts";

/** "ok", or what needs fixing: the database accepts no writes, or the disk of uploads isn't mounted. Within 2 s. */
export async function healthOf(database: () => Promise<Payload>): Promise<Writability> {
  const found = await writability(database);
  return found.status === "ok" && wereUploadsMissing()
    ? { status: "the files of uploads are away", refused: true }
    : found;
}
