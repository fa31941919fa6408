import styles from "./GhostTitle.module.css";

/**
 * The word behind a heading (spec §2, ghost title and background word): in the heading's own letters, whole, in a colour a
 * little off the ground. Decoration: the style sheet draws it, without a word for assistive technology.
 */
export function GhostTitle({ children, className }: { children: string; className?: string | undefined }) {
  if (children === "") return null;
  return (
    <span className={className ? `${styles.ghost} ${className}` : styles.ghost} data-ghost="" data-word={children} />
  );
}
