import type { Mark } from "../content/domain.ts";
import { markPath } from "../content/mark-path.ts";
import styles from "../styles/own-mark.module.css";

/** Width to height from which there is no room for a name on phones. */
const WIDE = 1.6;

/** Intrinsic height in px; styles set the displayed size. */
const HEIGHT_PX = 100;

/** An agency's uploaded mark: in its own colours on a suitable background, or in the text's colour. */
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
