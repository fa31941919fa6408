import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?inline";
import displayFontExtended from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?inline";
import textFont from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import textFontExtended from "@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff?inline";
import type { ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";
import sharp from "sharp";
import markSvg from "../../public/favicon.svg?raw";
import { SOCIAL_CARD_SIZE } from "../layout/head.ts";
import type { SocialCard as SocialCardContent } from "./card.ts";
import { HEADING, Heading, PANEL_WIDTH, SocialCard, Words } from "./SocialCard.tsx";

/** Sizes a heading is tried in, largest first, in px; the last is used in any case. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];
const LARGEST = Math.max(...SIZES);
const SMALLEST = Math.min(...SIZES);

const JPEG_QUALITY = 84;

const MARK = dataAddress("image/svg+xml", Buffer.from(markSvg));

/** The site's own fonts. Text is drawn as outlines, so that a server needs no fonts installed. */
const FONTS: SatoriOptions["fonts"] = [
  { name: "display", weight: 800, data: bytesOf(displayFont) },
  { name: "display extended", weight: 800, data: bytesOf(displayFontExtended) },
  { name: "text", weight: 500, data: bytesOf(textFont) },
  { name: "text extended", weight: 500, data: bytesOf(textFontExtended) },
];

/**
 * Draws the card as a JPEG: the heading on ink, beside the page's picture, cropped around its focal point.
 *
 * @param picture the file of the card's picture; null draws the agency's mark instead
 */
export async function drawCard(card: SocialCardContent, picture: Buffer | null): Promise<Buffer> {
  const heading = drawable(card.heading);
  const svg = await layOut(
    <SocialCard
      heading={heading}
      headingSize={await headingSize(heading)}
      agencyName={drawable(card.agencyName)}
      mark={MARK}
      picture={
        picture && { address: await readable(picture), focalPoint: card.picture?.focalPoint ?? { x: 0.5, y: 0.5 } }
      }
    />,
    SOCIAL_CARD_SIZE,
  );
  return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** The largest size, in px, in which a heading fits into its panel with no word broken; else the smallest. */
export async function headingSize(heading: string): Promise<number> {
  const widest = await measure(<Words text={heading} size={LARGEST} />, "width", { height: SOCIAL_CARD_SIZE.height });
  for (const size of SIZES.filter((each) => (widest * each) / LARGEST <= HEADING.width)) {
    const height = await measure(<Heading text={heading} size={size} />, "height", { width: HEADING.width });
    if (height <= HEADING.height) return size;
  }
  return SMALLEST;
}

/** Width or height that something takes when the other is given, in px. */
async function measure(node: ReactNode, side: "width" | "height", size: Size): Promise<number> {
  const svg = await layOut(node, size);
  return Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]);
}

type Size = { width: number } | { height: number };

function layOut(node: ReactNode, size: Size): Promise<string> {
  return satori(node, { ...size, fonts: FONTS, loadAdditionalAsset: async () => NOTHING });
}

/** Without what is invisible, and without scripts that the fonts do not have. */
function drawable(text: string): string {
  const letters = text
    .normalize("NFC")
    .replace(/\p{Cf}|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu, "");
  return letters.replace(/\s+/g, " ").trim();
}

/** What stands where the fonts lack a letter. */
const NOTHING = dataAddress(
  "image/svg+xml",
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
);

/** Address of a picture, upright and in a format that the drawing can hold, no larger than its place. */
async function readable(picture: Buffer): Promise<string> {
  const width = SOCIAL_CARD_SIZE.width - PANEL_WIDTH;
  const upright = sharp(picture).rotate().resize(width, SOCIAL_CARD_SIZE.height, { fit: "outside" });
  return dataAddress("image/jpeg", await upright.jpeg({ quality: 95 }).toBuffer());
}

function dataAddress(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString("base64")}`;
}

function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
