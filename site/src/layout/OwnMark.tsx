import type { Mark } from "../content/domain.ts";
import { markPath } from "../content/mark-path.ts";
import styles from "../styles/own-mark.module.css";

/** A mark wider than this, in multiples of its height, leaves no room for a name beside it on a phone. */
const WIDE = 1.6;

/** Intrinsic height in px of a mark's picture; the styles set the displayed size. */
const HEIGHT_PX = 100;

/** An agency's uploaded mark: in its own colours, on a ground on which they are visible, or in the text's colour. */
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
