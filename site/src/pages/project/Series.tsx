import type { Credential, Picture as PictureContent, Video } from "../../content/domain.ts";
import { previewUrl } from "../../content/preview-url.ts";
import { isUpright } from "../../content/upright.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Series.module.css";
import { type Span, spansOf, widthLimitOf } from "./series-rows.ts";

/** Widths that Series.module.css gives a picture, as `sizes` has them. */
const SIZES: Record<Span, string> = {
  2: "(width < 40rem) 100vw, (width < 120rem) 30vw, 36rem",
  3: "(width < 40rem) 100vw, (width < 120rem) 45vw, 53rem",
  4: "(width < 40rem) 100vw, (width < 120rem) 60vw, 71rem",
  6: "(width < 40rem) 100vw, (width < 120rem) 92vw, 108rem",
};

/** Pictures and films of a project, large. A picture is a link to its large file, which lightbox.ts opens in place. */
export function Series({ files }: { files: Credential[] }) {
  const spans = spansOf(files);
  return (
    <ul className={styles.series} data-series="" data-limit={widthLimitOf(files, spans)}>
      {files.map((file, index) => {
        const span = spans[index] ?? 6;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, and a file may come twice
          <li key={index} className={styles.file} data-span={span} data-upright={isUpright(file) ? "" : undefined}>
            <figure>
              {file.kind === "video" ? <Film film={file} /> : <Still picture={file} sizes={SIZES[span]} />}
              {file.caption && <figcaption className={styles.caption}>{file.caption}</figcaption>}
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

function Still({ picture, sizes }: { picture: PictureContent; sizes: string }) {
  const webp = picture.sets.find(({ type }) => type === "image/webp") ?? picture.sets.at(-1);
  const largest = webp?.renditions.at(-1);
  return (
    <a
      className={styles.link}
      href={largeUrl(picture)}
      data-lightbox={largest?.url}
      data-srcset={webp?.renditions.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      data-width={picture.width ?? undefined}
      data-height={picture.height ?? undefined}
      data-caption={picture.caption ?? undefined}
    >
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
    </a>
  );
}

/** For browsers without script. */
const largeUrl = (picture: PictureContent) => picture.sets.at(-1)?.renditions.at(-1)?.url ?? previewUrl(picture);

function Film({ film }: { film: Video }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the agency's films have no speech; their text says what is seen
    <video
      className={styles.film}
      src={film.url}
      poster={film.posterUrl ?? undefined}
      aria-label={film.alternativeText || film.caption || "Film"}
      controls
      playsInline
      preload="none"
    />
  );
}
