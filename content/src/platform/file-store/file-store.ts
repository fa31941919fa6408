/** Names contain a hash of the content, so a file never changes under its name. One year, in s. */
export const CACHE_FOR_EVER = "public, max-age=31536000, immutable";

/** An upload, rendition or encoding; its size in bytes. */
export type StoredFile = {
  name: string;
  size: number;
  modified: Date;
};

/** From `start` to `end`, both inclusive. */
type ByteRange = { start: number; end: number };

/** Storage for uploads, renditions and encodings, by name. A file never changes under its name. */
export type FileStore = {
  /** The store's name in a message: `the folder data/uploads`. */
  place: string;
  find(name: string): Promise<StoredFile | null>;
  /** @throws Error if the file is missing */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Atomic, and durable once it resolves. Replaces a file of this name. */
  write(name: string, data: Buffer, signal?: AbortSignal): Promise<void>;
  /** Removes files, including incomplete ones. Missing files are fine. */
  remove(names: string[]): Promise<void>;
  /** All complete files, unordered. */
  list(): AsyncIterable<StoredFile>;
};

/** The store is unreachable or refuses. The message is for the operator. */
export class FileStoreError extends Error {
  override name = "FileStoreError";
  readonly isAway: boolean;

  constructor(message: string, { isAway, cause }: { isAway: boolean; cause?: unknown }) {
    super(message, { cause });
    this.isAway = isAway;
  }
}
