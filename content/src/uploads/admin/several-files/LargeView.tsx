"use client";

import { useEffect, useState } from "react";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";

/** The picture or film itself, from this computer where the browser shows it, else from the library. */
export function LargeView({ item: { file, isFilm, stored } }: { item: Item }) {
  const [local, setLocal] = useState<string>();
  const [isShown, setShown] = useState(true); // TIFF and HEIC are not: few browsers draw one
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const source = file && isShown ? local : stored && `/uploads/${stored.filename}`;
  if (!source) return <div className={styles.large} />;
  if (isFilm) return <video className={styles.large} src={source} controls muted playsInline aria-label="Der Film" />;
  // biome-ignore lint/performance/noImgElement: a file of this computer
  return <img className={styles.large} src={source} alt="" onError={() => setShown(false)} />;
}
