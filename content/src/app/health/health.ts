import type { Payload } from "payload";
import { wereAway } from "../../files/missing.ts";
import { type Writability, writability } from "../../platform/database/writable.ts";

/** "ok", or what somebody has to mend: the database takes nothing, or the disk of the uploads is not mounted. Within 2 s. */
export async function healthOf(database: () => Promise<Payload>): Promise<Writability> {
  const found = await writability(database);
  return found.status === "ok" && wereAway() ? { status: "the files of uploads are away", refused: true } : found;
}
