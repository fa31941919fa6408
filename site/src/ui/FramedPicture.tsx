import type { Picture as PictureContent } from "../content/domain.ts";
import styles from "./FramedPicture.module.css";
import { Picture } from "./Picture.tsx";

/** A picture hung like a print: white border, a little shadow where it stands off the wall, its caption below. */
export function Print({
  picture,
  sizes,
  priority = false,
  className,
}: {
  picture: PictureContent;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
}) {
  return (
    <figure className={className ? `${styles.print} ${className}` : styles.print}>
      <div className={styles.mat}>
        <Picture picture={picture} sizes={sizes} priority={priority} className={styles.picture} />
      </div>
      {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  );
}
