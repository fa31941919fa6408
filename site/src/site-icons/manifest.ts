import type { Identity } from "../layout/Document.tsx";
import { brandVersion, coloursOf } from "../styles/brand-sheet.ts";

/** The web app manifest (W3C). */
export function manifestOf({ agencyName, appearance }: Identity): string {
  const version = appearance ? `?v=${brandVersion(appearance)}` : "";
  const paper = coloursOf(appearance).paper.toUpperCase();
  const manifest = {
    name: agencyName,
    short_name: agencyName,
    lang: "de",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `/favicon.svg${version}`, sizes: "any", type: "image/svg+xml" },
      { src: `/icon-192.png${version}`, sizes: "192x192", type: "image/png" },
      { src: `/icon-512.png${version}`, sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  };
  return JSON.stringify(manifest);
}
