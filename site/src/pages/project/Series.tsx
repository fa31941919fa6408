import type { Credential, Picture as PictureContent, Video } from "../../content/domain.ts";
import { previewUrl } from "../../content/preview-url.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Series.module.css";

const WIDE = "(width < 64rem) 100vw, 75vw";
const HALF = "(width < 40rem) 100vw, (width < 64rem) 50vw, 38vw";

/**
 * Pictures and films of a project, large: one fills the width, two stand side by side, more make two columns. A picture is a link
 * to its large file, which lightbox.ts opens in place.
 */
export function Series({ files }: { files: Credential[] }) {
  const sizes = files.length === 1 ? WIDE : HALF;
  return (
    <ul className={styles.series} data-series={files.length === 1 ? "one" : files.length === 2 ? "pair" : "rows"}>
      {files.map((file, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, and a file may come twice
        <li key={index} className={styles.file} data-upright={isUpright(file) ? "" : undefined}>
          <figure className={styles.figure}>
            {file.kind === "video" ? <Film film={file} /> : <Still picture={file} sizes={sizes} />}
            {file.caption && <figcaption className={styles.caption}>{file.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

const isUpright = (file: Credential) =>
  file.kind === "picture" && file.width !== null && file.height !== null && file.height > file.width;

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
