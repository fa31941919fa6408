import { UnreadableFile } from "./extents.ts";
import { endOfBoxes } from "./iso-boxes.ts";
import { stripAvif } from "./iso-picture.ts";
import { stripJpeg } from "./jpeg.ts";
import { stripPng } from "./png.ts";
import { stripWebp } from "./webp.ts";

const boxesInPlace = (strip: (data: Buffer) => void) => (data: Buffer) => {
  endOfBoxes(data);
  strip(data);
  return data.subarray(0, endOfBoxes(data));
};

/** Ways to free a file, by its type. */
const WAYS: ReadonlyMap<string, (data: Buffer) => Buffer> = new Map([
  ["image/avif", boxesInPlace(stripAvif)],
  ["image/jpeg", stripJpeg],
  ["image/png", stripPng],
  ["image/webp", stripWebp],
]);

/**
 * Frees a picture of all that is not seen (docs/decisions/183): where, when and by which device it was made,
 * comments, further pictures, what programs add, what stands behind its end. Pixels stay bit for bit.
 *
 * @param data may be changed
 * @returns what is left of it
 * @throws UnreadableFile when it is too damaged to tell what is what; Error for a type that cannot be uploaded
 */
export function stripFile(data: Buffer, type: string): Buffer {
  const strip = WAYS.get(type);
  if (!strip) throw new Error(`Nothing is known of what a file of the type ${type} may hold besides what is seen.`);
  return within(() => strip(data));
}

/** @throws UnreadableFile in place of RangeError */
function within<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFile("a length or place is beyond the end", { cause: error });
    throw error;
  }
}
