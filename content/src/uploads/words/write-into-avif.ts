import { type Box, boxesIn, findBox } from "../stripping/iso-boxes.ts";
import { FULL, type Part, partsByItem, versionOf } from "../stripping/iso-items.ts";
import type { Both } from "./words.ts";

/** Numbers of items have 16 bits in the boxes that are written here. */
const MAX_ID = 0xffff;

/**
 * Adds EXIF and XMP as items that describe the picture (ISO 23008-12, A.2 and A.3), in a box of their own behind `meta`. As all
 * places behind that move, the list of places is written again.
 *
 * @returns the picture as it is if it moves, or counts its items in another way
 */
export function writeIntoAvif(picture: Buffer, { exif, xmp }: Both): Buffer {
  const whole = { body: 0, end: picture.length };
  const meta = findBox(picture, ["meta"], whole);
  const inMeta = meta && { body: meta.body + FULL, end: meta.end };
  const [places, list, primary] = ["iloc", "iinf", "pitm"].map((type) => inMeta && findBox(picture, [type], inMeta));
  if (!meta || !inMeta || !places || !list || !primary || findBox(picture, ["moov"], whole)) return picture;
  const parts = partsByItem(picture, places);
  const id = Math.max(...parts.keys()) + 1;
  const references = findBox(picture, ["iref"], inMeta);
  const old = [list, primary, ...(references ? [references] : [])];
  if (id >= MAX_ID || old.some((each) => versionOf(picture, each) > 0)) return picture;

  const added = [Buffer.concat([bytes(4, 0), exif]), xmp];
  const items = [
    box("infe", bytes(4, 2 << 24), bytes(2, id, 0), Buffer.from("Exif\0")),
    box("infe", bytes(4, 2 << 24), bytes(2, id + 1, 0), Buffer.from("mime\0application/rdf+xml\0")),
  ];
  const first = picture.readUInt16BE(primary.body + FULL);
  const links = added.map((_, index) => box("cdsc", bytes(2, id + index, 1, first)));
  const written = (shift: number, start: number) => {
    const moved = ({ start: from, end, isInBox }: Part): Part =>
      isInBox || from < meta.end ? { start: from, end, isInBox } : { start: from + shift, end: end + shift, isInBox };
    const all = new Map([...parts].map(([each, its]) => [each, its.map(moved)]));
    let at = start;
    for (const [index, { length }] of added.entries()) {
      all.set(id + index, [{ start: at, end: at + length, isInBox: false }]);
      at += length;
    }
    const contentOf = (each: Box) => picture.subarray(each.body, each.end);
    const count = picture.readUInt16BE(list.body + FULL) + items.length;
    const kept = [...boxesIn(picture, inMeta.body, inMeta.end)].map((each) => {
      if (each.type === "iloc") return placesOf(all);
      if (each.type === "iinf")
        return box("iinf", bytes(4, 0), bytes(2, count), contentOf(each).subarray(FULL + 2), ...items);
      if (each.type === "iref") return box("iref", contentOf(each), ...links);
      return picture.subarray(each.start, each.end);
    });
    return box("meta", bytes(4, 0), ...kept, ...(references ? [] : [box("iref", bytes(4, 0), ...links)]));
  };
  const data = box("mdat", ...added);
  const { length } = written(0, 0);
  const newMeta = written(length + data.length - (meta.end - meta.start), meta.start + length + 8);
  return Buffer.concat([picture.subarray(0, meta.start), newMeta, data, picture.subarray(meta.end)]);
}

/** The list of places (ISO 14496-12, 8.11.3), with places and lengths of 32 bits. */
function placesOf(items: ReadonlyMap<number, Part[]>): Buffer {
  const entries = [...items].map(([id, parts]) => {
    const extents = parts.flatMap(({ start, end }) => [start, end - start]);
    return Buffer.concat([bytes(2, id, parts[0]?.isInBox ? 1 : 0, 0, parts.length), bytes(4, ...extents)]);
  });
  return box("iloc", bytes(4, 1 << 24), bytes(2, 0x4400, items.size), ...entries);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([bytes(4, body.length + 8), Buffer.from(type, "latin1"), body]);
}

/** @param width of each number, in bytes */
function bytes(width: 2 | 4, ...numbers: number[]): Buffer {
  const written = Buffer.alloc(width * numbers.length);
  for (const [index, number] of numbers.entries()) written.writeUIntBE(number, index * width, width);
  return written;
}
