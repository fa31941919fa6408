"use client";

import { DEFAULT_COLOURS } from "@schaufenster/contract/appearance/choice";
import type { Appearance, Media } from "../../payload-types.ts";
import { useAnswer } from "../../ui/use-answer.ts";
import styles from "./sharing.module.css";
import type { SharedPage } from "./useSharedPage.ts";

const CENTRE = 50;

/** A shared link's picture: the chosen one, or the site's card (site/src/social-card) in its colours. */
export function Card({ page }: { page: SharedPage }) {
  const media = useAnswer<Media>(page.picture === null ? null : `/api/media/${page.picture}?depth=0`);
  const appearance = useAnswer<Appearance>("/api/globals/appearance?depth=0");
  const filename = media?.sizes?.large?.filename ?? media?.filename;
  const position = `${media?.focalX ?? CENTRE}% ${media?.focalY ?? CENTRE}%`;
  // biome-ignore lint/performance/noImgElement: an existing rendition
  const picture = filename && <img src={`/uploads/${filename}`} alt="" style={{ objectPosition: position }} />;
  if (page.fills) return <div className={styles.card}>{picture}</div>;
  const { ink, paper } = { ...DEFAULT_COLOURS, ...given(appearance) };
  return (
    <div className={styles.card} style={{ background: ink, color: paper }}>
      <div className={styles.panel}>
        <span>{page.agencyName}</span>
        <strong>{page.heading}</strong>
      </div>
      {picture}
    </div>
  );
}

function given(appearance: Appearance | null): { ink?: string; paper?: string } {
  return {
    ...(appearance?.ink ? { ink: appearance.ink } : {}),
    ...(appearance?.paper ? { paper: appearance.paper } : {}),
  };
}
