/** H.264 NAL units with messages (ITU-T H.264, 7.4.1: SEI), and the message type for a program's own data (annex D). */
const SEI = 6;
const UNREGISTERED = 5;

/** Types and lengths from 255 on continue in the next byte. */
const MAX = 0xff;

/**
 * Removes messages from a video's frames: camcorders store date and place there (MDPM), encoders their settings.
 *
 * @param setup decoder configuration (ISO 14496-15, 5.3.3.1: `avcC`), with the size of a unit's length in bytes
 * @param picture units of the frame, each preceded by its length
 * @returns the frame without units that contain such a message
 */
export function withoutMessages(setup: Buffer, picture: Buffer): Buffer {
  const lengthBytes = (setup.readUInt8(4) & 3) + 1;
  const kept: Buffer[] = [];
  for (let at = 0; at < picture.length; ) {
    const unit = Math.min(picture.length, at + lengthBytes);
    const end = Math.min(picture.length, unit + (unit === picture.length ? 0 : picture.readUIntBE(at, lengthBytes)));
    const isMessages = end > unit && (picture.readUInt8(unit) & 0x1f) === SEI;
    if (!isMessages || !holdsWords(picture.subarray(unit + 1, end))) kept.push(picture.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function holdsWords(payload: Buffer): boolean {
  const messages = withoutEscapes(payload);
  let at = 0;
  const number = () => {
    let sum = 0;
    for (; messages[at] === MAX; at += 1) sum += MAX;
    sum += messages[at] ?? 0;
    at += 1;
    return sum;
  };
  while (at + 2 < messages.length) {
    if (number() === UNREGISTERED) return true;
    const length = number();
    at += length;
  }
  return false;
}

/** Removes emulation prevention bytes: a 3 after two zeros (H.264, 7.4.1). */
const withoutEscapes = (payload: Buffer) =>
  payload.filter((byte, at) => !(byte === 3 && payload[at - 1] === 0 && payload[at - 2] === 0));
