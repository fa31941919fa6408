import type { Extents } from "./extents.ts";
import { type Box, blank, boxesIn, findBox } from "./iso-boxes.ts";

/** Blanks every further box of a type that there is once: players read the first. */
export function blankSeconds(data: Buffer, types: readonly string[]): void {
  const seen = new Set<string>();
  for (const box of boxesIn(data)) {
    if (!types.includes(box.type)) continue;
    if (seen.has(box.type)) blank(data, box);
    seen.add(box.type);
  }
}

/**
 * Blanks the tracks that are of no kind that is kept.
 *
 * @returns the others by their numbers
 */
export function keepTracks(data: Buffer, moov: Box, handlers: readonly string[]): Map<number, { box: Box }> {
  const tracks = new Map<number, { box: Box }>();
  for (const box of boxesIn(data, moov.body, moov.end)) {
    if (box.type !== "trak") continue;
    const header = findBox(data, ["tkhd"], box);
    if (!header || !handlers.includes(handlerOf(data, box))) {
      blank(data, box);
      continue;
    }
    const isLong = data.readUInt8(header.body) === 1; // its two times have eight bytes each then
    tracks.set(data.readUInt32BE(header.body + (isLong ? 20 : 12)), { box });
  }
  return tracks;
}

/** The kind of a track (ISO 14496-12, 8.4.3); empty where it does not say one. */
function handlerOf(data: Buffer, trak: Box): string {
  const handler = findBox(data, ["mdia", "hdlr"], trak);
  return handler ? data.toString("latin1", handler.body + 8, handler.body + 12) : "";
}

/** Blanks the parts of a film's data that belong to nothing that is kept. */
export function blankUnused(data: Buffer, used: Extents): void {
  for (const { type, body, end } of boxesIn(data)) if (type === "mdat") used.blankOthers(data, body, end);
}
