import type { ComponentProps } from "react";
import styles from "./ArrowLink.module.css";
import { NEXT } from "./drawings/next.ts";
import { Icon } from "./Icon.tsx";

export function ArrowLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={className ? `${styles.link} ${className}` : styles.link}>
      {children}
      <Icon drawing={NEXT} />
    </a>
  );
}
