"use client";

import { useField } from "@payloadcms/ui";
import { useAnswer } from "../../ui/use-answer.ts";
import styles from "./fields.module.css";

/** Minimum width in px: narrower pictures look blurred on a large screen. */
const MIN_WIDTH = 1920;

type Picture = { id: number | string; width?: number | null; height?: number | null };

/** Warns below a slide's picture if it is too small or portrait. It can be used anyway. */
export function SlidePictureHint({ path }: { path: string }) {
  const { value } = useField<number | string | null>({ path });
  const picture = useAnswer<Picture>(value ? `/api/media/${value}?depth=0` : null);
  const { width, height } = picture?.id === value ? (picture ?? {}) : {}; // the data of the previous picture doesn't count
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
