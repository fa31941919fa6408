import { asItIs, type Edit, type Element, elementsIn, type KeptElements, keepElements, withoutWords } from "./ebml.ts";
import { UnreadableFile } from "./extents.ts";
import { withoutComments } from "./vorbis.ts";

/** Ids of elements (RFC 9559, 5). */
const EBML = 0x1a45dfa3;
export const SEGMENT = 0x18538067;
const SEEK_HEAD = 0x114d9b74;
const INFO = 0x1549a966;
export const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
const CUES = 0x1c53bb6b;
export const TRACK = 0xae;
const TRACK_NUMBER = 0xd7;
export const TRACK_TYPE = 0x83;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SEEK_ID = 0x53ab;

/** Elements that can follow a cluster whose length is not said: any part of a segment. */
const PARTS = new Set([SEEK_HEAD, INFO, TRACKS, CLUSTER, CUES, 0x1941a469, 0x1043a770, 0x1254c367, SEGMENT, EBML]);

/** Kinds of tracks that are seen or heard. */
const SEEN_OR_HEARD = [1, 2];

const all = (...ids: number[]): KeptElements => Object.fromEntries(ids.map((id) => [id, asItIs]));

const HEADER = all(0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285);

/** Blanks an entry that leads to a part that is blanked. */
const seek: Edit = (data, { body, end }) => {
  const id = child(data, { body, end }, SEEK_ID);
  return id !== null && [INFO, TRACKS, CLUSTER, CUES].includes(numberIn(data, id));
};

/** Size, stereo, colours and the like of the picture; rate, channels, depth of the sound. */
const VIDEO: KeptElements = {
  ...all(0x9a, 0x9d, 0x53b8, 0x53c0, 0xb0, 0xba, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x54b0, 0x54ba, 0x54b2),
  21936: {
    ...all(0x55b1, 0x55b2, 0x55b3, 0x55b4, 0x55b5, 0x55b6, 0x55b7, 0x55b8, 0x55b9, 0x55ba, 0x55bb, 0x55bc, 0x55bd),
    21968: all(0x55d1, 0x55d2, 0x55d3, 0x55d4, 0x55d5, 0x55d6, 0x55d7, 0x55d8, 0x55d9, 0x55da),
  },
  30320: all(0x7671, 0x7673, 0x7674, 0x7675),
};
const AUDIO = all(0xb5, 0x78b5, 0x9f, 0x6264);

const codecPrivate: Edit = (data, { body, end }) => {
  withoutComments(data.subarray(body, end));
  return true;
};

const KEPT_OF_TRACK: KeptElements = {
  ...all(TRACK_NUMBER, 0x73c5, TRACK_TYPE, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f),
  ...all(0x55ee, 0x86, 0x56aa, 0x56bb, 0x22b59c, 0x22b59d),
  25506: codecPrivate,
  28032: { 25152: { ...all(0x5031, 0x5032, 0x5033), 20532: all(0x4254, 0x4255) } },
  224: VIDEO,
  225: AUDIO,
};

const CUE_POINT: KeptElements = { 179: asItIs, 183: all(0xf7, 0xf1, 0xf0, 0xb2, 0x5378) };

/**
 * Frees a WebM in place of all that is neither picture nor sound: tags, titles, dates, attachments, tracks of texts and of
 * what else cameras note. Nothing moves.
 *
 * @throws UnreadableFile when nothing in it can be played
 */
export function stripWebm(data: Buffer): void {
  const segment = [...elementsIn(data, 0, data.length)].find(({ id }) => id === SEGMENT);
  const tracks = segment && child(data, segment, TRACKS);
  if (!tracks) throw new UnreadableFile("no tracks");
  if (segment.isCut) throw new UnreadableFile("broken off");
  const kept = keptTracks(data, tracks);
  if (kept.size === 0) throw new UnreadableFile("nothing is seen or heard");
  const isKept = ({ body }: Element) => {
    const width = Math.clz32(data[body] ?? 0) - 23; // of the number of its track
    return width <= 4 && kept.has(data.readUIntBE(body, width) - 2 ** (7 * width));
  };
  const group: Edit = (_, element) => {
    const block = child(data, element, BLOCK);
    if (!block || !isKept(block)) return false;
    const additions = { 166: all(0xee, 0xa5) };
    const parts = { ...all(BLOCK, 0x9b, 0xfb, 0xfa, 0x75a2), 30113: additions };
    keepElements(data, parts, { start: element.body, end: element.end });
    return true;
  };
  const cluster: KeptElements = {
    ...all(0xe7, 0xa7, 0xab),
    [SIMPLE_BLOCK]: (_, element) => isKept(element),
    [BLOCK_GROUP]: group,
  };
  const track: Edit = (_, element) => {
    if (!kept.has(trackNumber(data, element) ?? -1)) return false;
    keepElements(data, KEPT_OF_TRACK, { start: element.body, end: element.end });
    return true;
  };
  const parts: KeptElements = {
    [SEEK_HEAD]: { 19899: seek },
    [INFO]: { ...all(0x2ad7b1, 0x4489), 19840: withoutWords, 22337: withoutWords },
    [TRACKS]: { [TRACK]: track },
    [CLUSTER]: cluster,
    [CUES]: { 187: CUE_POINT },
  };
  let isSecond = false;
  const onlySegment: Edit = (_, element) => {
    if (isSecond) return false;
    isSecond = true;
    keepElements(data, parts, { start: element.body, end: element.end, endsAt: PARTS });
    return true;
  };
  keepElements(data, { [EBML]: HEADER, [SEGMENT]: onlySegment }, { start: 0, end: data.length });
}

/** The first element of an id within another one. */
export function child(data: Buffer, { body, end }: { body: number; end: number }, id: number): Element | null {
  for (const element of elementsIn(data, body, end, PARTS)) if (element.id === id) return element;
  return null;
}

function numberIn(data: Buffer, { body, end }: Element): number {
  const width = Math.min(6, end - body);
  return width > 0 ? data.readUIntBE(body, width) : 0;
}

function trackNumber(data: Buffer, track: Element): number | null {
  const number = child(data, track, TRACK_NUMBER);
  return number && numberIn(data, number);
}

/** Numbers of the tracks that are kept. */
function keptTracks(data: Buffer, tracks: Element): Set<number> {
  const numbers = new Set<number>();
  for (const track of elementsIn(data, tracks.body, tracks.end)) {
    const type = track.id === TRACK ? child(data, track, TRACK_TYPE) : null;
    const number = type && SEEN_OR_HEARD.includes(numberIn(data, type)) ? trackNumber(data, track) : null;
    if (number !== null) numbers.add(number);
  }
  return numbers;
}
