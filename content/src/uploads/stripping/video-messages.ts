import type { Extent } from "./extents.ts";
import { type Box, findBox } from "./iso-boxes.ts";

/** How a video names its units (NAL): bytes of the length before each, and which of them carry messages (SEI). */
export type Messages = { lengthBytes: number; headerBytes: number; is: (firstByte: number) => boolean };

const H264 = { headerBytes: 1, is: (first: number) => (first & 0x1f) === 6 };
const H265 = { headerBytes: 2, is: (first: number) => [39, 40].includes((first >> 1) & 0x3f) };

/** Kinds of messages (ITU-T H.264, annex D): bytes without meaning, and words of a program. */
const FILLER = 3;
const UNREGISTERED = 5;

/** The end of a message unit, and the most that one byte says of a length. */
const STOP = 0x80;
const MAX = 0xff;

const DESCRIPTION = ["mdia", "minf", "stbl", "stsd"];

/** @returns null when a track's samples have no such units */
export function messagesOf(data: Buffer, trak: Box): Messages | null {
  const table = findBox(data, DESCRIPTION, trak);
  const entry = table && findBox(data, [data.toString("latin1", table.body + 12, table.body + 16)], within(table, 8));
  if (!entry) return null;
  const avc = findBox(data, ["avcC"], within(entry, 78));
  if (avc) return { ...H264, lengthBytes: (data.readUInt8(avc.body + 4) & 3) + 1 };
  const hevc = findBox(data, ["hvcC"], within(entry, 78));
  return hevc ? { ...H265, lengthBytes: (data.readUInt8(hevc.body + 21) & 3) + 1 } : null;
}

const within = ({ body, end }: Box, fields: number) => ({ body: Math.min(end, body + fields), end });

/** Blanks messages within a video's pictures: camcorders write date and place there (MDPM), encoders their settings. */
export function blankMessages(data: Buffer, { start, end }: Extent, messages: Messages): void {
  const { lengthBytes, headerBytes, is } = messages;
  for (let at = start; at >= 0 && at + lengthBytes < Math.min(end, data.length); ) {
    const unit = at + lengthBytes;
    const next = unit + data.readUIntBE(at, lengthBytes);
    if (next > Math.min(end, data.length)) return;
    if (next > unit + headerBytes && is(data.readUInt8(unit))) blankUnit(data.subarray(unit + headerBytes, next));
    at = next;
  }
}

/** As {@link blankMessages}, for the configuration of an H.265 decoder (ISO 14496-15, 8.3.2: `hvcC`). */
export function blankMessagesOfSetup(body: Buffer): void {
  let at = 23;
  for (let lists = body.readUInt8(22); lists > 0 && at + 3 <= body.length; lists -= 1) {
    const units = body.readUInt16BE(at + 1);
    at += 3;
    for (let left = units; left > 0 && at + 2 < body.length; left -= 1) {
      const end = Math.min(body.length, at + 2 + body.readUInt16BE(at));
      blankMessages(body, { start: at, end }, { ...H265, lengthBytes: 2 });
      at = end;
    }
  }
}

/** Makes one message without meaning of a unit that has a free one among its messages. */
function blankUnit(payload: Buffer): void {
  if (!kindsIn(withoutEscapes(payload)).includes(UNREGISTERED)) return;
  let at = 0;
  let rest = payload.length - 1; // for the end
  // A length of n bytes takes a byte for each 255 of it; where none comes out even, an empty message goes before.
  if ((rest - 1) % (MAX + 1) === 0) {
    payload.set([FILLER, 0]);
    at = 2;
    rest -= 2;
  }
  const lengthBytes = Math.ceil((rest - 1) / (MAX + 1));
  payload.fill(MAX, at, payload.length - 1);
  payload[at] = FILLER;
  payload[at + lengthBytes] = rest - 1 - lengthBytes - MAX * (lengthBytes - 1);
  payload[payload.length - 1] = STOP;
}

/** Two zeros are followed by a 3 that means nothing (H.264, 7.4.1). */
function withoutEscapes(payload: Buffer): Buffer {
  return Buffer.from(payload.filter((byte, at) => !(byte === 3 && payload[at - 1] === 0 && payload[at - 2] === 0)));
}

function kindsIn(messages: Buffer): number[] {
  const kinds: number[] = [];
  let at = 0;
  const number = () => {
    let sum = 0;
    while (messages[at] === MAX) {
      sum += MAX;
      at += 1;
    }
    sum += messages[at] ?? 0;
    at += 1;
    return sum;
  };
  while (at + 2 < messages.length) {
    kinds.push(number());
    at += number();
  }
  return kinds;
}
