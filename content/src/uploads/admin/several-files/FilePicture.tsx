"use client";

import { useEffect, useState } from "react";
import type { Item } from "./item.ts";
import styles from "./several-files.module.css";

type Props = { item: Item; large?: boolean };

/** The picture or film itself, from this computer until the library has it; a sign where this browser draws neither. */
export function FilePicture({ item: { file, name, isFilm, isPdf, stored }, large = false }: Props) {
  const local = useObjectUrl(isPdf ? null : file);
  const [broken, setBroken] = useState<readonly string[]>([]); // HEIC and TIFF: few browsers draw one
  const ofLibrary = stored && (large ? `/uploads/${stored.filename}` : stored.thumbnailURL);
  const sources = large ? [local, ofLibrary] : [ofLibrary, local];
  const source = sources.find((each) => each && !broken.includes(each));
  const onError = () => setBroken((before) => (source ? [...before, source] : before));
  const className = large ? styles.large : styles.thumbnail;
  if (!source || isPdf) return <span className={className}>{/\w+$/.exec(name)?.[0].toUpperCase()}</span>;
  if (isFilm && large)
    return (
      <video className={className} src={source} controls muted playsInline aria-label="Der Film" onError={onError} />
    );
  if (!isFilm)
    // biome-ignore lint/performance/noImgElement: a file of this computer
    return <img className={className} src={source} alt="" decoding="async" onError={onError} />;
  return (
    <span className={className} data-film="">
      {source === local ? (
        <video src={source} muted playsInline preload="metadata" onError={onError} />
      ) : (
        // biome-ignore lint/performance/noImgElement: a rendition of its own size
        <img src={source} alt="" onError={onError} />
      )}
    </span>
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
