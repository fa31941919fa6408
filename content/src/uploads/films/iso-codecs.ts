import { type Box, boxesIn, findBox } from "../stripping/iso-boxes.ts";
import { handlerOf } from "../stripping/iso-film.ts";

/** The codes of a film's picture and sound; null where there is none. */
export type Codecs = { picture: string | null; sound: string | null };

/** Fields before the boxes of a picture's and of a sound's description (ISO 14496-12, 12.1.3, 12.2.3). */
const PICTURE_FIELDS = 78;
const SOUND_FIELDS = 28;
const OF_LIST = 8;

/** Tags within `esds` (ISO 14496-1, 7.2.6.5): the one before the byte that names the kind of stream. */
const DECODER = 0x04;

/** Version, flags, and the tag before that with its length, in bytes. */
const BEFORE_DECODER = 7;

/** Kinds of a stream (registered at mp4ra.org) that `mp4a` and `mp4v` stand for, by what they are called elsewhere. */
const OBJECT_TYPES = new Map([
  ...[0x40, 0x66, 0x67, 0x68].map((type): [number, string] => [type, "aac"]),
  [0x69, ".mp3"],
  [0x6b, ".mp3"],
  [0xa5, "ac-3"],
  [0xa6, "ec-3"],
  [0xa9, "dts"],
  [0x20, "mp4v"],
  ...[0x60, 0x61, 0x62, 0x63, 0x64, 0x65, 0x6a].map((type): [number, string] => [type, "mpeg"]),
  [0x6c, "jpeg"],
]);

/** Profiles of H.264 (annex A.2) with ten bits or more, or colours at full width. */
const STUDIO_PROFILES = [110, 122, 244, 44];

/**
 * The codecs of an MP4's first picture and first sound, by the codes of their samples (mp4ra.org); `mp4a` and `mp4v` by what they hold, and
 * `avc1` as `avc studio` where it has more colours than televisions show.
 */
export function codecsOfIsoFilm(data: Buffer): Codecs {
  const moov = findBox(data, ["moov"], { body: 0, end: data.length });
  const codecs: Codecs = { picture: null, sound: null };
  for (const trak of moov ? boxesIn(data, moov.body, moov.end) : []) {
    const list = findBox(data, ["mdia", "minf", "stbl", "stsd"], trak);
    const kind = handlerOf(data, trak);
    const [sample] = list ? boxesIn(data, list.body + OF_LIST, list.end) : [];
    if (trak.type !== "trak" || !sample) continue;
    if (kind === "vide") codecs.picture ??= pictureCodec(data, sample);
    if (kind === "soun") codecs.sound ??= soundCodec(data, sample);
  }
  return codecs;
}

function pictureCodec(data: Buffer, sample: Box): string {
  if (sample.type === "mp4v") return streamKind(data, sample, PICTURE_FIELDS) ?? "mp4v";
  const setup = findBox(data, ["avcC"], { body: sample.body + PICTURE_FIELDS, end: sample.end });
  return setup && STUDIO_PROFILES.includes(data.readUInt8(setup.body + 1)) ? "avc studio" : sample.type;
}

/** QuickTime's descriptions of sounds keep that one deeper; they hold AAC. */
const soundCodec = (data: Buffer, sample: Box): string =>
  sample.type === "mp4a" ? (streamKind(data, sample, SOUND_FIELDS) ?? "aac") : sample.type;

/** Which codec a description means that can mean several; null where it does not say so. */
function streamKind(data: Buffer, sample: Box, fields: number): string | null {
  const setup = findBox(data, ["esds"], { body: sample.body + fields, end: sample.end });
  const decoder = setup ? data.subarray(0, setup.end).indexOf(DECODER, setup.body + BEFORE_DECODER) : -1;
  if (decoder < 0) return null;
  let at = decoder + 1;
  while (data.readUInt8(at) & 0x80) at += 1; // bytes of a length that more follow
  return OBJECT_TYPES.get(data.readUInt8(at + 1)) ?? null;
}
