/** Names carry a hash of the content, so a file under a name never changes. One year, in s. */
export const CACHE_FOR_EVER = "public, max-age=31536000, immutable";

/** One uploaded file, rendition or encoding; its size in bytes. */
export type StoredFile = {
  name: string;
  size: number;
  modified: Date;
};

/** The bytes from `start` to `end`, both included. */
type ByteRange = { start: number; end: number };

/** Where uploaded files, their renditions and encodings lie, by their names. A file under a name never changes. */
export type FileStore = {
  /** The store's name in a sentence: `the folder data/uploads`. */
  place: string;
  find(name: string): Promise<StoredFile | null>;
  /** @throws Error when the file is not there */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Whole or not at all, and safe from a power cut once it resolves. Replaces a file of this name. */
  write(name: string, data: Buffer, signal?: AbortSignal): Promise<void>;
  /** Removes files, those too that are not whole. Files that are not there are fine. */
  remove(names: string[]): Promise<void>;
  /** All files, in no order; none that is not whole yet. */
  list(): AsyncIterable<StoredFile>;
};

/** A store that does not answer, or refuses. Its message is a sentence for the one who runs the system. */
export class FileStoreError extends Error {
  override name = "FileStoreError";
  /** Whether it may answer later without anything being done. */
  readonly isAway: boolean;

  constructor(message: string, { isAway, cause }: { isAway: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isAway = isAway;
  }
}
