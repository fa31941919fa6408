import sharp from "sharp";
import mark from "../../public/favicon.svg?raw";
import { SOCIAL_CARD_SIZE } from "../layout/head.ts";
import type { SocialCard } from "./card.ts";
import { fitHeading, lineHeight, outline } from "./lettering.ts";

/** The design's colours; see styles/tokens.css. */
const INK = "#17161a";
const PAPER = "#f4efe6";

/** The ink on the left, the print on the right, and the margin of the lettering; in px. */
const PANEL = 600;
const MARGIN = 64;
const HEADING_HEIGHT = 380;
const MARK = 56;
const NAME_SIZE = 30;

/** Width and middle of the large mark that stands in for a picture, cut by the card's edge; in px. */
const LARGE_MARK = 760;

const JPEG_QUALITY = 84;

/**
 * Draws the card as a JPEG: the heading on ink, beside the page's picture, cropped around its focal point.
 *
 * @param picture the file of the card's picture; null draws the agency's mark instead
 */
export async function drawCard(card: SocialCard, picture: Buffer | null): Promise<Buffer> {
  const { width, height } = SOCIAL_CARD_SIZE;
  const ground = sharp({ create: { width, height, channels: 3, background: INK } });
  const print = picture
    ? { input: await cropped(picture, card), left: PANEL, top: 0 }
    : { input: await markOf(LARGE_MARK, height), left: PANEL, top: 0 };
  return ground
    .composite([
      print,
      { input: Buffer.from(lettering(card)), left: 0, top: 0 },
      { input: await sharp(Buffer.from(mark)).resize(MARK).png().toBuffer(), left: MARGIN, top: MARGIN },
    ])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** The part of the picture around its focal point that has the shape of the card's right half. */
async function cropped(picture: Buffer, card: SocialCard): Promise<Buffer> {
  const width = SOCIAL_CARD_SIZE.width - PANEL;
  const { height } = SOCIAL_CARD_SIZE;
  const upright = await sharp(picture).rotate().toBuffer({ resolveWithObject: true });
  const scale = Math.max(width / upright.info.width, height / upright.info.height);
  const scaled = { width: Math.ceil(upright.info.width * scale), height: Math.ceil(upright.info.height * scale) };
  const focus = card.picture?.focalPoint ?? { x: 0.5, y: 0.5 };
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)));
  return sharp(upright.data)
    .resize(scaled.width, scaled.height)
    .extract({ left: start(scaled.width, width, focus.x), top: start(scaled.height, height, focus.y), width, height })
    .toBuffer();
}

async function markOf(size: number, height: number): Promise<Buffer> {
  const width = SOCIAL_CARD_SIZE.width - PANEL;
  return sharp(Buffer.from(mark), { density: 900 })
    .resize(size, size)
    .extract({ left: 0, top: Math.round((size - height) / 2), width, height })
    .png()
    .toBuffer();
}

/** Agency above, heading below, as outlines. */
function lettering({ heading, agencyName }: SocialCard): string {
  const { width, height } = SOCIAL_CARD_SIZE;
  const { size, lines } = fitHeading(heading, PANEL - 2 * MARGIN, HEADING_HEIGHT);
  const lastBaseline = height - MARGIN;
  const paths = [
    outline(agencyName, "text", NAME_SIZE, MARGIN + MARK + 18, MARGIN + MARK / 2 + NAME_SIZE * 0.36),
    ...lines.map((line, index) =>
      outline(line, "display", size, MARGIN, lastBaseline - (lines.length - 1 - index) * lineHeight(size)),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${PAPER}" d="${paths.join("")}"/></svg>`;
}
