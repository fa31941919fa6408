import { UnreadableFile } from "./extents.ts";
import { endOfBoxes } from "./iso-boxes.ts";
import { stripFilm } from "./iso-film.ts";
import { stripWebm } from "./webm.ts";

const inPlace = (strip: (data: Buffer) => void) => (data: Buffer) => {
  strip(data);
  return data;
};

const boxesInPlace = (strip: (data: Buffer) => void) => (data: Buffer) => {
  endOfBoxes(data);
  strip(data);
  return data.subarray(0, endOfBoxes(data));
};

/** Ways to free a film, by its type. */
const WAYS: ReadonlyMap<string, (data: Buffer) => Buffer> = new Map([
  ["video/mp4", boxesInPlace(stripFilm)],
  ["video/webm", inPlace(stripWebm)],
]);

/**
 * Frees a film of all that is neither seen nor heard (docs/decisions/183): where, when and by which device it was made,
 * comments, what programs add, what stands behind its end. Pixels and sounds stay bit for bit.
 *
 * @param data may be changed
 * @returns what is left of it
 * @throws UnreadableFile when it is too damaged to tell what is what; Error for a type that cannot be uploaded
 */
export function stripFile(data: Buffer, type: string): Buffer {
  const strip = WAYS.get(type);
  if (!strip) throw new Error(`Nothing is known of what a film of the type ${type} may hold besides what is seen.`);
  return within(() => strip(data));
}

/** @throws UnreadableFile in place of RangeError */
export function within<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile("a length or place is beyond the end", { cause: error });
    throw error;
  }
}
