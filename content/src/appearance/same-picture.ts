import sharp from "sharp";
import { refusedMark } from "./refused-mark.ts";

/** Longest edges in px at which two drawings are compared. */
const EDGES_PX = [256, 64];

/** From which part of the pixels a difference is seen, few of a small picture apart; and how far apart (0 to 255) two are. */
const ANOTHER = 0.006;
const FEW = 10;
const APART = 28;

/**
 * Compares a drawing with what is kept of it, on light and on dark. Both have a width and a height at their root.
 *
 * @param lost what was not kept, for the message
 * @throws RefusedMark with a German message if they are not the same picture
 */
export async function refuseAnotherPicture(original: string, kept: string, lost: Set<string>): Promise<void> {
  const { width, height } = await sharp(Buffer.from(kept)).metadata();
  for (const edge of EDGES_PX) {
    const scale = edge / Math.max(width, height);
    const box = [width, height].map((each) => Math.max(1, Math.round(each * scale))) as [number, number];
    const [before, after] = await Promise.all([pixelsOf(original, box), pixelsOf(kept, box)]);
    if (before && after && !isAnother(before, after, box[0])) continue;
    const missing = lost.size > 0 ? ` (nicht übernommen: ${[...lost].slice(0, 5).join(", ")})` : "";
    throw refusedMark(
      `Dieses Zeichen sähe hier anders aus als in Ihrer Datei${missing}. Bitte wandeln Sie es im Zeichenprogramm in einfache Pfade um und speichern Sie neu, oder nehmen Sie ein PNG.`,
    );
  }
}

/** @returns null if it cannot be drawn */
async function pixelsOf(svg: string, [width, height]: [number, number]): Promise<Buffer | null> {
  const sized = svg.replace(/ width="[^"]*"/, ` width="${width}"`).replace(/ height="[^"]*"/, ` height="${height}"`);
  const drawn = sharp(Buffer.from(sized)).toColourspace("srgb").ensureAlpha().raw();
  return drawn.toBuffer().then(premultiplied, () => null);
}

/** Pixels of red, green, blue and opacity so that two that are near are so on any ground. */
export function premultiplied(pixels: Buffer): Buffer {
  return pixels.map((value, at) =>
    at % 4 === 3 ? value : Math.round((value * (pixels[at - (at % 4) + 3] ?? 0)) / 255),
  ) as Buffer;
}

/** Whether a difference is seen; width in px. */
export const isAnother = (one: Buffer, other: Buffer, width: number): boolean =>
  differingPart(one, other, width) > ANOTHER + FEW / (one.length / 4);

/** Part (0 to 1) of the pixels that have no like among the other picture's at this place or beside it. */
export function differingPart(one: Buffer, other: Buffer, width: number): number {
  const pixels = one.length / 4;
  const steps = [0, -1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  const channels = [0, 1, 2, 3];
  const hasLike = (from: Buffer, to: Buffer, at: number) =>
    steps.some((step) =>
      channels.every(
        (channel) => Math.abs((from[at * 4 + channel] ?? 0) - (to[(at + step) * 4 + channel] ?? 0)) <= APART,
      ),
    );
  let differing = 0;
  for (let at = 0; at < pixels; at += 1) if (!hasLike(one, other, at) || !hasLike(other, one, at)) differing += 1;
  return differing / pixels;
}
