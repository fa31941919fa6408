import { Extents, UnreadableFile } from "./extents.ts";
import { findBox, keepBoxes } from "./iso-boxes.ts";
import { blankSeconds, blankUnused, keepTracks } from "./iso-film.ts";
import { keepShownItems } from "./iso-items.ts";
import { PICTURE_BOXES } from "./iso-kept.ts";
import { samplesOfTrack } from "./iso-samples.ts";

/** Handlers of tracks of a moving AVIF: pictures and their masks. */
const MOVING = ["pict", "vide", "auxv"];

/**
 * Frees an AVIF in place of all that is not shown: EXIF, XMP, names, further pictures, and what lies between. Nothing moves.
 *
 * @throws UnreadableFile when nothing in it can be shown
 */
export function stripAvif(data: Buffer): void {
  const whole = { body: 0, end: data.length };
  blankSeconds(data, ["ftyp", "meta", "moov"]);
  const [meta, moov] = [findBox(data, ["meta"], whole), findBox(data, ["moov"], whole)];
  if (!meta && !moov) throw new UnreadableFile("no picture");
  const [inFile, inBox] = [new Extents(), new Extents()];
  for (const { isInBox, ...part } of meta ? keepShownItems(data, meta) : []) (isInBox ? inBox : inFile).add(part);
  for (const { box } of moov ? keepTracks(data, moov, MOVING).values() : []) {
    for (const sample of samplesOfTrack(data, box)) inFile.add({ ...sample });
  }
  keepBoxes(data, PICTURE_BOXES);
  blankUnused(data, inFile);
  const box = meta && findBox(data, ["idat"], { body: meta.body + 4, end: meta.end });
  if (box) inBox.blankOthers(data.subarray(box.body, box.end), 0, box.end - box.body);
}
