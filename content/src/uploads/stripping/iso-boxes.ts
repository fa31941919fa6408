import { UnreadableFile } from "./extents.ts";

/** A box of an ISO base media file (ISO 14496-12, 4.2): where it begins, where its content does, and where it ends. */
export type Box = { type: string; start: number; body: number; end: number };

/** Boxes that are kept, by their types: with those within them, or with what is done to their content. */
export type KeptBoxes = { readonly [type: string]: KeptBoxes | Edit };

/** Changes the content of a kept box in place. */
export type Edit = (body: Buffer) => void;

const HEADER = 8;
const LARGE_HEADER = 16;
const TO_THE_END = 0;
const SIZE_FOLLOWS = 1;

export const asItIs: Edit = () => {};

/** Reads the box that begins at a place; null when nothing there can be one. One that says it is longer than it can be ends with `end`. */
function boxAt(data: Buffer, start: number, end: number): Box | null {
  if (start + HEADER > end) return null;
  const type = data.toString("latin1", start + 4, start + HEADER);
  const said = data.readUInt32BE(start);
  const isLarge = said === SIZE_FOLLOWS;
  if (isLarge && start + LARGE_HEADER > end) return null;
  const body = start + (isLarge ? LARGE_HEADER : HEADER);
  const size = isLarge ? Number(data.readBigUInt64BE(start + HEADER)) : said === TO_THE_END ? end - start : said;
  return start + size < body ? null : { type, start, body, end: Math.min(end, start + size) };
}

/** The boxes of a part of a file, up to what is none. */
export function* boxesIn(data: Buffer, start = 0, end = data.length): Generator<Box> {
  for (let box = boxAt(data, start, end); box; box = boxAt(data, box.end, end)) yield box;
}

/** The first box at the end of a path of types, below a part of a file. */
export function findBox(data: Buffer, path: readonly string[], within: { body: number; end: number }): Box | null {
  const [type, ...rest] = path;
  for (const box of boxesIn(data, within.body, within.end)) {
    if (box.type === type) return rest.length > 0 ? findBox(data, rest, box) : box;
  }
  return null;
}

/** The most boxes that a file has beside each other: Payload looks at no more. */
const MAX_BOXES = 10_000;

/** Boxes of which a file that was broken off ends in the middle. */
const OF_A_FILM = new Set("ftyp moov moof mdat meta free skip wide uuid sidx mfra styp".split(" "));

/**
 * Where the last box of a file ends; few bytes that are none may follow.
 *
 * @throws UnreadableFile when the file ends before that, or consists of too many
 */
export function endOfBoxes(data: Buffer): number {
  let [count, last]: [number, Box | null] = [0, null];
  for (const box of boxesIn(data)) {
    count += 1;
    last = box;
  }
  if (count > MAX_BOXES) throw new UnreadableFile("too many boxes");
  if (last && OF_A_FILM.has(last.type) && saidEnd(data, last) > data.length) throw new UnreadableFile("broken off");
  return last?.end ?? 0;
}

function saidEnd(data: Buffer, { start }: Box): number {
  const size = data.readUInt32BE(start);
  return start + (size === SIZE_FOLLOWS ? Number(data.readBigUInt64BE(start + HEADER)) : size);
}

/** Makes free space of a box, no longer than it can be: players pass over it, and nothing behind it moves. */
export function blank(data: Buffer, { start, body, end }: Box): void {
  data.write("free", start + 4, "latin1");
  if (body - start === HEADER) data.writeUInt32BE(end - start, start);
  else data.writeBigUInt64BE(BigInt(end - start), start + HEADER);
  data.fill(0, body, end);
}

/** Keeps some boxes of a part of a file and blanks all others, and what is no box. */
export function keepBoxes(data: Buffer, kept: KeptBoxes, start = 0, end = data.length): void {
  let done = start;
  for (const box of boxesIn(data, start, end)) {
    done = box.end;
    const rule = Object.hasOwn(kept, box.type) ? kept[box.type] : undefined;
    if (!rule) blank(data, box);
    else if (typeof rule === "function") rule(data.subarray(box.body, box.end));
    else keepBoxes(data, rule, box.body, box.end);
  }
  data.fill(0, done, end);
  if (done + HEADER > end) return;
  data.writeUInt32BE(end - done, done);
  data.write("free", done + 4, "latin1");
}

/** As {@link keepBoxes} for a box that begins with fields. */
export function keepWithin(fields: number, kept: KeptBoxes): Edit {
  return (body) => keepBoxes(body, kept, Math.min(fields, body.length));
}
