"use client";

import { ICON_DRAWINGS } from "@schaufenster/contract/icon-drawings";
import { useState } from "react";
import type { Choice } from "./choice.ts";

/** Drawings for kinds without pictures. */
const DRAWINGS: Partial<Record<string, string>> = {
  Seite: ICON_DRAWINGS.text,
  Abschnitt: ICON_DRAWINGS.template,
  Leistung: ICON_DRAWINGS.template,
  Kategorie: ICON_DRAWINGS.template,
  PDF: ICON_DRAWINGS.book,
};

/** A choice's picture; its drawing if there is none or it doesn't load. */
export function ChoicePicture({ thumbnail, kind = "", drawing = DRAWINGS[kind] }: Partial<Choice>) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!thumbnail || broken === thumbnail.url) return drawing ? <Drawing path={drawing} /> : <span>Kein Bild</span>;
  const { url, width, height } = thumbnail;
  return (
    // biome-ignore lint/performance/noImgElement: a rendition of its own size
    <img
      src={url}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  );
}

/** An icon as on the site, in the text's colour. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
