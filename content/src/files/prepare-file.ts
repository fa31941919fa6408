import { createHash } from "node:crypto";
import { PDF_TYPE, UPLOAD_CONTENT_TYPES } from "@schaufenster/contract/media";
import type { PayloadRequest } from "payload";
import { refused } from "../platform/http/refused.ts";
import { fileSlug } from "./file-slug.ts";
import { unsupportedReason } from "./file-types.ts";
import { kindOf } from "./kind-of-file.ts";
import { noteCredit } from "./picture-pipeline.ts";
import { preparePicture } from "./prepare-picture.ts";
import { stripFilmInProcess } from "./stripping/strip-worker.ts";
import { isStored } from "./when-files-are-stored.ts";

/** Hexadecimal digits of the SHA-256. */
const HASH_LENGTH = 10;

/** Extensions of stored files by type, not by the original name: jpg, not jpeg. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(UPLOAD_CONTENT_TYPES).map(([ending, type]) => [type, ending]),
);

type UploadedFile = NonNullable<PayloadRequest["file"]>;

/**
 * Prepares an uploaded file for the web before it is stored. A picture is re-encoded with its credit and no other text
 * (prepare-picture.ts); a film keeps only picture and sound (stripping/); a PDF stays unchanged. The name contains a
 * hash of content and credit, so that the file and its renditions can be cached forever. The type is read from the
 * first bytes, never from the browser, so that nothing is decoded or served as another type.
 *
 * @param credit empty if there is none
 * @throws APIError 400 with a German message if the file's type isn't supported, it can't be read or shown, or is too
 *   large; 503 if the picture process is stopped meanwhile
 */
export async function prepareUpload(file: UploadedFile, credit = ""): Promise<UploadedFile> {
  const kind = await kindOf(file.data);
  const reason = unsupportedReason({ type: kind, size: file.data.length });
  if (reason !== null) throw refused(reason);
  const prepared = isStored(file.data)
    ? { data: file.data, mimetype: kind }
    : await prepareKind(file.data, kind, credit);
  return { ...file, ...named(file.name, prepared, credit) };
}

function named(originalName: string, { data, mimetype }: Prepared, credit: string) {
  const isPicture = mimetype.startsWith("image/");
  const content = createHash("sha256")
    .update(data)
    .update(isPicture ? credit : "");
  const name = `${fileSlug(originalName)}_${content.digest("hex").slice(0, HASH_LENGTH)}.${ENDINGS.get(mimetype)}`;
  if (isPicture) noteCredit(data, credit);
  return { data, mimetype, size: data.length, name };
}

type Prepared = Pick<UploadedFile, "data" | "mimetype">;

async function prepareKind(data: Buffer, kind: string, credit: string): Promise<Prepared> {
  if (kind.startsWith("image/")) return preparePicture(data, kind, credit);
  if (kind !== PDF_TYPE) return { data: await stripFilmInProcess(data), mimetype: kind };
  if (isWholePdf(data)) return { data, mimetype: kind };
  throw refused(
    "Dieses PDF ist beschädigt oder unvollständig. Bitte speichern Sie es in dem Programm, aus dem es kommt, neu als PDF.",
  );
}

/** Payload checks this later, but refuses in English. */
function isWholePdf(data: Buffer): boolean {
  const end = data.subarray(-1024);
  return data.indexOf("%PDF-") === 0 && end.includes("xref") && end.includes("%%EOF");
}
