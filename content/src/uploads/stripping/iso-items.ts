import { type Extent, PartCount, UnreadableFile } from "./extents.ts";
import { type Box, boxesIn, findBox } from "./iso-boxes.ts";

/** Where a part of a picture lies: in the file, or in the box `idat`. */
export type Part = Extent & { isInBox: boolean };

/** A picture's number in its file, its type, where that stands, and its parts. */
type Item = { id: number; type: string; typeAt: number; parts: Part[] };

/** A picture that refers to others: how, which one, and to which. */
type Reference = { kind: string; from: number; to: number[] };

/** Reads big-endian numbers one behind the other. */
class Reader {
  readonly #data: Buffer;
  at: number;

  constructor(data: Buffer, at: number) {
    this.#data = data;
    this.at = at;
  }

  /** @param bytes 0 to 8; none is 0 */
  number(bytes: number): number {
    const from = this.at;
    this.at += bytes;
    if (bytes === 0) return 0;
    return bytes === 8 ? Number(this.#data.readBigUInt64BE(from)) : this.#data.readUIntBE(from, bytes);
  }
}

/** Bytes of version and flags at the beginning of a full box. */
export const FULL = 4;

/** A grid has some hundred tiles; each reference may be followed by all others. */
const MAX_REFERENCES = 1000;

export const versionOf = (data: Buffer, { body }: Box) => data.readUInt8(body);

/**
 * Finds the pictures of an AVIF that are shown (ISO 23008-12, 6; ISO 14496-12, 8.11): the first, what it is put together from,
 * its mask, and the map that brightens it. Of all others the type is blanked, so that no reader takes them for pictures.
 *
 * @returns the parts that the shown ones consist of
 * @throws UnreadableFile when they are too many
 */
export function keepShownItems(data: Buffer, meta: Box): Part[] {
  const inMeta = { body: meta.body + FULL, end: meta.end };
  const primary = findBox(data, ["pitm"], inMeta);
  const [list, places, references] = ["iinf", "iloc", "iref"].map((type) => findBox(data, [type], inMeta));
  if (!primary || !list || !places) return [];
  const first = data.readUIntBE(primary.body + FULL, versionOf(data, primary) === 0 ? 2 : 4);
  const items = itemsOf(data, list, partsByItem(data, places));
  const shown = shownWith(first, items, references ? referencesOf(data, references) : []);
  for (const { id, typeAt } of items) if (!shown.has(id)) data.write("free", typeAt, "latin1");
  return items.filter(({ id }) => shown.has(id)).flatMap(({ parts }) => parts);
}

function shownWith(first: number, items: Item[], references: Reference[]): Set<number> {
  const shown = new Set([first]);
  const maps = new Set(items.filter(({ type }) => type === "tmap").map(({ id }) => id));
  for (let before = 0; before < shown.size; ) {
    before = shown.size;
    for (const { kind, from, to } of references) {
      const belongs = kind === "auxl" || (kind === "dimg" && maps.has(from));
      if (belongs && to.some((id) => shown.has(id))) shown.add(from);
      if ((kind === "dimg" || kind === "prem") && shown.has(from)) for (const id of to) shown.add(id);
    }
  }
  return shown;
}

function itemsOf(data: Buffer, list: Box, parts: ReadonlyMap<number, Part[]>): Item[] {
  const entries = boxesIn(data, list.body + FULL + (versionOf(data, list) === 0 ? 2 : 4), list.end);
  return [...entries].flatMap((entry) => {
    const version = versionOf(data, entry);
    if (entry.type !== "infe" || version < 2) return [];
    const width = version === 2 ? 2 : 4;
    const id = data.readUIntBE(entry.body + FULL, width);
    const typeAt = entry.body + FULL + width + 2;
    return [{ id, type: data.toString("latin1", typeAt, typeAt + 4), typeAt, parts: parts.get(id) ?? [] }];
  });
}

/** The places of all items (ISO 14496-12, 8.11.3). @throws UnreadableFile when they are too many */
export function partsByItem(data: Buffer, places: Box): Map<number, Part[]> {
  const version = versionOf(data, places);
  const reader = new Reader(data, places.body + FULL);
  const sizes = reader.number(2);
  const [offsetBytes, lengthBytes, baseBytes] = [(sizes >> 12) & 15, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const parts = new Map<number, Part[]>();
  const count = new PartCount();
  for (let left = reader.number(version < 2 ? 2 : 4); left > 0 && reader.at < places.end; left -= 1) {
    const id = reader.number(version < 2 ? 2 : 4);
    const isInBox = version > 0 && (reader.number(2) & 15) === 1;
    reader.number(2); // in which file: this one
    const base = reader.number(baseBytes);
    const extents: Part[] = [];
    for (let more = reader.number(2); more > 0 && reader.at < places.end; more -= 1) {
      count.add();
      reader.number(indexBytes);
      const start = base + reader.number(offsetBytes);
      const length = reader.number(lengthBytes);
      extents.push({ start, end: length === 0 ? data.length : start + length, isInBox });
    }
    parts.set(id, extents);
  }
  return parts;
}

function referencesOf(data: Buffer, box: Box): Reference[] {
  const width = versionOf(data, box) === 0 ? 2 : 4;
  const boxes = [...boxesIn(data, box.body + FULL, box.end)];
  if (boxes.length > MAX_REFERENCES) throw new UnreadableFile("too many references");
  const count = new PartCount();
  return boxes.map(({ type, body, end }) => {
    const reader = new Reader(data, body);
    const from = reader.number(width);
    const to: number[] = [];
    for (let left = reader.number(2); left > 0 && reader.at < end; left -= 1) {
      count.add();
      to.push(reader.number(width));
    }
    return { kind: type, from, to };
  });
}
