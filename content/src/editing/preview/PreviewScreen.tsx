"use client";

import type { RefObject } from "react";
import styles from "./preview.module.css";
import type { useFrames } from "./useFrames.ts";
import type { PreviewWidth } from "./widths.ts";

type Props = ReturnType<typeof useFrames> & {
  pane: RefObject<HTMLDivElement | null>;
  /** Size of the pane, in px. */
  size: { width: number; height: number };
  /** Layout width of the page, in px, scaled to the pane; null for the pane's width. */
  width: PreviewWidth;
  className?: string | undefined;
};

export function PreviewScreen({ pane, size, width, frames, attach, loaded, className = "" }: Props) {
  const scale = width === null || size.width === 0 ? 1 : Math.min(1, size.width / width);
  const shape = { width: width ?? "100%", height: size.height / scale, transform: `scale(${scale})` };
  const drawn = [frames.shown, frames.loading].filter((frame) => frame !== null);
  return (
    <div className={`${styles.pane} ${className}`} ref={pane}>
      <div className={styles.screen} style={{ width: width === null ? "100%" : width * scale }}>
        {drawn.map(({ key, url }) => (
          <iframe
            key={key}
            ref={(element) => attach(key, element)}
            className={styles.frame}
            style={shape}
            src={url}
            title={key === frames.shown?.key ? "Vorschau" : "Vorschau wird geladen"}
            data-state={key === frames.shown?.key ? "shown" : "loading"}
            onLoad={() => loaded(key)}
          />
        ))}
      </div>
    </div>
  );
}
