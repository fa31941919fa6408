import sharp from "sharp";
import type { FocalPoint } from "../content/domain.ts";
import { SOCIAL_CARD_SIZE } from "../layout/head.ts";

export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

const JPEG_QUALITY = 88;

/** Offset of the crop in a longer picture, in px: the focal point is as near to its middle as the edges allow. */
function start(length: number, room: number, focal: number): number {
  return Math.round(Math.min(Math.max(focal * length - room / 2, 0), length - room));
}

/** Crops a picture around its focal point to fill a card, as a JPEG. */
export async function cropToCard(picture: Buffer, { x, y }: FocalPoint): Promise<Buffer> {
  const { width, height } = SOCIAL_CARD_SIZE;
  const { data, info } = await sharp(picture)
    .rotate()
    .resize(width, height, { fit: "outside" })
    .toBuffer({ resolveWithObject: true });
  const area = { left: start(info.width, width, x), top: start(info.height, height, y), width, height };
  return sharp(data).extract(area).flatten({ background: "white" }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
