import { AwsClient } from "aws4fetch";
import { errorCode } from "../process/error-code.ts";
import { schedule } from "../process/schedule.ts";
import type { Bucket } from "../settings/bucket-settings.ts";
import { FileStoreError } from "./file-store.ts";

/** Timeout until the store starts to respond, in ms; uploads have their own. */
const PATIENCE_MS = 10_000;

/** Timeout of an upload, in ms, plus its size at 100 kB/s; the caller may give up earlier. */
const SENDING_MS = 600_000;
const SENDING_MS_A_BYTE = 1 / 100;

/** Retries after a server error (5xx) or too many requests (429). */
const RETRIES = 2;

type Method = "GET" | "HEAD" | "PUT" | "DELETE";

type Options = {
  headers?: Record<string, string> | undefined;
  body?: Buffer;
  signal?: AbortSignal | undefined;
  mayBeMissing?: boolean;
};

const REFUSALS: Record<string, string> = {
  NoSuchBucket: "There is no such bucket: check S3_BUCKET, or create it.",
  InvalidAccessKeyId: "S3_ACCESS_KEY_ID is not known there.",
  SignatureDoesNotMatch: "S3_SECRET_ACCESS_KEY does not fit S3_ACCESS_KEY_ID.",
  AccessDenied: "The key may not do this: it needs to list, read, write and delete objects below uploads/.",
  AuthorizationHeaderMalformed: "S3_REGION is not the bucket's region.",
  PermanentRedirect: "The bucket is in another region: check S3_REGION and S3_ENDPOINT.",
  RequestTimeTooSkewed: "This machine's clock is wrong.",
};

/** A bucket's URL: Amazon has the bucket's name in the host, other stores in the path. */
export function bucketAddress({ name, endpoint, region }: Bucket): URL {
  return new URL(endpoint ? `${endpoint}/${name}/` : `https://${name}.s3.${region}.amazonaws.com/`);
}

const bytesOf = (body: Buffer) => new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length);

const patienceFor = (body: Buffer | undefined) => (body ? SENDING_MS + body.length * SENDING_MS_A_BYTE : PATIENCE_MS);

/** @returns a function that requests a key or a query, and throws {@link FileStoreError} on failure */
export function openBucket(bucket: Bucket) {
  const { region, keyId: accessKeyId, secret: secretAccessKey } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  const address = bucketAddress(bucket);
  const place = `${bucket.name} at ${address.origin}`;

  return async function ask(method: Method, path: string, options: Options = {}): Promise<Response> {
    const { headers = {}, body, signal, mayBeMissing = false } = options;
    const patience = new AbortController();
    const cancel = schedule.after(patienceFor(body), () => patience.abort(new Error("no answer in time")));
    const signals = AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]);
    const response = await client
      .fetch(new URL(path, address), { method, headers, body: body ? bytesOf(body) : null, signal: signals })
      .catch((cause: unknown) => {
        const reason = signals.aborted ? "it gives no answer in time" : errorCode(cause);
        throw new FileStoreError(`The bucket ${place} cannot be reached: ${reason}.`, { isAway: true, cause });
      })
      .finally(cancel);
    if (response.ok || (mayBeMissing && response.status === 404)) return response;
    throw await refusal(response);
  };

  async function refusal(response: Response): Promise<FileStoreError> {
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ""))?.[1] ?? `status ${response.status}`;
    const isAway = response.status >= 500 || response.status === 429;
    return new FileStoreError(`The bucket ${place} refuses: ${code}. ${REFUSALS[code] ?? ""}`.trim(), { isAway });
  }
}
