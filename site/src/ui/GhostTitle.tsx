import styles from "./GhostTitle.module.css";

/**
 * The word behind a heading (spec §2, ghost title and background word): in the page's margin, or on its heading's line,
 * complete and subtle (docs/decisions/182). Its text is inert, so that assistive technology, find in page and copying
 * skip it.
 */
export function GhostTitle({ children, className }: { children: string; className?: string | undefined }) {
  if (children === "") return null;
  return (
    <span className={className ? `${styles.ghost} ${className}` : styles.ghost} data-ghost="" aria-hidden="true" inert>
      {children}
    </span>
  );
}
