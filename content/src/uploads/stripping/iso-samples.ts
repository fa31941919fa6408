import { type Extent, UnreadableFile } from "./extents.ts";
import { type Box, boxesIn, findBox } from "./iso-boxes.ts";

/** A film of two hours has some hundred thousand; more than this keep the server busy. */
const MAX_SAMPLES = 5_000_000;

/** Flags of a fragment's header (ISO 14496-12, 8.8.7.1) and of its runs (8.8.8.1). */
const HAS_BASE = 0x1;
const HAS_DESCRIPTION = 0x2;
const HAS_DURATION = 0x8;
const HAS_SIZE = 0x10;
const BASE_IS_MOOF = 0x20000;
const RUN_HAS_OFFSET = 0x1;
const RUN_HAS_FIRST_FLAGS = 0x4;
const RUN_HAS_SIZES = 0x200;
const RUN_FIELDS = [0x100, RUN_HAS_SIZES, 0x400, 0x800];

/** Where fields of fixed places begin in a box's content, after four bytes of version and flags. */
const FIELDS = 4;

const flagsOf = (data: Buffer, { body }: Box) => data.readUInt32BE(body) & 0xffffff;

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

/** Reads the sizes that a fragment's runs take from the track (in bytes, by the track's number; 8.8.3). */
export function defaultSizes(data: Buffer, moov: Box): Map<number, number> {
  const mvex = findBox(data, ["mvex"], moov);
  const all = mvex ? [...boxesIn(data, mvex.body, mvex.end)].filter(({ type }) => type === "trex") : [];
  return new Map(all.map(({ body }) => [data.readUInt32BE(body + 4), data.readUInt32BE(body + 16)]));
}

/** Where the samples of a fragment lie (8.8), each with the number of its track. */
export function* samplesOfFragment(
  data: Buffer,
  moof: Box,
  defaults: ReadonlyMap<number, number>,
): Generator<Extent & { track: number }> {
  let previousEnd = moof.start;
  for (const traf of boxesIn(data, moof.body, moof.end)) {
    const header = traf.type === "traf" ? findBox(data, ["tfhd"], traf) : null;
    if (!header) continue;
    const flags = flagsOf(data, header);
    const track = data.readUInt32BE(header.body + 4);
    let at = header.body + 8;
    let base = flags & BASE_IS_MOOF ? moof.start : previousEnd;
    if (flags & HAS_BASE) {
      base = Number(data.readBigUInt64BE(at));
      at += 8;
    }
    at += (flags & HAS_DESCRIPTION ? 4 : 0) + (flags & HAS_DURATION ? 4 : 0);
    const size = flags & HAS_SIZE ? data.readUInt32BE(at) : (defaults.get(track) ?? 0);
    let start = base;
    for (const run of boxesIn(data, traf.body, traf.end)) {
      if (run.type !== "trun") continue;
      for (const extent of samplesOfRun(data, run, { base, start, size })) {
        yield { ...extent, track };
        start = extent.end;
      }
    }
    previousEnd = start;
  }
}

function* samplesOfRun(
  data: Buffer,
  run: Box,
  where: { base: number; start: number; size: number },
): Generator<Extent> {
  const flags = flagsOf(data, run);
  const said = data.readUInt32BE(run.body + FIELDS);
  const hasOffset = Boolean(flags & RUN_HAS_OFFSET);
  let start = hasOffset ? where.base + data.readInt32BE(run.body + 8) : where.start;
  const before = 8 + (hasOffset ? 4 : 0) + (flags & RUN_HAS_FIRST_FLAGS ? 4 : 0);
  if (!(flags & RUN_HAS_SIZES)) {
    yield { start, end: start + said * where.size };
    return;
  }
  const width = RUN_FIELDS.filter((field) => flags & field).length * 4;
  const count = entries(said, run, before, width);
  const toSize = flags & 0x100 ? 4 : 0;
  for (let sample = 0; sample < count; sample += 1) {
    const end = start + data.readUInt32BE(run.body + before + sample * width + toSize);
    yield { start, end };
    start = end;
  }
}
