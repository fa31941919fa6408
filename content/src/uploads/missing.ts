import type { Payload } from "payload";
import { log } from "../log.ts";
import { uploadsStore } from "./file-store/uploads-store.ts";

/** How many entries are looked at, newest first; if one of them has no file, somebody has to look anyway. */
const LOOKED_AT = 20;

/** Says so at the start if files are not where they belong: the site would show pages without pictures, unnoticed. */
export async function warnOfMissingUploads(payload: Payload): Promise<void> {
  const { docs, totalDocs } = await payload.find({ collection: "media", limit: LOOKED_AT, sort: "-id", depth: 0 });
  const names = docs.flatMap(({ filename }) => filename ?? []);
  const missing = (await Promise.all(names.map(uploadsStore.find))).filter((file) => file === null);
  if (missing.length === 0) return;
  log.error(
    { missing: missing.length, lookedAt: docs.length, entries: totalDocs },
    `files are missing in ${uploadsStore.place}: put them back, or restore a backup (npm run restore -- FILE --replace)`,
  );
}
