import type { Thumbnail as Picture } from "../../thumbnails.ts";
import styles from "./thumbnails.module.css";

type Props = {
  picture: Picture | null;
  /** Whether entries of this type have pictures: if one is missing, an outline is shown, otherwise blank space. */
  pictured?: boolean;
  isFilm?: boolean;
};

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
