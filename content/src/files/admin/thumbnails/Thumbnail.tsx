import type { Thumbnail as Picture } from "../../thumbnails.ts";
import styles from "./thumbnails.module.css";

type Props = {
  picture: Picture | null;
  /** Whether such entries have pictures: one without gets an outline, others only the room. */
  pictured?: boolean;
  isFilm?: boolean;
};

/** A small picture beside the title that says what it is of; a quiet place where there is none. */
export function Thumbnail({ picture, pictured = true, isFilm = false }: Props) {
  if (!picture)
    return <span className={`${styles.frame} ${pictured ? styles.empty : styles.absent}`} aria-hidden="true" />;
  const { url, width, height } = picture;
  return (
    <span className={styles.frame} data-film={isFilm ? "" : undefined}>
      {/* biome-ignore lint/performance/noImgElement: a rendition of its own size */}
      <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </span>
  );
}
