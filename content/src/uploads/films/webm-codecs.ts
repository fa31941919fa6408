import { type Element, elementsIn } from "../stripping/ebml.ts";
import { child, SEGMENT, TRACK, TRACK_TYPE, TRACKS } from "../stripping/webm.ts";
import type { Codecs } from "./iso-codecs.ts";

/** Ids of elements (RFC 9559, 5). */
const CODEC = 0x86;
const ENCODINGS = 0x6d80;
const ENCODING = 0x6240;
const ENCRYPTION = 0x5035;

const PICTURE = 1;
const SOUND = 2;

/** The codecs of a WebM's first picture and first sound, by their ids (RFC 9559, 5.1.4.1.21); MP4's codes where they are encrypted. */
export function codecsOfWebm(data: Buffer): Codecs {
  const codecs: Codecs = { picture: null, sound: null };
  const segment = child(data, { body: 0, end: data.length }, SEGMENT);
  const tracks = segment && child(data, segment, TRACKS);
  for (const track of tracks ? elementsIn(data, tracks.body, tracks.end) : []) {
    const [type, codec] = [child(data, track, TRACK_TYPE), child(data, track, CODEC)];
    if (track.id !== TRACK || !type || !codec) continue;
    const kind = data.readUInt8(type.end - 1);
    const name = data.toString("latin1", codec.body, codec.end).replace(/(?<!\0)\0+$/, "");
    const isEncrypted = holdsEncryption(data, track);
    if (kind === PICTURE) codecs.picture ??= isEncrypted ? "encv" : name;
    if (kind === SOUND) codecs.sound ??= isEncrypted ? "enca" : name;
  }
  return codecs;
}

function holdsEncryption(data: Buffer, track: Element): boolean {
  const encodings = child(data, track, ENCODINGS);
  const all = encodings ? [...elementsIn(data, encodings.body, encodings.end)] : [];
  return all.some((encoding) => encoding.id === ENCODING && child(data, encoding, ENCRYPTION) !== null);
}
