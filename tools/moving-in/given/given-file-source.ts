import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from "../../../content/src/files/file-limits.ts";
import { type FetchedFile, FileUnavailable } from "../files/fetch-file.ts";
import { chunksOf, type GivenFile, wholeFile } from "./given-file.ts";

/** Files in the export itself, by the addresses used in its texts and fields. */
export type GivenFiles = ReadonlyMap<string, GivenFile>;

/** URL of a given file, with its own scheme, so that no other source's text can refer to a file of this machine. */
export function givenAddress({ path }: GivenFile): string {
  const parts = path.split("/").map((part) => encodeURIComponent(part).replace(/[()*']/g, encodeSign));
  return `given:/${parts.join("/")}`;
}

const encodeSign = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** @throws FileUnavailable */
export async function readGivenFile(file: GivenFile): Promise<FetchedFile> {
  if (file.size > MAX_UPLOAD_BYTES) throw new FileUnavailable(`ist größer als ${MAX_UPLOAD_MB} MB`);
  const data = await wholeFile(file).catch((cause: unknown) => {
    throw new FileUnavailable("ist beschädigt oder lässt sich nicht lesen", { cause });
  });
  return { data, hash: createHash("sha256").update(data).digest("hex"), stamp: await versionOf(file) };
}

/** A file's version, which changes with the file; the same in a folder and in a zip. */
export async function versionOf(file: GivenFile): Promise<string> {
  let sum = 0;
  for await (const chunk of chunksOf(file)) sum = crc32(chunk, sum);
  return `${file.size} ${sum.toString(16)}`;
}
