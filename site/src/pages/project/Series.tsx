import type { Credential, Picture as PictureContent, Video } from "../../content/domain.ts";
import { previewUrl } from "../../content/preview-url.ts";
import { Picture, type Widths } from "../../ui/Picture.tsx";
import sign from "./FilmSign.module.css";
import styles from "./Series.module.css";
import { PAGE, type Row, rowsOf } from "./series-rows.ts";

/** A project's pictures and films, large. A picture links to its large file, which lightbox.ts opens in place. */
export function Series({ files }: { files: Credential[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: its items are in rows, which `ul` cannot have
    <div className={styles.series} data-series="" role="list">
      {rowsOf(files).map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, and a file may come twice
          key={index}
          className={styles.row}
          data-ratio={row.ratio}
          data-width={row.width}
          data-bleed={row.bleeds ? "" : undefined}
        >
          {row.files.map(({ file, ratio }, place) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={place}
              className={styles.file}
              role="listitem"
              data-ratio={row.files.length > 1 ? ratio : undefined}
            >
              <figure>
                {file.kind === "video" ? (
                  <Film film={file} widths={widthsIn(row, file, ratio)} />
                ) : (
                  <Still picture={file} widths={widthsIn(row, file, ratio)} />
                )}
                {file.caption && <figcaption className={styles.caption}>{file.caption}</figcaption>}
              </figure>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Width shared by a row's pictures, without the page's margins and gutters, in vw (styles/tokens.css). */
const contentOf = ({ files }: Row) => 90.8 - 2 * (files.length - 1);

/**
 * Picture widths as in Series.module.css: row height times its own ratio. Each limit has its own condition, since
 * WebKit doesn't support `min()` there.
 */
function widthsIn(row: Row, file: Credential, ratio: number): Widths {
  // Ignores the tenth less of rows that aren't full width: not worth the extra conditions in every document.
  if (row.bleeds) return { phone: 100 };
  const sum = row.files.reduce((total, file) => total + file.ratio, 0);
  const part = row.files.length === 1 ? 1 : ratio / sum;
  const width = contentOf(row) * part;
  const widest = Math.round((row.width ?? PAGE) * part * 16);
  const limit = file.kind === "picture" ? Math.min(widest, file.width ?? widest) : widest;
  const others = [
    `(width >= ${Math.round((limit / width) * 100)}px) ${limit}px`,
    // As tall as the window.
    ...(row.ratio ? [`(aspect-ratio > ${row.ratio}/91) ${Math.round(row.ratio * part)}vh`] : []),
    `${Math.round(width)}vw`,
  ].join(", ");
  return { phone: 100, isPhone: "width < 40rem", others };
}

function Still({ picture, widths }: { picture: PictureContent; widths: Widths }) {
  return (
    <a className={styles.link} href={largeUrl(picture)} data-lightbox="">
      <Picture picture={picture} widths={widths} className={styles.picture} />
    </a>
  );
}

const largeUrl = (picture: PictureContent) => picture.sets.at(-1)?.renditions.at(-1)?.url ?? previewUrl(picture);

/** A still that links to the film; series-links.ts plays it in place, without script it opens the file. */
function Film({ film: { url, still, subtitlesUrl }, widths }: { film: Video; widths: Widths }) {
  return (
    <div className={styles.stage}>
      <a href={url} data-film="" data-subtitles={subtitlesUrl ?? undefined}>
        {still && <Picture picture={still} widths={widths} className={styles.still} />}
        <span className={`${sign.sign} ${styles.play}`} data-screen-only="">
          Film ansehen
        </span>
      </a>
    </div>
  );
}
