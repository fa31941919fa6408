import type { Picture as PictureContent } from "../content/domain.ts";
import styles from "./FramedPicture.module.css";
import { Picture } from "./Picture.tsx";

/** A picture with a white border, a small shadow and its caption below. */
export function FramedPicture({
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
    <figure className={className}>
      <div className={styles.mat}>
        <Picture picture={picture} sizes={sizes} priority={priority} className={styles.picture} />
      </div>
      {picture.caption && <figcaption className={styles.caption}>{picture.caption}</figcaption>}
    </figure>
  );
}
