import styles from "./GhostTitle.module.css";

/** The corner that the letters stand in; the edges of the section there cut them. */
export type GhostPlace = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/** Huge outlined letters behind a section (spec §2, ghost title). Decoration: hidden from assistive technology. */
export function GhostTitle({ children, place }: { children: string; place: GhostPlace }) {
  if (children === "") return null;
  return (
    <span className={styles.ghost} data-ghost={place} aria-hidden="true">
      {children}
    </span>
  );
}
