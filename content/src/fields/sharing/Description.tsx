"use client";

import { TextareaField } from "@payloadcms/ui";
import { DESCRIPTION_MAX } from "@schaufenster/contract/page-description";
import type { TextareaFieldClientComponent } from "payload";
import type { ComponentProps } from "react";
import styles from "./sharing.module.css";
import { useSharedPage } from "./useSharedPage.ts";

/** The description for search engines, with the default as a placeholder and the length below. */
export function Description(props: ComponentProps<TextareaFieldClientComponent>) {
  const { written, standard } = useSharedPage();
  const field = { ...props.field, admin: { ...props.field.admin, placeholder: standard } };
  const length = written.replace(/\s+/g, " ").length;
  return (
    <div className={styles.description}>
      <TextareaField {...props} field={field} />
      <p className={length > DESCRIPTION_MAX ? styles.tooLong : styles.length} role="status">
        {length === 0 && `Suchmaschinen zeigen bis zu ${DESCRIPTION_MAX} Zeichen.`}
        {length > 0 && length <= DESCRIPTION_MAX && `${length} von ${DESCRIPTION_MAX} Zeichen`}
        {length > DESCRIPTION_MAX &&
          `${length} Zeichen: Suchmaschinen zeigen ${DESCRIPTION_MAX}, der Rest wird abgeschnitten.`}
      </p>
    </div>
  );
}
