import type { ComponentProps } from "react";
import styles from "./Button.module.css";

/** `primary` has the accent colour, with one in view at a time; `plain` has the section's two colours. */
type ButtonVariant = "plain" | "primary";

function classOf(variant: ButtonVariant, className: string | undefined): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(" ");
}

export function Button({
  variant = "plain",
  className,
  ...rest
}: ComponentProps<"button"> & { variant?: ButtonVariant }) {
  return <button type="button" {...rest} className={classOf(variant, className)} />;
}

export function ButtonLink({
  variant = "plain",
  className,
  ...rest
}: ComponentProps<"a"> & { variant?: ButtonVariant }) {
  return <a {...rest} className={classOf(variant, className)} />;
}
