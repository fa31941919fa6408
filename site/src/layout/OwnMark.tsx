import type { Mark } from "../content/domain.ts";
import { markPath } from "../content/mark.ts";
import styles from "../styles/own-mark.module.css";

/** Wider than this, in parts of its height, a mark leaves no room for a name beside it on a phone. */
const WIDE = 1.6;

/** Height in px that a mark's picture says it has; the styles say how large it is drawn. */
const HEIGHT_PX = 100;

/** A mark that an agency has uploaded: in its own colours, on a ground on which they are seen, or in the colour of the text. */
export function OwnMark({ mark, className }: { mark: Mark; className?: string | undefined }) {
  const { shown, ground, ratio } = mark;
  const classes = [styles.mark, className].filter(Boolean).join(" ");
  const common = { className: classes, "data-wide": ratio > WIDE ? "" : undefined };
  if (shown === "single") return <span {...common} data-shown="single" aria-hidden="true" />;
  return (
    <span {...common} data-ground={ground ?? undefined} aria-hidden="true">
      <img src={markPath(mark)} alt="" width={Math.round(HEIGHT_PX * ratio)} height={HEIGHT_PX} />
    </span>
  );
}
