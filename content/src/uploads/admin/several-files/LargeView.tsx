"use client";

import { useEffect, useState } from "react";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";

/** The picture or film itself, from this computer as long as it has not arrived. */
export function LargeView({ item: { file, isFilm, stored } }: { item: Item }) {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const source = file ? local : `/uploads/${stored?.filename}`;
  if (!source) return <div className={styles.large} />;
  if (isFilm) return <video className={styles.large} src={source} controls muted playsInline aria-label="Der Film" />;
  // biome-ignore lint/performance/noImgElement: a file of this computer
  return <img className={styles.large} src={source} alt="" />;
}
