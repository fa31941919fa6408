import type { Readable } from "node:stream";
import { errorCode } from "../../../content/src/platform/process/error-code.ts";

/** A file that somebody has given to the import: on disk, in a folder, or in a zip. */
export type GivenFile = {
  /** Below the folder or zip that was given, whose own name it begins with; parts between slashes, in NFC. */
  path: string;
  /** In bytes. */
  size: number;
  open: () => Promise<Readable>;
};

/** Bytes needed to detect a file's type; comments may come first. */
export const START_BYTES = 64_000;

/** The most files that are looked at: a portfolio has thousands, a whole disk given by mistake has millions. */
export const MAX_FILES = 50_000;

export const tooManyFiles = (name: string) =>
  new Error(
    `„${name}“ enthält mehr als ${MAX_FILES.toLocaleString("de")} Dateien. Geben Sie nur den Ordner an, in dem Ihre Projekte liegen.`,
  );

/** Files that people do not see, and that programs keep for themselves: systems, and Lightroom beside its pictures. */
export const isHidden = (path: string) =>
  path
    .split("/")
    .some((part) =>
      /^(\.|__MACOSX$|thumbs\.db$|desktop\.ini$|ehthumbs)|\.(xmp|aae|lrcat|lrdata|lrcat-data|cos|dop|pp3)$/i.test(part),
    );

/** Reads a file piece by piece. @throws Error with a German sentence, for a damaged zip too */
export async function* chunksOf(file: GivenFile): AsyncGenerator<Buffer> {
  try {
    yield* (await file.open()) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new Error(`„${file.path}“ ist beschädigt oder lässt sich nicht lesen (${errorCode(cause)}).`, { cause });
  }
}

/** The first bytes of a file. */
export async function startOf(file: GivenFile, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break; // which closes the file
  }
  return Buffer.concat(chunks).subarray(0, bytes);
}

/** A file's whole content; one that has grown meanwhile is read up to its original length. */
export const wholeFile = (file: GivenFile): Promise<Buffer> => startOf(file, file.size);
