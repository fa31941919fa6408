import { createHash } from "node:crypto";
import type { Appearance, Picture } from "../content/domain.ts";
import type { Identity } from "../layout/Document.tsx";
import type { Head } from "../layout/head.ts";
import { brandVersion } from "../styles/brand-sheet.ts";

/** Increment with every change of the drawing, so that cached cards are redrawn. */
const DRAWING = 2;

/** Content of a page's link preview picture. */
export type SocialCardContent = {
  heading: string;
  agencyName: string;
  picture: Picture | null;
  /** The picture was chosen to replace the drawn card: it fills the card, without text. */
  fills: boolean;
  appearance: Appearance | null;
};

/** Null for pages that search engines may not index. */
export function cardOf(head: Head, identity: Identity | null): SocialCardContent | null {
  if (head.canonicalPath === null || identity === null) return null;
  const { agencyName, appearance } = identity;
  const { heading, image, shareImage } = head;
  return { heading, agencyName, picture: shareImage ?? image, fills: Boolean(shareImage), appearance };
}

export function digestOf({ heading, agencyName, picture, fills, appearance }: SocialCardContent): string {
  const brand = appearance ? [brandVersion(appearance)] : [];
  const content = [
    DRAWING,
    heading,
    agencyName,
    picture?.url,
    picture?.focalPoint,
    ...(fills ? ["fills"] : []),
    ...brand,
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 16);
}

/** Path of a page's card; `key` names the page. */
export function cardPath(key: string, card: SocialCardContent): string {
  return `/social-card/${key}.jpg?v=${digestOf(card)}`;
}
