import styles from "./GhostTitle.module.css";

/**
 * The word behind a heading (spec §2, ghost title and background word): in the page's margin, or on its heading's line,
 * whole and quiet (docs/decisions/182). Its text is in the page; being inert, it is left out by assistive technology, by a
 * search in the page and by what a visitor copies.
 */
export function GhostTitle({ children, className }: { children: string; className?: string | undefined }) {
  if (children === "") return null;
  return (
    <span className={className ? `${styles.ghost} ${className}` : styles.ghost} data-ghost="" aria-hidden="true" inert>
      {children}
    </span>
  );
}
