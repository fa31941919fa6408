/** How Vorbis' second packet begins (Vorbis I, 4.2.1). */
const COMMENTS = "\x03vorbis";
const PLACEHOLDER = "-";

/**
 * Blanks the comments of sound in place: Vorbis' in its three packets of setup, FLAC's and its pictures. Other sound
 * stays as it is.
 *
 * @param setup what a decoder is told before the first sound
 */
export function withoutComments(setup: Buffer): void {
  if (setup.toString("latin1", 0, 4) === "fLaC") blankFlacBlocks(setup);
  else if (setup[0] === 2) blankVorbisComments(setup);
}

/** Blocks follow the four letters at the beginning (FLAC, RFC 9639, 8). */
function blankFlacBlocks(setup: Buffer): void {
  for (let at = 4; at + 4 <= setup.length; ) {
    const [kind = 0, size] = [setup[at], setup.readUIntBE(at + 1, 3)];
    const isStreamInfo = (kind & 127) === 0;
    if (!isStreamInfo) {
      setup[at] = (kind & 128) | 1; // padding in the place of texts and pictures
      setup.fill(0, at + 4, Math.min(setup.length, at + 4 + size));
    }
    at += 4 + size;
  }
}

/** Lengths of the first two packets stand before them, in bytes of 255 and a rest. */
function blankVorbisComments(setup: Buffer): void {
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
  place += 4; // how many comments follow
  while (place + 4 < packet.length) blankText();
}
