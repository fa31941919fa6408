import { type Element, elementsIn } from "../stripping/ebml.ts";
import type { Codecs } from "./codecs.ts";

/** Ids of elements (RFC 9559, 5). */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const ENCODINGS = 0x6d80;
const ENCODING = 0x6240;
const ENCRYPTION = 0x5035;

const PICTURE = 1;
const SOUND = 2;

type Part = { body: number; end: number };

/** The codecs of a WebM's first picture and first sound, by their ids (RFC 9559, 5.1.4.1.21); MP4's codes where they are encrypted. */
export function codecsOfWebm(data: Buffer): Codecs {
  const codecs: Codecs = { picture: null, sound: null };
  const segment = child(data, { body: 0, end: data.length }, SEGMENT);
  const tracks = segment && child(data, segment, TRACKS);
  for (const track of tracks ? elementsIn(data, tracks.body, tracks.end) : []) {
    const [type, codec] = [child(data, track, TRACK_TYPE), child(data, track, CODEC)];
    if (track.id !== TRACK || !type || !codec) continue;
    const kind = data.readUInt8(type.end - 1);
    const name = data.toString("latin1", codec.body, codec.end).replace(/\0+$/, "");
    const isEncrypted = holdsEncryption(data, track);
    if (kind === PICTURE) codecs.picture ??= isEncrypted ? "encv" : name;
    if (kind === SOUND) codecs.sound ??= isEncrypted ? "enca" : name;
  }
  return codecs;
}

function holdsEncryption(data: Buffer, track: Part): boolean {
  const encodings = child(data, track, ENCODINGS);
  const all = encodings ? [...elementsIn(data, encodings.body, encodings.end)] : [];
  return all.some((encoding) => encoding.id === ENCODING && child(data, encoding, ENCRYPTION) !== null);
}

function child(data: Buffer, { body, end }: Part, id: number): Element | null {
  for (const element of elementsIn(data, body, end)) if (element.id === id) return element;
  return null;
}
