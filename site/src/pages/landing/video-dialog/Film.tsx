import { useEffect, useRef } from "react";
import type { Video } from "../../../content/domain.ts";
import { prefersReducedMotion } from "../../../ui/reduced-motion.ts";
import styles from "./VideoDialog.module.css";

/**
 * A looping, muted film that plays by itself (spec §2, video dialog), unless the visitor has asked for reduced motion.
 * Its controls stop it (WCAG 2.2.2).
 *
 * @param playing while false it holds no file, only its poster: nothing is loaded and nothing goes on
 */
export function Film({ film, title, playing }: { film: Video; title: string; playing: boolean }) {
  const element = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = element.current;
    if (!video || !playing) return;
    video.src = film.url;
    return () => {
      // Taking the address away is not enough: only loading nothing ends the download (HTML standard, media elements).
      video.removeAttribute("src");
      video.load();
    };
  }, [film.url, playing]);

  return (
    <video
      ref={element}
      className={styles.film}
      autoPlay={!prefersReducedMotion()}
      loop
      muted
      controls
      playsInline
      preload="metadata"
      poster={film.posterUrl ?? undefined}
      aria-label={title}
    />
  );
}
