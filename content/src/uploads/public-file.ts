import { UPLOAD_SECURITY_HEADERS } from "@schaufenster/contract/media";
import type { Payload } from "payload";
import { log } from "../log.ts";
import { notFound, serveUpload } from "./serve.ts";
import { isWithheld } from "./withheld.ts";

/** When to ask again for a file whose database does not answer, in s. */
const RETRY_S = 5;

const unavailable = (): Response =>
  new Response("Diese Datei ist gerade nicht zu haben.", {
    status: 503,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": String(RETRY_S),
      ...UPLOAD_SECURITY_HEADERS,
    },
  });

/**
 * Answers a request for /uploads/NAME as {@link serveUpload} does, but not of a file in the trash: 404. 503 while it is not
 * known what is in the trash.
 */
export async function servePublicUpload(payload: Payload, request: Request, name: string): Promise<Response> {
  try {
    return (await isWithheld(payload, name)) ? notFound() : await serveUpload(request, name);
  } catch (error) {
    log.error({ err: error }, "upload not served");
    return unavailable();
  }
}
