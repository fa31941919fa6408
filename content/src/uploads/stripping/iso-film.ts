import { Extents, UnreadableFile } from "./extents.ts";
import { type Box, blank, boxesIn, findBox, keepBoxes } from "./iso-boxes.ts";
import { FILM_BOXES } from "./iso-kept.ts";
import { defaultSizes, samplesOfFragment, samplesOfTrack } from "./iso-samples.ts";
import { blankMessages, type Messages, messagesOf } from "./video-messages.ts";

/** Samples may share bytes, but no film is that many times as long as its file. */
const MAX_TIMES_THE_FILE = 2;

/** Handlers of tracks that are seen or heard; others hold places, positions of the camera, time codes, texts. */
export const SEEN_OR_HEARD: readonly string[] = ["vide", "soun"];

type Track = { box: Box; messages: Messages | null };

/**
 * Frees an MP4 in place of all that is neither picture nor sound: places, devices, comments, times, tracks of other kinds,
 * and what lies between the samples. Nothing moves, so players find everything where it was.
 *
 * @throws UnreadableFile when nothing in it can be played, or its tables would keep the server busy
 */
export function stripFilm(data: Buffer): void {
  const moov = findBox(data, ["moov"], { body: 0, end: data.length });
  if (!moov) throw new UnreadableFile("no moov");
  blankSeconds(data, ["ftyp", "moov"]);
  const tracks = keepTracks(data, moov, SEEN_OR_HEARD);
  const samples = new Extents();
  let bytes = 0;
  const keep = (sample: { start: number; end: number }, messages: Messages | null | undefined) => {
    bytes += Math.max(0, Math.min(sample.end, data.length) - sample.start);
    if (bytes > MAX_TIMES_THE_FILE * data.length) throw new UnreadableFile("samples that share their bytes");
    samples.add(sample);
    if (messages) blankMessages(data, sample, messages);
  };
  for (const { box, messages } of tracks.values()) {
    for (const sample of samplesOfTrack(data, box)) keep({ ...sample }, messages);
  }
  const defaults = defaultSizes(data, moov);
  for (const moof of boxesIn(data)) {
    if (moof.type !== "moof") continue;
    for (const { track, ...sample } of samplesOfFragment(data, moof, defaults)) {
      if (tracks.has(track)) keep(sample, tracks.get(track)?.messages);
    }
    blankOtherFragments(data, moof, tracks);
  }
  if (bytes === 0) throw new UnreadableFile("no samples");
  keepBoxes(data, FILM_BOXES);
  blankUnused(data, samples);
}

/** Blanks every further box of a type that there is once: players read the first. */
function blankSeconds(data: Buffer, types: readonly string[]): void {
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
function keepTracks(data: Buffer, moov: Box, handlers: readonly string[]): Map<number, Track> {
  const tracks = new Map<number, Track>();
  for (const box of boxesIn(data, moov.body, moov.end)) {
    if (box.type !== "trak") continue;
    const header = findBox(data, ["tkhd"], box);
    if (!header || !handlers.includes(handlerOf(data, box))) {
      blank(data, box);
      continue;
    }
    const isLong = data.readUInt8(header.body) === 1; // its two times have eight bytes each then
    tracks.set(data.readUInt32BE(header.body + (isLong ? 20 : 12)), { box, messages: messagesOf(data, box) });
  }
  return tracks;
}

/** The kind of a track (ISO 14496-12, 8.4.3); empty where it does not say one. */
export function handlerOf(data: Buffer, trak: Box): string {
  const handler = findBox(data, ["mdia", "hdlr"], trak);
  return handler ? data.toString("latin1", handler.body + 8, handler.body + 12) : "";
}

function blankOtherFragments(data: Buffer, moof: Box, tracks: ReadonlyMap<number, Track>): void {
  for (const traf of boxesIn(data, moof.body, moof.end)) {
    const header = findBox(data, ["tfhd"], traf);
    if (header && !tracks.has(data.readUInt32BE(header.body + 4))) blank(data, traf);
  }
}

/** Blanks the parts of a film's data that belong to nothing that is kept. */
function blankUnused(data: Buffer, used: Extents): void {
  for (const { type, body, end } of boxesIn(data)) if (type === "mdat") used.blankOthers(data, body, end);
}
