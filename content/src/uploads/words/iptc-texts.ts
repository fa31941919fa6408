import { plainText } from "./plain-text.ts";
import type { Told } from "./words.ts";

/** Datasets of record 2 (IIM 4.2, 6). */
const DATASETS = new Map<number, keyof Told>([
  [5, "title"],
  [80, "creator"],
  [105, "headline"],
  [110, "creditLine"],
  [116, "copyright"],
  [120, "description"],
]);

const TAG = 0x1c;
const APPLICATION_RECORD = 2;
const HEADER_BYTES = 5;

/** Photoshop's block that holds IPTC: its type, and its number. */
const BLOCK = Buffer.from("8BIM\x04\x04", "latin1");

/** Reads the texts of an IPTC record (IIM 4.2), alone or among Photoshop's blocks. Names that come several times are joined. */
export function iptcTexts(data: Buffer): Told {
  const block = data.indexOf(BLOCK);
  const told: Told = {};
  let at = data.indexOf(TAG, block < 0 ? 0 : block + BLOCK.length);
  while (at >= 0 && at + HEADER_BYTES <= data.length && data[at] === TAG) {
    const [record, dataset = 0, length] = [data[at + 1], data[at + 2], data.readUInt16BE(at + 3)];
    const begin = at + HEADER_BYTES;
    const name = record === APPLICATION_RECORD ? DATASETS.get(dataset) : undefined;
    if (name && length < 0x8000) {
      const text = plainText(data.subarray(begin, begin + length));
      told[name] = told[name] ? `${told[name]}, ${text}` : text;
    }
    at = begin + length;
  }
  return told;
}
