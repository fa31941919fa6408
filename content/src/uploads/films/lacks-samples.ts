import { boxesIn, findBox } from "../stripping/iso-boxes.ts";
import { handlerOf, SEEN_OR_HEARD } from "../stripping/iso-film.ts";
import { samplesOfTrack } from "../stripping/iso-samples.ts";

/**
 * Whether tables of an MP4 lead to pictures or sounds behind its end: a film that was broken off can end with a box whose
 * length is that of the rest.
 *
 * @throws UnreadableFile when a track has no tables, or too many samples
 */
export function lacksSamples(data: Buffer): boolean {
  const moov = findBox(data, ["moov"], { body: 0, end: data.length });
  for (const box of moov ? boxesIn(data, moov.body, moov.end) : []) {
    if (box.type !== "trak" || !SEEN_OR_HEARD.includes(handlerOf(data, box))) continue;
    for (const { end } of samplesOfTrack(data, box)) if (end > data.length) return true;
  }
  return false;
}
