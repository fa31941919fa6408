import { createHash } from "node:crypto";
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from "../../../content/src/files/file-limits.ts";
import { type OldServers, ServerUnavailable } from "../../../content/src/moving-in/old-servers.ts";
import { BodyTooLarge, boundedBody } from "../../../content/src/platform/http/bounded-body.ts";
import { errorCode } from "../../../content/src/platform/process/error-code.ts";

export type FetchedFile = { data: Buffer; hash: string; stamp: string };

/** The file is unavailable; the message is the end of a German sentence. */
export class FileUnavailable extends Error {}

/** A file's version from response headers. Empty if there is none, or no such file. */
function stampOf({ headers }: Response): string {
  const said = ["etag", "last-modified", "content-length"].map((name) => headers.get(name) ?? "");
  return said.join("") ? said.join(" ") : "";
}

/**
 * Only checks whether the file has changed.
 * @returns null if it is unavailable
 */
export async function stampOfFile(
  url: string,
  headers: Record<string, string>,
  servers: OldServers,
): Promise<string | null> {
  const response = await servers.ask(url, { method: "HEAD", headers }).catch(ifUnavailable);
  return response?.ok ? stampOf(response) : null;
}

/** @throws FileUnavailable */
export async function fetchFile(
  url: string,
  headers: Record<string, string>,
  servers: OldServers,
): Promise<FetchedFile> {
  const response = await servers.ask(url, { headers }).catch((error: unknown) => {
    throw error instanceof ServerUnavailable ? new FileUnavailable(error.message) : error;
  });
  const refusal = refusalOf(response);
  if (refusal) {
    await response.body?.cancel();
    throw new FileUnavailable(refusal);
  }
  if (Number(response.headers.get("content-length") ?? 0) > MAX_UPLOAD_BYTES) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const data = await boundedBody(response, MAX_UPLOAD_BYTES).catch((error: unknown) => {
    servers.throwIfStopped();
    throw error instanceof BodyTooLarge ? tooLarge() : new FileUnavailable(`ist abgebrochen (${errorCode(error)})`);
  });
  return { data, hash: createHash("sha256").update(data).digest("hex"), stamp: stampOf(response) };
}

const GONE = [404, 410];

function refusalOf({ ok, status }: Response): string | null {
  if (ok) return null;
  return GONE.includes(status) ? "gibt es dort nicht" : `antwortet mit Status ${status}`;
}

function ifUnavailable(error: unknown): null {
  if (error instanceof ServerUnavailable) return null;
  throw error;
}

const tooLarge = () => new FileUnavailable(`ist größer als ${MAX_UPLOAD_MB} MB`);
