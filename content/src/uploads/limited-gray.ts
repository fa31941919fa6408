import { boxesIn, findBox } from "./stripping/iso-boxes.ts";

/** Gray in an AVIF's description of its coding (AV1 in ISO base media, 2.3.3), which has four bytes before the sequence's header. */
const GRAY = 0x10;
const SEQUENCE_AT = 4;

/** Where a full range is said: in the colours' box (ISO 14496-12, 12.1.5), by the first bit of a byte. */
const RANGE_AT = 10;

/**
 * Whether an AVIF is gray with levels from 16 to 235, as in television. Browsers show 16 as black, libheif (sharp) as a dark
 * gray (https://github.com/strukturag/libheif/issues/580).
 */
export function isLimitedGray(avif: Buffer): boolean {
  const meta = findBox(avif, ["meta"], { body: 0, end: avif.length });
  const list = meta && findBox(avif, ["iprp", "ipco"], { body: meta.body + 4, end: meta.end });
  const properties = list ? [...boxesIn(avif, list.body, list.end)] : [];
  const bodies = (type: string) =>
    properties.filter((each) => each.type === type).map(({ body, end }) => avif.subarray(body, end));
  const codings = bodies("av1C");
  const [coding] = codings;
  if (!coding || !codings.every((each) => ((each[2] ?? 0) & GRAY) !== 0)) return false;
  const colours = bodies("colr").find((each) => each.toString("latin1", 0, 4) === "nclx");
  return colours ? ((colours[RANGE_AT] ?? 0) & 0x80) === 0 : isLimited(coding.subarray(SEQUENCE_AT));
}

/** Reads the range of a gray still picture from the header of its sequence (AV1, 5.5); false for other headers. */
function isLimited(sequence: Buffer): boolean {
  const bits = [...sequence.subarray(2, 22)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let at = 0;
  const number = (count: number) => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  const [profile, isReduced] = [number(3), number(2) === 3];
  if (!isReduced) return false;
  number(5); // level
  const [width, height] = [number(4) + 1, number(4) + 1];
  number(width + height + 6); // size, tools
  if (number(1) === 1 && profile === 2) number(1); // depth
  number(1); // gray
  if (number(1) === 1) number(24); // colours
  return number(1) === 0;
}
