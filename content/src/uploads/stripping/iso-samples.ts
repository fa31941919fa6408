import { type Extent, UnreadableFile } from "./extents.ts";
import { type Box, boxesIn, findBox } from "./iso-boxes.ts";

/** A film of two hours has some hundred thousand; more than this keep the server busy. */
const MAX_SAMPLES = 5_000_000;

/** Where fields of fixed places begin in a box's content, after four bytes of version and flags. */
const FIELDS = 4;

/** Entries of a table that are really there, so that a number in a file alone keeps nothing busy. */
const entries = (said: number, { body, end }: Box, before: number, width: number) =>
  Math.min(said, Math.floor((end - body - before) / width));

type Sizes = { count: number; all: number | null; of: (sample: number) => number };

/** Sizes of a track's samples in bytes (8.7.3); `all` when they are the same. */
function sizesOf(data: Buffer, table: Box): Sizes {
  const { body } = table;
  const count = data.readUInt32BE(body + 8);
  if (table.type === "stz2") {
    const bits = data.readUInt8(body + 7);
    const of = (sample: number) => {
      if (bits === 4) return (data.readUInt8(body + 12 + (sample >> 1)) >> (sample % 2 ? 0 : 4)) & 15;
      return data.readUIntBE(body + 12 + (sample * bits) / 8, bits === 16 ? 2 : 1);
    };
    return { count: entries(count, table, 12, bits / 8), all: null, of };
  }
  const all = data.readUInt32BE(body + FIELDS);
  if (all > 0) return { count, all, of: () => all };
  return { count: entries(count, table, 12, 4), all: null, of: (sample) => data.readUInt32BE(body + 12 + sample * 4) };
}

/**
 * Where a track's samples lie by its tables (8.7). Those of one size in one chunk are told as one.
 *
 * @throws UnreadableFile when there are no such tables, or too many samples
 */
export function* samplesOfTrack(data: Buffer, trak: Box): Generator<Extent> {
  const tables = findBox(data, ["mdia", "minf", "stbl"], trak);
  const table = (...types: string[]) =>
    tables && [...boxesIn(data, tables.body, tables.end)].find(({ type }) => types.includes(type));
  const [sizeTable, runTable, offsets] = [table("stsz", "stz2"), table("stsc"), table("stco", "co64")];
  if (!sizeTable || !runTable || !offsets) throw new UnreadableFile("a track without tables");
  const sizes = sizesOf(data, sizeTable);
  if (sizes.all === null && sizes.count > MAX_SAMPLES) throw new UnreadableFile("too many samples");
  const runs = entries(data.readUInt32BE(runTable.body + FIELDS), runTable, 8, 12);
  const width = offsets.type === "co64" ? 8 : 4;
  const chunks = entries(data.readUInt32BE(offsets.body + FIELDS), offsets, 8, width);
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < chunks && sample < sizes.count; chunk += 1) {
    const firstOfRun = (index: number) => data.readUInt32BE(runTable.body + 8 + index * 12);
    while (run + 1 < runs && firstOfRun(run + 1) <= chunk + 1) run += 1;
    const inChunk = runs > 0 ? data.readUInt32BE(runTable.body + 8 + run * 12 + 4) : 0;
    const last = Math.min(sizes.count, sample + inChunk);
    const at = offsets.body + 8 + chunk * width;
    let start = width === 8 ? Number(data.readBigUInt64BE(at)) : data.readUInt32BE(at);
    if (sizes.all !== null) {
      yield { start, end: start + (last - sample) * sizes.all };
      sample = last;
    }
    for (; sample < last; sample += 1) {
      const end = start + sizes.of(sample);
      yield { start, end };
      start = end;
    }
  }
}
