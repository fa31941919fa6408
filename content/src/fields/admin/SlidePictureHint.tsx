"use client";

import { useField } from "@payloadcms/ui";
import { useAnswer } from "../../ui/use-answer.ts";
import styles from "./fields.module.css";

/** Narrower pictures look blurred on a large screen, in px. */
const MIN_WIDTH = 1920;

type Picture = { id: number | string; width?: number | null; height?: number | null };

/** Below the picture of a slide: a warning if it is too small or upright. It may be used all the same. */
export function SlidePictureHint({ path }: { path: string }) {
  const { value } = useField<number | string | null>({ path });
  const picture = useAnswer<Picture>(value ? `/api/media/${value}?depth=0` : null);
  const { width, height } = picture?.id === value ? (picture ?? {}) : {}; // not that of the picture before
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
