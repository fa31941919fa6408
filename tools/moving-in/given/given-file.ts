import type { Readable } from "node:stream";
import { errorCode } from "../../../content/src/platform/process/error-code.ts";

/** A file given to the import: on disk, in a folder, or in a zip. */
export type GivenFile = {
  /** Below the given folder or zip, whose name comes first; parts between slashes, in NFC. */
  path: string;
  size: number;
  open: () => Promise<Readable>;
};

/** Bytes needed to detect a file's type; comments may come first. */
export const START_BYTES = 64_000;

/** Maximum number of files read: a portfolio has thousands, a whole disk given by mistake has millions. */
export const MAX_FILES = 50_000;

export const tooManyFiles = (name: string) =>
  new Error(
    `„${name}“ enthält mehr als ${MAX_FILES.toLocaleString("de")} Dateien. Geben Sie nur den Ordner an, in dem Ihre Projekte liegen.`,
  );

/** Hidden files of systems and programs, such as Lightroom's beside its pictures. */
export const isHidden = (path: string) =>
  path
    .split("/")
    .some((part) =>
      /^(\.|__MACOSX$|thumbs\.db$|desktop\.ini$|ehthumbs)|\.(xmp|aae|lrcat|lrdata|lrcat-data|cos|dop|pp3)$/i.test(part),
    );

/** Reads a file in chunks. @throws Error with a German sentence, also for a damaged zip */
export async function* chunksOf(file: GivenFile): AsyncGenerator<Buffer> {
  try {
    yield* (await file.open()) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new Error(`„${file.path}“ ist beschädigt oder lässt sich nicht lesen (${errorCode(cause)}).`, { cause });
  }
}

export async function startOf(file: GivenFile, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break; // closes the file
  }
  return Buffer.concat(chunks).subarray(0, bytes);
}

/** A file's whole content; one that has grown meanwhile is read up to its original length. */
export const wholeFile = (file: GivenFile): Promise<Buffer> => startOf(file, file.size);
