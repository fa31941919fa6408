import type { Payload } from "payload";
import { EDITED_COLLECTIONS } from "../../entry/entry.ts";
import { NOT_EVERY_SITES } from "../../legal-texts/protection.ts";
import { readDemoNote } from "./demo-note.ts";

/** True if no entry, file or setting was ever saved; false after removing the demo. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  if ((await readDemoNote(payload))?.removed) return false;
  const counts = await Promise.all(
    EDITED_COLLECTIONS.map((collection) =>
      payload.count({ collection, trash: true, ...(collection === "pages" ? { where: NOT_EVERY_SITES } : {}) }),
    ),
  );
  const settings = await payload.findGlobal({ slug: "site-settings" });
  return counts.every(({ totalDocs }) => totalDocs === 0) && !settings.agencyName;
}
