import { UPLOAD_SECURITY_HEADERS, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Payload } from "payload";
import { presentFileOf } from "../../addresses/old/old-address-targets.ts";
import { onceAVersion } from "../../entry/once-a-version.ts";
import { addressOfSuccessor } from "../../files/former-files.ts";
import { fileNames } from "../../files/renditions.ts";
import { notFound, sentence, serveUpload } from "../../files/serve.ts";
import { serveSubtitles } from "../../files/subtitles.ts";
import { log } from "../../platform/process/log.ts";

/** When to ask again for a file whose database does not answer, in s. */
const RETRY_S = 5;

/**
 * Names of the files of entries in the trash: they lie on the disk until it is emptied, but are not public.
 *
 * @throws Error when the database has not answered yet
 */
export const withheldFiles = onceAVersion("files of the trash", async (payload) => {
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

/** Kept by no cache: the address may be that of a file again. */
const moved = (address: string): Response =>
  new Response(null, {
    status: 301,
    headers: { location: address, "cache-control": "no-cache", ...UPLOAD_SECURITY_HEADERS },
  });

/** Of a file that was replaced, or that had this address on a former website. */
async function presentAddressOf(payload: Payload, name: string): Promise<string | null> {
  return (await addressOfSuccessor(payload, name)) ?? presentFileOf(payload, UPLOADS_PREFIX + encodeURIComponent(name));
}

/**
 * Answers a request for /uploads/NAME as {@link serveUpload} does, but not of a file in the trash: 404. 301 from a file that was
 * replaced to the one in its place. 503 while it is not known what is in the trash.
 */
export async function servePublicUpload(payload: Payload, request: Request, name: string): Promise<Response> {
  try {
    if ((await withheldFiles(payload)).has(name.normalize("NFC"))) return notFound();
    const answer = (await serveSubtitles(payload, name.normalize("NFC"))) ?? (await serveUpload(request, name));
    const address = answer.status === 404 ? await presentAddressOf(payload, name) : null;
    return address ? moved(address) : answer;
  } catch (error) {
    log.error({ err: error }, "upload not served");
    return sentence(503, "Diese Datei ist gerade nicht zu haben.", { "retry-after": String(RETRY_S) });
  }
}
