import type { Typeface } from "@schaufenster/contract/appearance/choice";
import type { ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import { SOCIAL_CARD_SIZE } from "../layout/head.ts";
import { coloursOf } from "../styles/brand-sheet.ts";
import type { SocialCardContent } from "./card-content.ts";
import { cardMark } from "./card-mark.ts";
import { CENTRE, cropToCard } from "./crop.ts";
import { dataAddress } from "./data-address.ts";
import { FONTS } from "./fonts.ts";
import { HEADING, Heading, LARGE_MARK, MARK, PANEL_WIDTH, SocialCard, Words } from "./SocialCard.tsx";

/** Font sizes to try, largest first, in px; the last is used in any case. */
const SIZES = [84, 76, 68, 60, 54, 48, 42, 36];
const LARGEST = Math.max(...SIZES);
const SMALLEST = Math.min(...SIZES);

const JPEG_QUALITY = 84;

/**
 * Draws the card as a JPEG: the heading on ink, beside the page's picture, cropped around its focal point; or only the
 * picture, if chosen for that.
 * @param picture the picture's file; null or an unreadable one draws the agency's mark instead
 */
export async function drawCard(card: SocialCardContent, picture: Buffer | null): Promise<Buffer> {
  const alone =
    card.fills && picture && (await cropToCard(picture, card.picture?.focalPoint ?? CENTRE).catch(() => null));
  if (alone) return alone;
  const heading = drawable(card.heading);
  const { appearance } = card;
  const typeface = appearance?.typeface ?? "bricolage";
  const { ink, paper } = coloursOf(appearance);
  const address = picture && (await readable(picture).catch(() => null)); // unreadable: as if there were none
  const svg = await layOut(
    <SocialCard
      heading={heading}
      headingSize={await headingSize(heading, typeface)}
      agencyName={drawable(card.agencyName)}
      colours={{ ink, paper }}
      mark={await cardMark(appearance, MARK)}
      largeMark={await cardMark(appearance, appearance?.mark ? LARGE_MARK.own : LARGE_MARK.aperture)}
      picture={address === null ? null : { address, focalPoint: card.picture?.focalPoint ?? CENTRE }}
    />,
    SOCIAL_CARD_SIZE,
    typeface,
  );
  return sharp(Buffer.from(svg)).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** The largest font size, in px, at which a heading fits its panel with no word broken, otherwise the smallest. */
export async function headingSize(heading: string, typeface: Typeface = "bricolage"): Promise<number> {
  const room = { height: SOCIAL_CARD_SIZE.height };
  const widest = await measure(<Words text={heading} size={LARGEST} />, "width", room, typeface);
  for (const size of SIZES.filter((each) => (widest * each) / LARGEST <= HEADING.width)) {
    const height = await measure(<Heading text={heading} size={size} />, "height", { width: HEADING.width }, typeface);
    if (height <= HEADING.height) return size;
  }
  return SMALLEST;
}

/** The width or height of a node when the other is given, in px. */
async function measure(node: ReactNode, side: "width" | "height", size: Size, typeface: Typeface): Promise<number> {
  const svg = await layOut(node, size, typeface);
  return Number(new RegExp(` ${side}="([\\d.]+)"`).exec(svg)?.[1]);
}

type Size = { width: number } | { height: number };

function layOut(node: ReactNode, size: Size, typeface: Typeface): Promise<string> {
  return satori(node, { ...size, fonts: FONTS[typeface], loadAdditionalAsset: async () => NOTHING });
}

/** Removes invisible characters, and scripts that the fonts lack. */
function drawable(text: string): string {
  const letters = text
    .normalize("NFC")
    .replace(/\p{Cf}|[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu, "");
  return letters.replace(/\s+/g, " ").trim();
}

const NOTHING = dataAddress(
  "image/svg+xml",
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
);

/** A picture's data URL, upright, in a format that satori supports, no larger than its place. */
async function readable(picture: Buffer): Promise<string> {
  const width = SOCIAL_CARD_SIZE.width - PANEL_WIDTH;
  const upright = sharp(picture).rotate().resize(width, SOCIAL_CARD_SIZE.height, { fit: "outside" });
  return dataAddress("image/jpeg", await upright.jpeg({ quality: 95 }).toBuffer());
}
