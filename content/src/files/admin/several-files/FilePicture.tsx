"use client";

import { useEffect, useState } from "react";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";

/** A preview of the picture or film, local until the file is stored; an icon if the browser can't display it. */
export function FilePicture({ item: { file, name, isFilm, isPdf, stored } }: { item: Item }) {
  const [local, setLocal] = useState<string | null>(null);
  const [broken, setBroken] = useState<string | null>(null); // HEIC and TIFF: few browsers display them
  useEffect(() => {
    if (!file || isPdf) return;
    const made = URL.createObjectURL(file);
    setLocal(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPdf]);
  const source = stored?.thumbnailURL || local;
  const isShown = source && source !== broken;
  const shown = { src: source ?? "", onError: () => setBroken(source) };
  return (
    <span className={styles.thumbnail} data-film={isFilm && isShown ? "" : undefined}>
      {!isShown && name.split(".").at(-1)?.toUpperCase()}
      {isShown && isFilm && source === local && <video {...shown} muted playsInline preload="metadata" />}
      {/* biome-ignore lint/performance/noImgElement: a file of this computer, or a rendition of its own size */}
      {isShown && !(isFilm && source === local) && <img {...shown} alt="" decoding="async" />}
    </span>
  );
}
