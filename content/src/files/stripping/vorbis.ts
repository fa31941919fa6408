/** Start of Vorbis' second packet (Vorbis I, 4.2.1). */
const COMMENTS = "\x03vorbis";
const PLACEHOLDER = "-";

/**
 * Blanks Vorbis comments in place; other codecs have none.
 *
 * @param setup decoder configuration: for Vorbis three packets, preceded by the lengths of the first two, each in bytes
 *   of 255 and a remainder
 */
export function withoutComments(setup: Buffer): void {
  if (setup[0] !== 2) return;
  let at = 1;
  const length = () => {
    let sum = 0;
    while (setup[at] === 255) {
      sum += 255;
      at += 1;
    }
    sum += setup[at] ?? 0;
    at += 1;
    return sum;
  };
  const first = length();
  const second = length();
  const packet = setup.subarray(at + first, at + first + second);
  if (packet.toString("latin1", 0, COMMENTS.length) !== COMMENTS) return;
  let place = COMMENTS.length;
  const blankText = () => {
    const size = packet.readUInt32LE(place);
    packet.fill(PLACEHOLDER, place + 4, Math.min(packet.length, place + 4 + size));
    place += 4 + size;
  };
  blankText();
  place += 4; // number of comments
  while (place + 4 < packet.length) blankText();
}
