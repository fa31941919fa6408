import type { PayloadRequest } from "payload";
import type { Media } from "../payload-types.ts";

/** Finds an entry of the library, including the trash; null if there is none. */
export function findMedia(req: PayloadRequest, id: number | string): Promise<Media | null> {
  return req.payload.findByID({ collection: "media", id, depth: 0, trash: true, disableErrors: true, req });
}
