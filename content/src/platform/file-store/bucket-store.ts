import { createHash } from "node:crypto";
import { extname } from "node:path";
import { downloadHeaders, UPLOAD_CONTENT_TYPES, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import type { Bucket } from "../settings/bucket-settings.ts";
import { bucketAddress, openBucket } from "./bucket-requests.ts";
import { CACHE_FOR_EVER, type FileStore, type StoredFile } from "./file-store.ts";

/** Prefix of all keys, so that the bucket's public URL can be API_BASE_URL (spec §3). */
const KEY_PREFIX = UPLOADS_PREFIX.slice(1);

/** Files in an S3 bucket, below `uploads/`; other objects aren't touched. */
export function bucketStore(bucket: Bucket): FileStore {
  const ask = openBucket(bucket);
  const keyOf = (name: string) => KEY_PREFIX + encodeURIComponent(name);

  async function* list(): AsyncIterable<StoredFile> {
    const { XMLParser } = await import("fast-xml-parser"); // not needed for serving files
    const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "Contents" });
    let continuation: string | undefined;
    do {
      const query = {
        "list-type": "2",
        prefix: KEY_PREFIX,
        ...(continuation && { "continuation-token": continuation }),
      };
      const page = parser.parse(await (await ask("GET", `?${new URLSearchParams(query)}`)).text()).ListBucketResult;
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        const name = Key.slice(KEY_PREFIX.length);
        if (name && !name.includes("/") && !name.startsWith("."))
          yield { name, size: Number(Size), modified: new Date(LastModified) };
      }
      continuation = page.IsTruncated === "true" ? page.NextContinuationToken : undefined;
    } while (continuation);
  }

  return {
    place: `the bucket ${bucket.name} at ${bucketAddress(bucket).origin}`,
    async find(name) {
      const response = await ask("HEAD", keyOf(name), { mayBeMissing: true });
      if (response.status === 404) return null;
      const { headers } = response;
      const modified = new Date(headers.get("last-modified") ?? 0);
      return { name, size: Number(headers.get("content-length")), modified };
    },
    async read(name, range) {
      const { body } = await ask("GET", keyOf(name), {
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : undefined,
      });
      return body ?? new Blob().stream();
    },
    async write(name, data, signal) {
      const headers = {
        "content-type": UPLOAD_CONTENT_TYPES[extname(name).slice(1).toLowerCase()] ?? "application/octet-stream",
        "cache-control": CACHE_FOR_EVER,
        ...downloadHeaders(name),
        // The store verifies the upload with it.
        "x-amz-content-sha256": createHash("sha256").update(data).digest("hex"),
      };
      await ask("PUT", keyOf(name), { headers, body: data, signal });
    },
    async remove(names) {
      await Promise.all(names.map((name) => ask("DELETE", keyOf(name), { mayBeMissing: true })));
    },
    list,
  };
}
