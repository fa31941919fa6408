import type { ComponentProps } from "react";
import styles from "./Button.module.css";

/** `loud` is vermilion, one in view at a time; `plain` is drawn in the section's own two colours. */
export type Volume = "plain" | "loud";

function classOf(volume: Volume, className: string | undefined): string {
  return [styles.button, styles[volume], className].filter(Boolean).join(" ");
}

export function Button({ volume = "plain", className, ...rest }: ComponentProps<"button"> & { volume?: Volume }) {
  return <button type="button" {...rest} className={classOf(volume, className)} />;
}

export function ButtonLink({ volume = "plain", className, ...rest }: ComponentProps<"a"> & { volume?: Volume }) {
  return <a {...rest} className={classOf(volume, className)} />;
}
