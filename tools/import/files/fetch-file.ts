import { createHash } from "node:crypto";
import { BodyTooLarge, boundedBody } from "../../../content/src/http/bounded-body.ts";
import { errorCode } from "../../../content/src/process/error-code.ts";
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from "../../../content/src/uploads/limits.ts";

/** How long a file may take, in ms. */
const TIMEOUT_MS = 120_000;

/** How often a server that does not answer is asked, and how long between, in ms. */
const TRIES = 3;
const WAIT_MS = 500;

export type FetchedFile = { data: Buffer; hash: string; stamp: string };

/** Thrown when a file cannot be had; the message is the end of a German sentence. */
export class FileUnavailable extends Error {}

/** Reads a file's version from a server's headers. Empty: there is none, or there is no such file. */
function stampOf({ headers }: Response): string {
  const said = ["etag", "last-modified", "content-length"].map((name) => headers.get(name) ?? "");
  return said.join("") ? said.join(" ") : "";
}

/**
 * Asks only whether the file is another one than before.
 *
 * @returns null if it cannot be had
 */
export async function stampOfFile(url: string, headers: Record<string, string>): Promise<string | null> {
  const response = await reach(url, "HEAD", headers).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ? stampOf(response) : null;
}

/** @throws FileUnavailable */
export async function fetchFile(url: string, headers: Record<string, string>): Promise<FetchedFile> {
  const response = await reach(url, "GET", headers);
  if (!response.ok) {
    await response.body?.cancel();
    throw new FileUnavailable(
      response.status === 404 ? "gibt es dort nicht" : `antwortet mit Status ${response.status}`,
    );
  }
  if (Number(response.headers.get("content-length") ?? 0) > MAX_UPLOAD_BYTES) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const data = await boundedBody(response, MAX_UPLOAD_BYTES).catch((error: unknown) => {
    throw error instanceof BodyTooLarge ? tooLarge() : new FileUnavailable(`ist abgebrochen (${errorCode(error)})`);
  });
  return { data, hash: createHash("sha256").update(data).digest("hex"), stamp: stampOf(response) };
}

const tooLarge = () => new FileUnavailable(`ist größer als ${MAX_UPLOAD_MB} MB`);

async function reach(url: string, method: "GET" | "HEAD", headers: Record<string, string>): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    try {
      const sent = { ...headers, "accept-encoding": "identity" }; // a compressed one has another length
      const response = await fetch(url, { method, headers: sent, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status < 500 || tried === TRIES) return response;
      await response.body?.cancel();
    } catch (error) {
      if (tried === TRIES) throw new FileUnavailable(`antwortet nicht (${errorCode(error)})`);
    }
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tried));
  }
}
