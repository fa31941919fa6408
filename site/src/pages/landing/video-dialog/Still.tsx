import type { Picture as PictureContent } from "../../../content/domain.ts";
import { Picture } from "../../../ui/Picture.tsx";
import styles from "./VideoDialog.module.css";

/** A credential that is a picture; its alternative text stands beside it as text. */
export function Still({ picture }: { picture: PictureContent }) {
  return <Picture picture={picture} sizes="(width < 60rem) 100vw, 60rem" alternativeText="" className={styles.still} />;
}
