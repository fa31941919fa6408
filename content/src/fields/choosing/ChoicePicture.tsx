"use client";

import { useState } from "react";
import type { Choice } from "./choice.ts";
import styles from "./choosing.module.css";

type Props = Pick<Choice, "thumbnail" | "drawing"> & { instead: string | undefined };

/** A choice's picture or drawing; `instead`, a word or two, where it has none or where it does not load. */
export function ChoicePicture({ thumbnail, drawing, instead }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (drawing) return <Drawing path={drawing} />;
  if (!thumbnail || broken === thumbnail.url) return <span className={styles.noPicture}>{instead}</span>;
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

/** A symbol as the site draws it, in the colour of the text. */
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
