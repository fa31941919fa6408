"use client";

import { useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import styles from "./fields.module.css";

/** Narrower pictures look blurred on a large screen, in px. */
const MIN_WIDTH = 1920;

type Size = { width?: number | null; height?: number | null };

/** Below the picture of a slide: a warning if it is too small or upright. It may be used all the same. */
export function SlidePictureHint({ path }: { path: string }) {
  const { value } = useField<number | string | null>({ path });
  const [size, setSize] = useState<Size | null>(null);

  useEffect(() => {
    setSize(null);
    if (!value) return;
    const stop = new AbortController();
    fetch(`/api/media/${value}?depth=0`, { credentials: "include", signal: stop.signal })
      .then(async (answer) => answer.ok && setSize((await answer.json()) as Size))
      .catch(() => {}); // a hint, and no more
    return () => stop.abort();
  }, [value]);

  const { width, height } = size ?? {};
  if (!width || !height || (width >= MIN_WIDTH && width >= height)) return null;
  const reason =
    width < MIN_WIDTH
      ? `ist nur ${width} Pixel breit und wird auf großen Bildschirmen unscharf; besser sind ${MIN_WIDTH} oder mehr`
      : "ist ein Hochformat und wird auf breiten Bildschirmen stark beschnitten";
  return (
    <p className={styles.hint} role="status">
      Hinweis: Dieses Bild {reason}.
    </p>
  );
}
