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

/** Hexadecimal digits of the content's SHA-256 in a file's name. */
const HASH_LENGTH = 10;

/** Endings of the kinds that are stored, by the file's content and not its name: jpg, not jpeg. */
const ENDINGS: ReadonlyMap<string, string> = new Map(
  Object.entries(UPLOAD_CONTENT_TYPES).map(([ending, type]) => [type, ending]),
);

type UploadedFile = NonNullable<PayloadRequest["file"]>;

/**
 * Makes an uploaded file fit for the web before anything is stored. A picture is written by us, with its credit and no other
 * words (prepare-picture.ts); a film holds what is seen and heard and nothing else (stripping/); a PDF stays as it is. The name
 * carries a hash of content and credit, so that the file and all that is made of it can be cached for ever. The type is read
 * from the first bytes, and never from what a browser says of it, so that nothing is decoded or served as what it is not.
 *
 * @param credit whose the picture is; empty if nobody says so
 * @throws APIError 400 with a German message when a file is of another type, cannot be read, shown or is too large; 503 when
 *   the process for pictures is told to stop meanwhile
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

/** Payload asks the same of a PDF later, and would refuse it in English. */
function isWholePdf(data: Buffer): boolean {
  const end = data.subarray(-1024);
  return data.indexOf("%PDF-") === 0 && end.includes("xref") && end.includes("%%EOF");
}
