import { UPLOAD_SECURITY_HEADERS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Payload } from "payload";
import { presentFileOf } from "../../addresses/old/old-address-targets.ts";
import { cachedPerVersion } from "../../entry/cached-per-version.ts";
import { addressOfSuccessor } from "../../files/former-files.ts";
import { fileNames } from "../../files/renditions.ts";
import { notFound, sentence, serveUpload } from "../../files/serve.ts";
import { serveSubtitles } from "../../files/subtitles.ts";
import { log } from "../../platform/process/log.ts";

/** Retry-After while the database doesn't respond, in s. */
const RETRY_S = 5;

/**
 * Names of trashed entries' files, which are on disk but not public.
 *
 * @throws Error if the database has never responded
 */
export const filesInTrash = cachedPerVersion("files of the trash", async (payload) => {
  const { docs } = await payload.find({
    collection: "media",
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    select: { filename: true, sizes: true },
  });
  return new Set(docs.flatMap(fileNames));
});

/** Never cached: the URL may become a file's again. */
const moved = (address: string): Response =>
  new Response(null, {
    status: 301,
    headers: { location: address, "cache-control": "no-cache", ...UPLOAD_SECURITY_HEADERS },
  });

/** The current URL of a file that was replaced, or had this path on a former website. */
async function presentAddressOf(payload: Payload, name: string): Promise<string | null> {
  return (await addressOfSuccessor(payload, name)) ?? presentFileOf(payload, UPLOADS_PREFIX + encodeURIComponent(name));
}

/**
 * Like {@link serveUpload}, but 404 for a file in the trash, 301 from a replaced file to its successor, and 503 while
 * the contents of the trash are unknown.
 */
export async function servePublicUpload(payload: Payload, request: Request, name: string): Promise<Response> {
  try {
    if ((await filesInTrash(payload)).has(name.normalize("NFC"))) return notFound();
    const answer = (await serveSubtitles(payload, name.normalize("NFC"))) ?? (await serveUpload(request, name));
    const address = answer.status === 404 ? await presentAddressOf(payload, name) : null;
    return address ? moved(address) : answer;
  } catch (error) {
    log.error({ err: error }, "upload not served");
    return sentence(503, "Diese Datei ist gerade nicht zu haben.", { "retry-after": String(RETRY_S) });
  }
}
