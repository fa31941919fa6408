import sharp from "sharp";
import type { Appearance, Mark } from "../content/domain.ts";
import { apertureSvg, drawMark } from "../site-icons/draw-icon.ts";
import { coloursOf } from "../styles/brand-sheet.ts";
import { dataAddress } from "./data-address.ts";

/** Width and height in px. */
export type CardMark = { address: string; width: number; height: number };

/** Space around a mark on a plate, as a fraction of its height. */
const PLATE = 0.16;

/** The agency's mark on ink, within the box, in px; the aperture fills its height. */
export async function cardMark(
  appearance: Appearance | null,
  box: { width: number; height: number },
): Promise<CardMark> {
  const mark = appearance?.mark;
  if (mark) return sized(await onInk(mark, appearance, box));
  const address = dataAddress("image/svg+xml", Buffer.from(apertureSvg(appearance, "ink")));
  return { address, width: box.height, height: box.height };
}

async function onInk(mark: Mark, appearance: Appearance, box: { width: number; height: number }): Promise<Buffer> {
  const { paper } = coloursOf(appearance);
  if (mark.shown === "single") return drawMark(mark, box, paper);
  if (mark.ground !== "paper") return drawMark(mark, box, null);
  const space = Math.round(box.height * PLATE);
  const drawn = await drawMark(mark, { width: box.width - 2 * space, height: box.height - 2 * space }, null);
  const plate = { top: space, bottom: space, left: space, right: space, background: paper };
  return sharp(drawn).flatten({ background: paper }).extend(plate).png().toBuffer();
}

async function sized(png: Buffer): Promise<CardMark> {
  const { width, height } = await sharp(png).metadata();
  return { address: dataAddress("image/png", png), width, height };
}
