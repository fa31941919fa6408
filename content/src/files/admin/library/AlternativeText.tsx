"use client";

import { TextareaField, useFormFields } from "@payloadcms/ui";
import { PDF_TYPE } from "@schaufenster/contract/media";
import type { TextareaFieldClientComponent } from "payload";
import type { ComponentProps } from "react";

/** The alternative text of a picture or film. A PDF has none; a `condition` would also hide the field for new files. */
export function AlternativeText(props: ComponentProps<TextareaFieldClientComponent>) {
  const isPdf = useFormFields(([fields]) => fields.mimeType?.value === PDF_TYPE);
  return isPdf ? null : <TextareaField {...props} />;
}
